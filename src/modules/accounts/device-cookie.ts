import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { DAY, SECOND } from '#platform/duration.ts';

const COOKIE = 'known_device';
const LIFE = 400 * DAY;
/** Accounts that one device is known to; the oldest is forgotten. */
const MOST_ACCOUNTS = 5;

const claimsSchema = z.object({
  typ: z.literal('device'),
  jti: z.uuid(),
  accounts: z.array(z.string()).max(MOST_ACCOUNTS),
});
type Claims = z.infer<typeof claimsSchema>;

/** The cookie names accounts by digests: it shows no e-mail to other users of the device. */
const digestOf = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);

/** The id of this device where it has signed in to the account of this e-mail before. */
export async function knownDevice(
  request: FastifyRequest,
  key: Uint8Array,
  email: string,
): Promise<string | undefined> {
  const claims = await readClaims(request, key);
  return claims?.accounts.includes(digestOf(email)) ? claims.jti : undefined;
}

/** Remembers in a signed cookie that this device has proved the account. It outlives a sign-out: it gives no access, only a limit of its own. */
export async function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, secure, email }: { key: Uint8Array; secure: boolean; email: string },
): Promise<void> {
  const { jti = randomUUID(), accounts = [] } = (await readClaims(request, key)) ?? {};
  const digest = digestOf(email);
  const others = accounts.filter((one) => one !== digest).slice(1 - MOST_ACCOUNTS);
  const claims: Claims = { typ: 'device', jti, accounts: [...others, digest] };
  const value = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);
  reply.setCookie(COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: LIFE / SECOND,
  });
}

async function readClaims(request: FastifyRequest, key: Uint8Array): Promise<Claims | undefined> {
  const value = request.cookies[COOKIE];
  if (!value) return undefined;
  try {
    const { payload } = await jwtVerify(value, key, { algorithms: ['HS256'] });
    return claimsSchema.safeParse(payload).data;
  } catch {
    return undefined;
  }
}
