import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../time/clock.ts';
import { SECOND } from '../time/duration.ts';

/** Accounts that one device is known to; the oldest is forgotten. */
const MOST_ACCOUNTS = 5;

interface Options {
  readonly clock: Clock;
  /** Signs the cookie. */
  readonly key: Uint8Array;
  /** Name of the cookie. */
  readonly cookie: string;
  readonly sameSite: 'lax' | 'strict';
  readonly secure: boolean;
  /** How long a device is known after it has proved the account, ms. */
  readonly life: number;
}

const claimsSchema = z.object({
  typ: z.literal('device'),
  jti: z.uuid(),
  accounts: z
    .array(z.object({ account: z.string(), password: z.string(), since: z.number() }))
    .max(MOST_ACCOUNTS),
});
type Claims = z.infer<typeof claimsSchema>;

export interface KnownDevices {
  /**
   * The id of this device where it has proved the account of this e-mail within the life of the cookie. `proofOf`: what the account is proved by
   * today; another one than then ends the known devices. It is asked only of a device that names the account.
   */
  find(
    request: FastifyRequest,
    email: string,
    proofOf: () => Promise<string | undefined>,
  ): Promise<string | undefined>;
  /**
   * Remembers in a signed cookie that this device has proved the account. It outlives a sign-out: it gives no access, only a limit of its own.
   */
  remember(
    to: { request: FastifyRequest; reply: FastifyReply },
    email: string,
    proof: string,
  ): Promise<void>;
}

/** Devices that have proved accounts, known by a cookie. Their tries are counted apart, so that strangers cannot lock their owner out. */
export function createKnownDevices(options: Options): KnownDevices {
  const { clock, key, cookie, sameSite, secure, life } = options;
  const digestOf = (proof: string) =>
    createHmac('sha256', key).update(`device ${proof}`).digest('base64url').slice(0, 22);
  const readClaims = async ({ cookies }: FastifyRequest): Promise<Claims | undefined> => {
    const value = cookies[cookie];
    if (!value) return undefined;
    try {
      const { payload } = await jwtVerify(value, key, { algorithms: ['HS256'] });
      return claimsSchema.safeParse(payload).data;
    } catch {
      return undefined;
    }
  };

  return {
    async find(request, email, proofOf) {
      const claims = await readClaims(request);
      const known = claims?.accounts.find(({ account }) => account === nameOf(email));
      if (!known || known.since + life <= clock.now().getTime()) return undefined;
      const proof = await proofOf();
      return proof !== undefined && known.password === digestOf(proof) ? claims?.jti : undefined;
    },
    async remember({ request, reply }, email, proof) {
      const { jti = randomUUID(), accounts = [] } = (await readClaims(request)) ?? {};
      const account = nameOf(email);
      const others = accounts.filter((one) => one.account !== account).slice(1 - MOST_ACCOUNTS);
      const since = clock.now().getTime();
      const claims: Claims = {
        typ: 'device',
        jti,
        accounts: [...others, { account, password: digestOf(proof), since }],
      };
      const value = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);
      const maxAge = life / SECOND;
      reply.setCookie(cookie, value, { path: '/', httpOnly: true, sameSite, secure, maxAge });
    },
  };
}

/** The cookie names accounts by digests: it shows no e-mail to other users of the device. */
const nameOf = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);
