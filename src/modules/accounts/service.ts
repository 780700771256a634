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

/** Registers a customer, signs them in and asks for a letter to confirm the address. Throws `invalid`. */
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

/** Signs a customer in. Throws `invalid`, the same and after the same time for a wrong password and an unknown address. */
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

/** Ends the sign-in of an access token, or of a refresh token; nothing is wrong with one that has ended. */
export async function logout(
  { db, clock, tokenKey }: AccountsContext,
  subject: TokenSubject | undefined,
  refreshToken: string | undefined,
): Promise<void> {
  const now = clock.now();
  const ended = subject ?? (refreshToken && (await verifyRefresh(tokenKey, refreshToken, now)));
  if (ended) await updateSessionEnd(db, ended.sessionId, now);
}

/** New tokens for a refresh token. Throws `token_invalid`. */
export const refresh = (context: AccountsContext, token: string): Promise<TokenPair> =>
  refreshSession(context, token);

/** Who is signed in. Throws `token_invalid` for a customer that is gone. */
export async function getCurrentUser(
  { db }: AccountsContext,
  subject: TokenSubject,
): Promise<CurrentUser> {
  return presentUser(await requireCustomer(db, subject));
}

/** Sets a new password, signs out other devices, withdraws a change of e-mail and says so in a letter. Throws `invalid`. */
export async function changePassword(
  context: AccountsContext,
  subject: TokenSubject,
  typed: { new_password1: string; new_password2: string },
): Promise<void> {
  const customer = await requireCustomer(context.db, subject);
  await setPassword(context, customer, typed, subject.sessionId);
}

/** Sends a link to the new address and a word to the old one; the change is made by the link. Throws `invalid`. */
export async function requestEmailChange(
  context: AccountsContext,
  subject: TokenSubject,
  email: string,
): Promise<void> {
  await context.db.transaction(async (db) => {
    const customer = await selectCustomerForUpdate(db, subject.customerId);
    // A new password that was just set has ended this sign-in.
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
 * Confirms the address that a key proves, which becomes the customer's; whoever reads the old mailbox sets no new password any more.
 * Throws `link_invalid`, also where the address is another's meanwhile.
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

/** Sends a link for a new password if the address is a customer's; the answer is the same if it is not. */
export async function requestReset(context: AccountsContext, email: string): Promise<void> {
  const customer = await selectCustomerByEmail(context.db, email);
  if (!customer) return;
  await context.db.transaction((db) =>
    sendLink({ ...context, db }, customer, 'reset', customer.email),
  );
}

/** Sets a new password by the link of a letter, signs out everywhere and withdraws a change of e-mail. Throws `invalid`. */
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
    // Whoever reads the mailbox has proved the address.
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

/** The customer of a token that has been checked; gone means signed out. */
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
