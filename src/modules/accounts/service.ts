import type { CurrentUser, Registration, SignedIn } from '#contracts/accounts.ts';
import { accountMessages } from '#messages/accounts/accounts.ts';
import { agreedVersions, getSiteSettings, requireConsent } from '#modules/settings/index.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { requireGoodPassword } from '#platform/security/password-rules.ts';
import { hashPassword, verifyPassword } from '#platform/security/passwords.ts';
import type { AccountsContext } from './context.ts';
import { isHeld } from './email-links.ts';
import {
  type CustomerRow,
  insertCustomer,
  selectCustomer,
  selectCustomerByEmail,
  selectCustomerForUpdate,
} from './queries.ts';
import { sendLink } from './send-link.ts';
import { updateSessionEnd } from './session-queries.ts';
import { refreshSession, startSession, type TokenPair } from './sessions.ts';
import { type TokenSubject, verifyRefresh } from './tokens.ts';

/** Registers a customer, starts a session and queues the letter that confirms the address. Throws `invalid` or `documents_changed`. */
export async function register(
  context: AccountsContext,
  request: Registration,
  origin: RequestOrigin,
): Promise<SignedIn> {
  const { db, clock } = context;
  await requireConsent(context, request.consent);
  const { email, password1: first, password2: second } = request;
  const { name: shopName } = await getSiteSettings(db);
  await requireGoodPassword(
    { first, second, email, shopName },
    { first: 'password1', second: 'password2' },
  );
  const passwordHash = await hashPassword(first);

  const now = clock.now();
  return db.transaction(async (db) => {
    const { policyDocument, consentDocument } = await agreedVersions(
      { db, clock },
      ['policy', 'consent'],
      request.documents,
    );
    const customer = await insertCustomer(db, {
      email,
      passwordHash,
      createdAt: now,
      policyDocument,
      consentDocument,
      consentAt: now,
      consentIp: origin.ip,
    });
    if (!customer) throw invalid('email', accountMessages.emailTaken);
    // After the insert, which waits for a change of the address that is being made.
    const held = await isHeld(db, { email, customerId: customer.id }, now);
    if (held) throw invalid('email', accountMessages.emailHeld);
    const link = { customerId: customer.id, purpose: 'confirm', email } as const;
    await sendLink({ ...context, db }, link, origin);
    return signIn({ ...context, db }, customer, origin);
  });
}

/**
 * Signs a customer in. Throws `invalid`. Error and response time are the same for a wrong password and an unknown
 * address. A password that is replaced while it is being checked counts as wrong.
 */
export async function login(
  context: AccountsContext,
  request: { email: string; password: string },
  origin: RequestOrigin,
): Promise<SignedIn> {
  const customer = await selectCustomerByEmail(context.db, request.email);
  const isRight = await verifyPassword(request.password, customer?.passwordHash);
  if (!customer || !isRight) throw wrongCredentials(request.email);
  return context.db.transaction(async (db) => {
    const current = await selectCustomerForUpdate(db, customer.id);
    if (current?.passwordHash !== customer.passwordHash) throw wrongCredentials(request.email);
    return signIn({ ...context, db }, current, origin);
  });
}

const wrongCredentials = (account: string) =>
  new DomainError('invalid', {
    fields: { non_field_errors: [accountMessages.wrongCredentials] },
    security: { event: 'sign_in_failed', account },
  });

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

async function signIn(
  context: AccountsContext,
  customer: CustomerRow,
  origin: RequestOrigin,
): Promise<SignedIn> {
  const { access, refresh: refreshToken } = await startSession(context, customer.id, origin);
  return { access_token: access, refresh_token: refreshToken, user: presentUser(customer) };
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
