import { isUniqueViolation } from '#platform/database/failures.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { LOCKED } from '#platform/security/passwords.ts';
import type { AccountsContext } from './context.ts';
import { revokeLinks, useLink } from './email-links.ts';
import { updateLinksUsed } from './link-queries.ts';
import { selectCustomer, updateCustomer } from './queries.ts';
import { sendLink } from './send-link.ts';
import { updateSessionEnds } from './session-queries.ts';

/**
 * Undoes a change that another person has made, by the link of the letter about it: the e-mail becomes the one that the
 * letter went to, every session ends, no password works until a reset, and the reset letter is queued. Returns the
 * e-mail. Throws `link_invalid`.
 */
export async function revertChange(
  context: AccountsContext,
  key: string,
  origin: RequestOrigin,
): Promise<string> {
  const now = context.clock.now();
  const reverted = context.db.transaction(async (db) => {
    const link = await useLink(db, { purpose: 'revert', token: key }, now);
    const customer = link && (await selectCustomer(db, link.customerId));
    if (!customer) throw new DomainError('link_invalid');
    const { customerId, email } = link;
    await updateCustomer(db, customerId, {
      email,
      emailConfirmedAt: now,
      // The reset proves it.
      emailProvedAt: null,
      passwordHash: LOCKED,
    });
    // Orders that joined by the lost address belong to its mailbox and not to this person.
    if (customer.email !== email) await context.onAddressLost(db, customerId, customer.email);
    await updateSessionEnds(db, customerId, now);
    for (const purpose of ['confirm', 'reset', 'orders', 'erase'] as const) {
      await revokeLinks(db, customerId, purpose, now);
    }
    // A later letter may have gone to the thief. An earlier one went to the owner and stays.
    const later = { customerId, purpose: 'revert', since: link.createdAt } as const;
    await updateLinksUsed(db, later, now);
    await sendLink({ ...context, db }, { customerId, purpose: 'reset', email }, origin);
    return email;
  });
  return reverted.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('link_invalid') : error;
  });
}
