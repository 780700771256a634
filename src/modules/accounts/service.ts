import { isIP } from 'node:net';
import type { CurrentUser, Registration, SignedIn } from '#contracts/accounts.ts';
import { POLICY_VERSION } from '#contracts/policy.ts';
import { accountMessages } from '#messages/accounts.ts';
import { requireConsent } from '#modules/settings/index.ts';
import { isUniqueViolation } from '#platform/database/failures.ts';
import { DomainError, invalid } from '#platform/domain-error.ts';
import type { AccountsContext } from './context.ts';
import { prepareLink, useLink, withdrawEmailChanges, withdrawLinks } from './email-links.ts';
import { sendAccountLetter, sendLinkLetter } from './letter-jobs.ts';
import { hashPassword, requireGoodPassword, verifyPassword } from './passwords.ts';
import {
  type CustomerRow,
  insertCustomer,
  selectCustomer,
  selectCustomerByEmail,
  selectCustomerForUpdate,
  selectOpenSession,
  updateCustomer,
  updateSessionEnd,
  updateSessionEnds,
} from './queries.ts';
import { refreshSession, startSession, type TokenPair } from './sessions.ts';
import { type TokenSubject, verifyRefresh } from './tokens.ts';

/** Registers a customer, starts a session and queues the letter that confirms the address. Throws `invalid`. */
export async function register(
  context: AccountsContext,
  request: Registration,
  ip: string,
): Promise<SignedIn> {
  const { db, clock } = context;
  await requireConsent(db, request.consent);
  const { email, password1: first, password2: second } = request;
  requireGoodPassword({ first, second, email }, { first: 'password1', second: 'password2' });
  const passwordHash = await hashPassword(first);

  const now = clock.now();
  return db.transaction(async (db) => {
    const customer = await insertCustomer(db, {
      email,
      passwordHash,
      createdAt: now,
      policyVersion: POLICY_VERSION,
      consentAt: now,
      consentIp: isIP(ip) ? ip : null,
    });
    if (!customer) throw invalid('email', accountMessages.emailTaken);
    await sendLink({ ...context, db }, customer, 'confirm', email);
    return signIn({ ...context, db }, customer);
  });
}

/**
 * Signs a customer in. Throws `invalid`. Error and response time are the same for a wrong password and an unknown
 * address.
 */
export async function login(
  context: AccountsContext,
  request: { email: string; password: string },
): Promise<SignedIn> {
  const customer = await selectCustomerByEmail(context.db, request.email);
  const isRight = await verifyPassword(request.password, customer?.passwordHash);
  if (!customer || !isRight) {
    throw invalid('non_field_errors', accountMessages.wrongCredentials);
  }
  return signIn(context, customer);
}

/** Ends the session of an access token or of a refresh token. A session that has already ended is not an error. */
export async function logout(
  { db, clock, tokenKey }: AccountsContext,
  subject: TokenSubject | undefined,
  refreshToken: string | undefined,
): Promise<void> {
  const now = clock.now();
  const ended = subject ?? (refreshToken && (await verifyRefresh(tokenKey, refreshToken, now)));
  if (ended) await updateSessionEnd(db, ended.sessionId, now);
}

/** Exchanges a refresh token for new tokens. Throws `token_invalid`. */
export const refresh = (context: AccountsContext, token: string): Promise<TokenPair> =>
  refreshSession(context, token);

/** The signed-in customer. Throws `token_invalid` for a deleted customer. */
export async function getCurrentUser(
  { db }: AccountsContext,
  subject: TokenSubject,
): Promise<CurrentUser> {
  return presentUser(await requireCustomer(db, subject));
}

/**
 * Sets a new password, ends all other sessions, revokes a pending change of e-mail and queues a letter about it. Throws
 * `invalid`.
 */
export async function changePassword(
  context: AccountsContext,
  subject: TokenSubject,
  typed: { new_password1: string; new_password2: string },
): Promise<void> {
  const customer = await requireCustomer(context.db, subject);
  await setPassword(context, customer, typed, subject.sessionId);
}

/**
 * Queues a link to the new address and a notice to the old one. The address changes when the link is used. Throws
 * `invalid`.
 */
