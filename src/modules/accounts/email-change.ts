import { accountMessages } from '#messages/accounts/accounts.ts';
import { isUniqueViolation } from '#platform/database/failures.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { sendChangeNotice } from './change-notice.ts';
import type { AccountsContext } from './context.ts';
import { requirePresentPassword } from './credentials.ts';
import { isHeld, revokeLinks, useLink } from './email-links.ts';
import { type CustomerRow, selectCustomer, updateCustomer } from './queries.ts';
import { sendLink } from './send-link.ts';
import { requireCustomer } from './service.ts';
import { updateSessionEnds } from './session-queries.ts';
import { requireOpenSession } from './sessions.ts';
import type { TokenSubject } from './tokens.ts';

/**
 * Queues a link to the new address and a notice to the old one. The address changes when the link is used. Throws
 * `invalid`, also for a present password that is sent and wrong.
 */
export async function requestEmailChange(
  context: AccountsContext,
  subject: TokenSubject,
  { email, password }: { email: string; password?: string | null | undefined },
  origin: RequestOrigin,
): Promise<CustomerRow> {
  const found = await requireCustomer(context.db, subject);
  await requirePresentPassword(found, password, 'password');
  await context.db.transaction(async (db) => {
    const customer = await requireOpenSession(db, subject);
    const isSame = customer.email.toLowerCase() === email.toLowerCase();
    if (isSame && customer.emailConfirmedAt) throw invalid('email', accountMessages.emailSame);
    const link = { customerId: customer.id, purpose: 'confirm', email } as const;
    const asked = { ...link, askedSession: subject.sessionId };
    await sendLink({ ...context, db }, asked, origin);
    if (!isSame) await sendChangeNotice({ ...context, db }, customer, 'emailChanging', origin);
  });
  return found;
}

/**
 * Confirms the address of a key and makes it the customer's. The key proves the mailbox and not the person in the
 * account, so the address counts as proved, and guest orders join the account, only with its bearer (`viewer`). A new address ends all sessions but the one
 * that asked, and the old address gets a notice. Throws `link_invalid`, also if another customer has taken the address
 * meanwhile. Returns the addresses before and after.
 */
export async function verifyEmail(
  context: AccountsContext,
  key: string,
  viewer: TokenSubject | undefined,
  origin: RequestOrigin,
): Promise<{ before: string; after: string }> {
  const now = context.clock.now();
  const confirmed = context.db.transaction(async (db) => {
    const link = await useLink(db, { purpose: 'confirm', token: key }, now);
    const customer = link && (await selectCustomer(db, link.customerId));
    if (!customer || (await isHeld(db, link, now))) throw new DomainError('link_invalid');
    const { customerId, email } = link;
    const isOwner = viewer?.customerId === customerId;
    if (customer.email !== email) {
      await revokeLinks(db, customerId, 'reset', now);
      await revokeLinks(db, customerId, 'erase', now);
      const kept = isOwner ? viewer.sessionId : link.askedSession;
      await updateSessionEnds(db, customerId, now, kept ?? undefined);
      await sendChangeNotice({ ...context, db }, customer, 'emailChanged', origin);
    }
    const provedBefore = customer.email === email ? customer.emailProvedAt : null;
    await updateCustomer(db, customerId, {
      email,
      emailConfirmedAt: now,
      emailProvedAt: isOwner ? now : provedBefore,
    });
    if (isOwner) await context.onAddressProved(db, customerId, email);
    return { before: customer.email, after: email };
  });
  return confirmed.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('link_invalid') : error;
  });
}
