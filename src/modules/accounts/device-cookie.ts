import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { SECOND } from '#platform/duration.ts';
import type { AccountsContext } from './context.ts';
import { type CustomerRow, selectCustomerByEmail } from './queries.ts';
import { SESSION_LIFE } from './sessions.ts';

const COOKIE = 'known_device';
/** Accounts that one device is known to; the oldest is forgotten. */
const MOST_ACCOUNTS = 5;

type DeviceContext = Pick<AccountsContext, 'db' | 'clock' | 'tokenKey'>;

const claimsSchema = z.object({
  typ: z.literal('device'),
  jti: z.uuid(),
  accounts: z
    .array(z.object({ account: z.string(), password: z.string(), since: z.number() }))
    .max(MOST_ACCOUNTS),
});
type Claims = z.infer<typeof claimsSchema>;

/** The cookie names accounts by digests: it shows no e-mail to other users of the device. */
const digestOf = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);

/** Another password has another digest, so each change of the password ends the known devices, and so does 'Это не я'. */
const passwordDigest = (key: Uint8Array, { passwordHash }: CustomerRow) =>
  createHmac('sha256', key).update(`device ${passwordHash}`).digest('base64url').slice(0, 22);

/**
 * The id of this device where it has proved the account of this e-mail in the last 180 days, with the password that
 * the account still has.
 */
export async function knownDevice(
  { db, clock, tokenKey }: DeviceContext,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const claims = await readClaims(request, tokenKey);
  const known = claims?.accounts.find(({ account }) => account === digestOf(email));
  if (!known || known.since + SESSION_LIFE <= clock.now().getTime()) return undefined;
  const customer = await selectCustomerByEmail(db, email);
  const isCurrent = customer && known.password === passwordDigest(tokenKey, customer);
  return isCurrent ? claims?.jti : undefined;
}

/**
 * Remembers in a signed cookie that this device has proved the account. It outlives a sign-out: it gives no access, only
 * a limit of its own.
 */
export async function rememberDevice(
  { db, clock, tokenKey }: DeviceContext,
  { request, reply, secure }: { request: FastifyRequest; reply: FastifyReply; secure: boolean },
  email: string,
): Promise<void> {
  const customer = await selectCustomerByEmail(db, email);
  if (!customer) return;
  const { jti = randomUUID(), accounts = [] } = (await readClaims(request, tokenKey)) ?? {};
  const account = digestOf(email);
  const others = accounts.filter((one) => one.account !== account).slice(1 - MOST_ACCOUNTS);
  const since = clock.now().getTime();
  const password = passwordDigest(tokenKey, customer);
  const claims: Claims = {
    typ: 'device',
    jti,
    accounts: [...others, { account, password, since }],
  };
  const value = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(tokenKey);
  reply.setCookie(COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_LIFE / SECOND,
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
