import { DomainError } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import type { AccountsContext } from './context.ts';
import { useLink } from './email-links.ts';
import { selectCustomer, updateCustomer } from './queries.ts';
import { sendLink } from './send-link.ts';
import { requireCustomer } from './service.ts';
import type { TokenSubject } from './tokens.ts';

/** Queues the letter whose link joins guest orders with the customer's address to the account. */
export async function requestGuestOrders(
  context: AccountsContext,
  subject: TokenSubject,
  origin: RequestOrigin,
): Promise<void> {
  const { id: customerId, email } = await requireCustomer(context.db, subject);
  await context.db.transaction((db) =>
    sendLink({ ...context, db }, { customerId, purpose: 'orders', email }, origin),
  );
}

/**
 * Joins guest orders with the customer's address to the account. It takes both proofs in one request: the key of the
 * letter (the mailbox) and the account's bearer (the person in the account). Returns the e-mail. Throws
 * `link_invalid`.
 */
export async function joinGuestOrders(
  { db, clock, onAddressProved }: AccountsContext,
  { customerId }: TokenSubject,
  key: string,
): Promise<string> {
  const now = clock.now();
  return db.transaction(async (db) => {
    const link = await useLink(db, { purpose: 'orders', token: key, customerId }, now);
    const customer = link && (await selectCustomer(db, customerId));
    if (!customer || customer.email !== link.email) throw new DomainError('link_invalid');
    await updateCustomer(db, customerId, { emailConfirmedAt: now, emailProvedAt: now });
    await onAddressProved(db, customerId, customer.email);
    return customer.email;
  });
}
