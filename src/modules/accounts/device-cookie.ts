import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKnownDevices } from '#platform/http/known-devices.ts';
import type { Attempt } from '#platform/security/limit-attempts.ts';
import type { AccountsContext } from './context.ts';
import { type CustomerRow, selectCustomerByEmail } from './queries.ts';
import { SESSION_LIFE } from './sessions.ts';

export interface CustomerAttempt extends Attempt {
  /** Whether the account of a known device has proved the mailbox. */
  readonly isProved: boolean;
}

export interface CustomerDevices {
  /** Who tries to get into the account of this e-mail. */
  attemptOf(request: FastifyRequest, email: string): Promise<CustomerAttempt>;
  /** Remembers that this device has proved the account of this e-mail. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void>;
}

/** The devices that have signed in to accounts of customers. Each change of the password ends them, and so does 'Это не я'. */
export function customerDevices(
  { db, clock, tokenKey: key }: Pick<AccountsContext, 'db' | 'clock' | 'tokenKey'>,
  secure: boolean,
): CustomerDevices {
  const known = createKnownDevices({
    clock,
    key,
    cookie: 'known_device',
    sameSite: 'lax',
    secure,
    life: SESSION_LIFE,
  });
  return {
    async attemptOf(request, email) {
      let customer: CustomerRow | undefined;
      const device = await known.find(request, email, async () => {
        customer = await selectCustomerByEmail(db, email);
        return customer?.passwordHash;
      });
      const isProved = device !== undefined && customer?.emailProvedAt != null;
      return { ip: request.ip, account: email.toLowerCase(), device, isProved };
    },
    async remember(request, reply, email) {
      const customer = await selectCustomerByEmail(db, email);
      if (customer) await known.remember({ request, reply }, email, customer.passwordHash);
    },
  };
}
