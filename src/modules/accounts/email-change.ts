import { accountMessages } from '#messages/accounts.ts';
import { isUniqueViolation } from '#platform/database/failures.ts';
import { DomainError, invalid } from '#platform/domain-error.ts';
import type { RequestOrigin } from '#platform/request-origin.ts';
import type { AccountsContext } from './context.ts';
import { useLink, withdrawLinks } from './email-links.ts';
import { sendAccountLetter } from './letter-jobs.ts';
import {
  selectCustomer,
  selectCustomerForUpdate,
  selectOpenSession,
  updateCustomer,
} from './queries.ts';
import { sendLink } from './send-link.ts';
import type { TokenSubject } from './tokens.ts';

/**
 * Queues a link to the new address and a notice to the old one. The address changes when the link is used. Throws
 * `invalid`.
 */
export async function requestEmailChange(
  context: AccountsContext,
  subject: TokenSubject,
  { email }: { email: string },
  origin: RequestOrigin,
): Promise<void> {
  await context.db.transaction(async (db) => {
    const customer = await selectCustomerForUpdate(db, subject.customerId);
    // A new password may have ended this session a moment ago.
    if (!customer || !(await selectOpenSession(db, subject.sessionId))) {
      throw new DomainError('token_invalid');
    }
    const isSame = customer.email.toLowerCase() === email.toLowerCase();
    if (isSame && customer.emailConfirmedAt) throw invalid('email', accountMessages.emailSame);
    const link = { customerId: customer.id, purpose: 'confirm', email } as const;
    await sendLink({ ...context, db }, link, origin);
    if (!isSame) await sendAccountLetter(db, context.jobs, 'emailChanging', customer.email);
  });
}

/**
 * Confirms the address of a key and makes it the customer's. The key proves the mailbox and not the person in the
 * account, so guest orders join the account only with its bearer (`viewer`). Password reset links to the old address
 * are revoked. Throws `link_invalid`, also if another customer has taken the address meanwhile.
 */
export async function verifyEmail(
  { db, clock, onAddressProved }: AccountsContext,
  key: string,
  viewer: TokenSubject | undefined,
): Promise<void> {
  const now = clock.now();
  const confirmed = db.transaction(async (db) => {
    const link = await useLink(db, { purpose: 'confirm', token: key }, now);
    const customer = link && (await selectCustomer(db, link.customerId));
    if (!customer) throw new DomainError('link_invalid');
    const { customerId, email } = link;
    if (customer.email !== email) await withdrawLinks(db, customerId, 'reset', now);
    await updateCustomer(db, customerId, { email, emailConfirmedAt: now });
    if (viewer?.customerId === customerId) await onAddressProved(db, customerId, email);
  });
  await confirmed.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('link_invalid') : error;
  });
}
