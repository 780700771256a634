import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { DAY, SECOND } from '#platform/time/duration.ts';
import type { AccountsContext } from './context.ts';
import { type CustomerRow, selectCustomer, selectCustomerForUpdate } from './queries.ts';
import {
  insertRefreshToken,
  insertSession,
  selectOpenSession,
  selectOpenSessionForUpdate,
  selectRefreshToken,
  updateSessionEnd,
  updateSessionUse,
  updateSuccessor,
} from './session-queries.ts';
import {
  REFRESH_LIFE,
  type RefreshClaims,
  signAccess,
  signRefresh,
  type TokenSubject,
  verifyAccess,
  verifyRefresh,
} from './tokens.ts';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Grace period: how long a spent refresh token still returns its successor, for two tabs and for a lost response. */
const GRACE = 10 * SECOND;

/** A session ends so long after its sign-in, however often its tokens are renewed. */
export const SESSION_LIFE = 180 * DAY;

/** When a session ends that is used now for the last time. */
const expiryOf = (createdAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + REFRESH_LIFE, createdAt.getTime() + SESSION_LIFE));

/** Starts a session on one device. */
export async function startSession(
  { db, clock, tokenKey }: AccountsContext,
  customerId: number,
  { ip, device }: RequestOrigin,
): Promise<TokenPair> {
  const now = clock.now();
  const claims = { customerId, sessionId: randomUUID(), tokenId: randomUUID() };
  await insertSession(db, {
    id: claims.sessionId,
    customerId,
    createdAt: now,
    expiresAt: expiryOf(now, now),
    ip,
    device,
    usedAt: now,
  });
  await insertToken(db, claims, now);
  return pairOf(tokenKey, claims, now, now);
}

/**
 * Rotates a refresh token. For 10 s the spent token returns the same successor. Later use of a spent token means that
 * it was stolen: the whole token family is revoked. Throws `token_invalid`.
 */
export async function refreshSession(context: AccountsContext, token: string): Promise<TokenPair> {
  const { db, clock, tokenKey } = context;
  const now = clock.now();
  const claims = await verifyRefresh(tokenKey, token, now);
  if (!claims) throw new DomainError('token_invalid');
  const next = await db.transaction((db) => rotate(db, claims, now));
  if (next === 'reused') throw await reuseOf(db, claims);
  if (!next) throw new DomainError('token_invalid');
  return pairOf(tokenKey, { ...claims, tokenId: next.id }, next.issuedAt, now);
}

async function reuseOf(db: Database, { customerId }: RefreshClaims): Promise<DomainError> {
  const account = (await selectCustomer(db, customerId))?.email;
  return new DomainError('token_invalid', { security: { event: 'token_reused', account } });
}

/**
 * The successor token; undefined if the token cannot be rotated. A spent token used after the grace period is
 * `reused` and ends the session.
 */
async function rotate(db: Database, claims: RefreshClaims, now: Date) {
  const session = await selectOpenSessionForUpdate(db, claims.sessionId);
  const token = session && (await selectRefreshToken(db, claims.tokenId));
  if (!token || token.sessionId !== session.id || session.expiresAt <= now) return undefined;

  if (token.spentAt && token.successorId) {
    const isLate = now.getTime() - token.spentAt.getTime() > GRACE;
    if (!isLate) return selectRefreshToken(db, token.successorId);
    await updateSessionEnd(db, session.id, now);
    return 'reused';
  }
  const successor = { ...claims, tokenId: randomUUID() };
  await updateSuccessor(db, token.id, { spentAt: now, successorId: successor.tokenId });
  await insertToken(db, successor, now);
  const expiresAt = expiryOf(session.createdAt, now);
  await updateSessionUse(db, session.id, { expiresAt, usedAt: now });
  return { id: successor.tokenId, issuedAt: now };
}

/** The customer and session of an access token, if the session is open and has not expired. */
export async function identify(
  { db, clock, tokenKey }: Pick<AccountsContext, 'db' | 'clock' | 'tokenKey'>,
  token: string,
): Promise<TokenSubject | undefined> {
  const now = clock.now();
  const subject = await verifyAccess(tokenKey, token, now);
  if (!subject) return undefined;
  const session = await selectOpenSession(db, subject.sessionId);
  const isValid = session && session.expiresAt > now && session.customerId === subject.customerId;
  return isValid ? subject : undefined;
}

/**
 * The customer with a row lock, for a change in the transaction `db`. Throws `token_invalid` where the session has ended
 * since it was identified.
 */
export async function requireOpenSession(
  db: Database,
  { customerId, sessionId }: TokenSubject,
): Promise<CustomerRow> {
  const customer = await selectCustomerForUpdate(db, customerId);
  const session = customer && (await selectOpenSession(db, sessionId));
  if (!session) throw new DomainError('token_invalid');
  return customer;
}

const insertToken = (db: Database, claims: RefreshClaims, issuedAt: Date): Promise<void> =>
  insertRefreshToken(db, { id: claims.tokenId, sessionId: claims.sessionId, issuedAt });

async function pairOf(
  key: Uint8Array,
  claims: RefreshClaims,
  issuedAt: Date,
  now: Date,
): Promise<TokenPair> {
  return {
    access: await signAccess(key, claims, now),
    refresh: await signRefresh(key, claims, issuedAt),
  };
}
