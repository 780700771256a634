import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createSemaphore } from '../work/semaphore.ts';

const hashArgon2 = promisify(argon2);

/** The minimum of OWASP's password storage cheat sheet for argon2id: 19 MiB, two passes. */
const MEMORY = 19_456;
const PASSES = 2;
const TAG_LENGTH = 32;
/** Passwords beyond these are refused as `unavailable`: they would wait for seconds. */
const MOST_WAITING = 100;

/** In place of a hash: no password is right until a reset sets one. */
export const LOCKED = 'locked';

/** A queue of its own: a hash takes a whole core, and a thread that files and pictures need too. */
const withSlot = createSemaphore(Math.min(2, Math.ceil(availableParallelism() / 2)), MOST_WAITING);

const derive = (password: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> =>
  withSlot(() =>
    hashArgon2('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce,
      parallelism: 1,
      tagLength: TAG_LENGTH,
      memory,
      passes,
    }),
  );

/** The password's hash in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce, MEMORY, PASSES);
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${encode(nonce)}$${encode(tag)}`;
}

/** An unknown customer (no hash) takes as long as a wrong password. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const parts = /m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored ?? '');
  const [, memory = MEMORY, passes = PASSES, nonce = '', tag = ''] = parts ?? [];
  const salt = parts ? Buffer.from(nonce, 'base64') : Buffer.alloc(16);
  const derived = await derive(password, salt, Number(memory), Number(passes));
  const expected = parts ? Buffer.from(tag, 'base64') : Buffer.alloc(TAG_LENGTH);
  return timingSafeEqual(derived, expected) && parts !== null;
}