export async function requestEmailChange(
  context: AccountsContext,
  subject: TokenSubject,
  email: string,
): Promise<void> {
  await context.db.transaction(async (db) => {
    const customer = await selectCustomerForUpdate(db, subject.customerId);
    // A new password may have ended this session a moment ago.
    if (!customer || !(await selectOpenSession(db, subject.sessionId))) {
      throw new DomainError('token_invalid');
    }
    if (customer.email.toLowerCase() === email.toLowerCase() && customer.emailConfirmedAt) {
      throw invalid('email', accountMessages.emailSame);
    }
    await sendLink({ ...context, db }, customer, 'confirm', email);
    if (customer.email.toLowerCase() !== email.toLowerCase()) {
      await sendAccountLetter(db, context.jobs, 'emailChanging', customer.email);
    }
  });
}

/**
 * Confirms the address of a key and makes it the customer's. Password reset links to the old address are revoked.
 * Throws `link_invalid`, also if another customer has taken the address meanwhile.
 */
export async function verifyEmail(
  { db, clock, onAddressProved }: AccountsContext,
  key: string,
): Promise<void> {
  const now = clock.now();
  const confirmed = db.transaction(async (db) => {
    const link = await useLink(db, 'confirm', key, now);
    const customer = link && (await selectCustomer(db, link.customerId));
    if (!customer) throw new DomainError('link_invalid');
    const { customerId, email } = link;
    if (customer.email !== email) await withdrawLinks(db, customerId, 'reset', now);
    await updateCustomer(db, customerId, { email, emailConfirmedAt: now });
    await onAddressProved(db, customerId, email);
  });
  await confirmed.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('link_invalid') : error;
  });
}

/** Queues a reset link if the address belongs to a customer. */
export async function sendResetLink(context: AccountsContext, email: string): Promise<void> {
  const customer = await selectCustomerByEmail(context.db, email);
  if (!customer) return;
  await context.db.transaction((db) =>
    sendLink({ ...context, db }, customer, 'reset', customer.email),
  );
}

/** Sets a new password by a reset link, ends all sessions and revokes a pending change of e-mail. Throws `invalid`. */
export async function confirmReset(
  context: AccountsContext,
  request: { uid: string; token: string; new_password1: string; new_password2: string },
): Promise<void> {
  const id = Number(Buffer.from(request.uid, 'base64url').toString());
  await context.db.transaction(async (db) => {
    const link = await useLink(db, 'reset', request.token, context.clock.now());
    const customer = link && (await selectCustomer(db, link.customerId));
    const isTheirs = link && customer?.id === id && customer.email === link.email;
    if (!isTheirs) throw invalid('token', accountMessages.resetLinkInvalid);
    await setPassword({ ...context, db }, customer, request, undefined);
    // The reset link was read in the mailbox, so the address is confirmed.
    await updateCustomer(db, id, { emailConfirmedAt: context.clock.now() });
    await context.onAddressProved(db, id, customer.email);
  });
}

async function setPassword(
  { db, clock, jobs }: AccountsContext,
  customer: CustomerRow,
  typed: { new_password1: string; new_password2: string },
  keptSessionId: string | undefined,
): Promise<void> {
  requireGoodPassword(
    { first: typed.new_password1, second: typed.new_password2, email: customer.email },
    { first: 'new_password1', second: 'new_password2' },
  );
  const passwordHash = await hashPassword(typed.new_password1);
  const now = clock.now();
  await db.transaction(async (db) => {
    await updateCustomer(db, customer.id, { passwordHash });
    await updateSessionEnds(db, customer.id, now, keptSessionId);
    await withdrawLinks(db, customer.id, 'reset', now);
    await withdrawEmailChanges(db, customer, now);
    await sendAccountLetter(db, jobs, 'passwordChanged', customer.email);
  });
}

async function signIn(context: AccountsContext, customer: CustomerRow): Promise<SignedIn> {
  const { access, refresh: refreshToken } = await startSession(context, customer.id);
  return { access_token: access, refresh_token: refreshToken, user: presentUser(customer) };
}

async function sendLink(
  { db, clock, jobs }: AccountsContext,
  customer: CustomerRow,
  purpose: 'confirm' | 'reset',
  email: string,
): Promise<void> {
  const link = { customerId: customer.id, purpose, email };
  await sendLinkLetter(db, jobs, await prepareLink(db, link, clock.now()));
}

/** The customer of a verified token. A deleted customer counts as signed out. */
export async function requireCustomer(
  db: AccountsContext['db'],
  { customerId }: TokenSubject,
): Promise<CustomerRow> {
  const customer = await selectCustomer(db, customerId);
  if (!customer) throw new DomainError('token_invalid');
  return customer;
}

const presentUser = (customer: CustomerRow): CurrentUser => ({
  pk: customer.id,
  email: customer.email,
  first_name: customer.firstName,
  last_name: customer.lastName,
});
