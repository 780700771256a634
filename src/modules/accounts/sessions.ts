import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import { SECOND } from '#platform/duration.ts';
import type { AccountsContext } from './context.ts';
import { refreshTokens, sessions } from './tables.ts';
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

/** For so long a spent token answers its successor: two tabs, or an answer that was lost. */
const GRACE = 10 * SECOND;

/** Begins a sign-in on one device. */
export async function startSession(
  { db, clock, tokenKey }: AccountsContext,
  customerId: number,
): Promise<TokenPair> {
  const now = clock.now();
  const claims = { customerId, sessionId: randomUUID(), tokenId: randomUUID() };
  await db.insert(sessions).values({
    id: claims.sessionId,
    customerId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_LIFE),
  });
  await insertToken(db, claims, now);
  return pairOf(tokenKey, claims, now, now);
}

/**
 * Spends a refresh token for its successor. The spent one answers the same successor for 10 s more; used later it has
 * been stolen, and the whole sign-in ends. Throws `token_invalid`.
 */
export async function refreshSession(context: AccountsContext, token: string): Promise<TokenPair> {
  const { db, clock, tokenKey } = context;
  const now = clock.now();
  const claims = await verifyRefresh(tokenKey, token, now);
  if (!claims) throw new DomainError('token_invalid');
  const next = await db.transaction((db) => rotate(db, claims, now));
  if (!next) throw new DomainError('token_invalid');
  return pairOf(tokenKey, { ...claims, tokenId: next.id }, next.issuedAt, now);
}

/** The successor to answer with; undefined, with the sign-in ended if need be, where there is none. */
async function rotate(db: Database, claims: RefreshClaims, now: Date) {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, claims.sessionId), isNull(sessions.endedAt)))
    .for('update');
  const token = session && (await selectToken(db, claims.tokenId));
  if (!token || token.sessionId !== session.id) return undefined;

  if (token.spentAt && token.successorId) {
    const isLate = now.getTime() - token.spentAt.getTime() > GRACE;
    if (!isLate) return selectToken(db, token.successorId);
    await endSession(db, session.id, now);
    return undefined;
  }
  const successor = { ...claims, tokenId: randomUUID() };
  await db
    .update(refreshTokens)
    .set({ spentAt: now, successorId: successor.tokenId })
    .where(eq(refreshTokens.id, token.id));
  await insertToken(db, successor, now);
  await db
    .update(sessions)
    .set({ expiresAt: new Date(now.getTime() + REFRESH_LIFE) })
    .where(eq(sessions.id, session.id));
  return { id: successor.tokenId, issuedAt: now };
}

/** Who an access token speaks for, as long as their sign-in has not ended. */
export async function identify(
  { db, clock, tokenKey }: Pick<AccountsContext, 'db' | 'clock' | 'tokenKey'>,
  token: string,
): Promise<TokenSubject | undefined> {
  const now = clock.now();
  const subject = await verifyAccess(tokenKey, token, now);
  if (!subject) return undefined;
  const [session] = await db
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, subject.sessionId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return session?.customerId === subject.customerId ? subject : undefined;
}

/** Whether a sign-in has not been ended. */
export async function isOpenSession(db: Database, sessionId: string): Promise<boolean> {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  return session !== undefined;
}

export async function endSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId));
}

/** Signs a customer out everywhere, or everywhere but on one device. */
export async function endSessions(
  db: Database,
  customerId: number,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  const others = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId);
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.endedAt), others));
}

/** Deletes sign-ins that have run out. */
export async function forgetOldSessions({
  db,
  clock,
}: Pick<AccountsContext, 'db' | 'clock'>): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
}

async function selectToken(db: Database, id: string) {
  const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.id, id));
  return row;
}

async function insertToken(db: Database, claims: RefreshClaims, issuedAt: Date): Promise<void> {
  await db
    .insert(refreshTokens)
    .values({ id: claims.tokenId, sessionId: claims.sessionId, issuedAt });
}

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
