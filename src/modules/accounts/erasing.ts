import { DomainError } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import type { AccountsContext } from './context.ts';
import { requirePresentPassword } from './credentials.ts';
import { isReturnable, useLink as spendLink } from './email-links.ts';
import { type CustomerRow, selectCustomer } from './queries.ts';
import { sendLink } from './send-link.ts';
import { requireCustomer } from './service.ts';
import { requireOpenSession } from './sessions.ts';
import type { TokenSubject } from './tokens.ts';

/**
 * Queues the letter whose link erases the account. It takes both proofs: the password here, the mailbox there. Returns whose it is. Throws `invalid`
 * for a wrong password, `email_changed_lately` while the owner of the address before can take the account back.
 */
export async function askToErase(
  context: AccountsContext,
  subject: TokenSubject,
  password: string,
  origin: RequestOrigin,
): Promise<CustomerRow> {
  const found = await requireCustomer(context.db, subject);
  await requirePresentPassword(found, password, 'password');
  await context.db.transaction(async (db) => {
    const customer = await requireOpenSession(db, subject);
    await requireSettled({ ...context, db }, customer);
    const { id: customerId, email } = customer;
    await sendLink({ ...context, db }, { customerId, purpose: 'erase', email }, origin);
  });
  return found;
}

/**
 * Uses the link of that letter and answers whose account it erases, with a row lock. `db`: the transaction that erases it. Throws `link_invalid` and
 * `email_changed_lately`.
 */
export async function takeErasure(
  context: Pick<AccountsContext, 'db' | 'clock'>,
  key: string,
): Promise<CustomerRow> {
  const { db, clock } = context;
  const link = await spendLink(db, { purpose: 'erase', token: key }, clock.now());
  const customer = link && (await selectCustomer(db, link.customerId));
  if (!customer || customer.email !== link.email) throw new DomainError('link_invalid');
  await requireSettled(context, customer);
  return customer;
}

async function requireSettled(
  { db, clock }: Pick<AccountsContext, 'db' | 'clock'>,
  { id: customerId, email }: CustomerRow,
): Promise<void> {
  if (await isReturnable(db, { customerId, email }, clock.now())) {
    throw new DomainError('email_changed_lately');
  }
}
