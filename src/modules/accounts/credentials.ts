import { accountMessages } from '#messages/accounts/accounts.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { requireGoodPassword } from '#platform/security/password-rules.ts';
import { hashPassword, verifyPassword } from '#platform/security/passwords.ts';
import { sendChangeNotice } from './change-notice.ts';
import type { AccountsContext } from './context.ts';
import { revokeEmailChanges, revokeLinks, useLink } from './email-links.ts';
import {
  type CustomerRow,
  selectCustomer,
  selectCustomerByEmail,
  updateCustomer,
} from './queries.ts';
import { sendLink } from './send-link.ts';
import { requireCustomer } from './service.ts';
import { updateSessionEnds } from './session-queries.ts';
import { requireOpenSession } from './sessions.ts';
import type { TokenSubject } from './tokens.ts';

interface NewPassword {
  readonly new_password1: string;
  readonly new_password2: string;
}

/**
 * Sets a new password, ends all other sessions, revokes a pending change of e-mail and queues a letter about it. Throws
 * `invalid`, also for a present password that is sent and wrong, and `token_invalid` if the session ends meanwhile.
 */
export async function changePassword(
  context: AccountsContext,
  subject: TokenSubject,
  typed: NewPassword & { old_password?: string | null | undefined },
  origin: RequestOrigin,
): Promise<CustomerRow> {
  const customer = await requireCustomer(context.db, subject);
  await requirePresentPassword(customer, typed.old_password, 'old_password');
  await setPassword(context, { customer, typed, origin, subject });
  return customer;
}

/** Throws `invalid` where the present password is sent and wrong. A client of the specification sends none. */
export async function requirePresentPassword(
  { passwordHash, email }: CustomerRow,
  typed: string | null | undefined,
  field: string,
): Promise<void> {
  if (typed == null || (await verifyPassword(typed, passwordHash))) return;
  throw new DomainError('invalid', {
    fields: { [field]: [accountMessages.presentPasswordWrong] },
    security: { event: 'sign_in_failed', account: email, action: 'present_password' },
  });
}

/** Queues a reset link if the address belongs to a customer. */
export async function sendResetLink(
  context: AccountsContext,
  email: string,
  origin: RequestOrigin,
): Promise<void> {
  const customer = await selectCustomerByEmail(context.db, email);
  if (!customer) return;
  const link = { customerId: customer.id, purpose: 'reset', email: customer.email } as const;
  await context.db.transaction((db) => sendLink({ ...context, db }, link, origin));
}

/**
 * Sets a new password by a reset link, ends all sessions and revokes a pending change of e-mail. Returns whose it was.
 * Throws `invalid`.
 */
export async function confirmReset(
  context: AccountsContext,
  request: NewPassword & { uid: string; token: string },
  origin: RequestOrigin,
): Promise<CustomerRow> {
  const id = Number(Buffer.from(request.uid, 'base64url').toString());
  const now = context.clock.now();
  return context.db.transaction(async (db) => {
    const link = await useLink(db, { purpose: 'reset', token: request.token }, now);
    const customer = link && (await selectCustomer(db, link.customerId));
    const isTheirs = link && customer?.id === id && customer.email === link.email;
    if (!isTheirs) throw invalid('token', accountMessages.resetLinkInvalid);
    await setPassword({ ...context, db }, { customer, typed: request, origin });
    // The reset link was read in the mailbox, and all sessions of other people have ended.
    await updateCustomer(db, id, { emailConfirmedAt: now, emailProvedAt: now });
    await context.onAddressProved(db, id, customer.email);
    return customer;
  });
}

interface PasswordChange {
  readonly customer: CustomerRow;
  readonly typed: NewPassword;
  readonly origin: RequestOrigin;
  /** Who changes the password signed in: this session stays open. */
  readonly subject?: TokenSubject;
}

async function setPassword(
  context: AccountsContext,
  { customer, typed, origin, subject }: PasswordChange,
): Promise<void> {
  const { name: shopName } = await getSiteSettings(context.db);
  await requireGoodPassword(
    {
      first: typed.new_password1,
      second: typed.new_password2,
      email: customer.email,
      shopName,
    },
    { first: 'new_password1', second: 'new_password2' },
  );
  const passwordHash = await hashPassword(typed.new_password1);
  const now = context.clock.now();
  await context.db.transaction(async (db) => {
    if (subject) await requireOpenSession(db, subject);
    await updateCustomer(db, customer.id, { passwordHash });
    await updateSessionEnds(db, customer.id, now, subject?.sessionId);
    await revokeLinks(db, customer.id, 'reset', now);
    await revokeLinks(db, customer.id, 'erase', now);
    await revokeEmailChanges(db, customer, now);
    await sendChangeNotice({ ...context, db }, customer, 'passwordChanged', origin);
  });
}
