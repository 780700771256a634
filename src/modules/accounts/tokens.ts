import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { DAY, MINUTE, SECOND } from '#platform/time/duration.ts';

export const ACCESS_LIFE = 10 * MINUTE;
export const REFRESH_LIFE = 30 * DAY;

/** The customer and the session of a token. */
export interface TokenSubject {
  readonly customerId: number;
  readonly sessionId: string;
}

export interface RefreshClaims extends TokenSubject {
  readonly tokenId: string;
}

const claimsSchema = z.object({
  sub: z.string().regex(/^\d+$/),
  sid: z.uuid(),
  typ: z.enum(['access', 'refresh']),
  jti: z.uuid().optional(),
});

const seconds = (date: Date) => Math.floor(date.getTime() / SECOND);

export const signAccess = (key: Uint8Array, subject: TokenSubject, now: Date): Promise<string> =>
  new SignJWT({ sid: subject.sessionId, typ: 'access' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(subject.customerId))
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(new Date(now.getTime() + ACCESS_LIFE)))
    .sign(key);

/** Deterministic: the same claims give the same token, so a repeated refresh gets the same response. */
export const signRefresh = (
  key: Uint8Array,
  claims: RefreshClaims,
  issuedAt: Date,
): Promise<string> =>
  new SignJWT({ sid: claims.sessionId, typ: 'refresh' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(claims.customerId))
    .setJti(claims.tokenId)
    .setIssuedAt(seconds(issuedAt))
    .setExpirationTime(seconds(new Date(issuedAt.getTime() + REFRESH_LIFE)))
    .sign(key);

async function verify(key: Uint8Array, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
    return claimsSchema.safeParse(payload).data;
  } catch {
    return undefined;
  }
}

/** The subject of a valid access token, else undefined. */
export async function verifyAccess(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<TokenSubject | undefined> {
  const claims = await verify(key, token, now);
  if (claims?.typ !== 'access') return undefined;
  return { customerId: Number(claims.sub), sessionId: claims.sid };
}

export async function verifyRefresh(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<RefreshClaims | undefined> {
  const claims = await verify(key, token, now);
  if (claims?.typ !== 'refresh' || !claims.jti) return undefined;
  return { customerId: Number(claims.sub), sessionId: claims.sid, tokenId: claims.jti };
}
