import { createHmac, randomBytes } from 'node:crypto';
import { SECOND } from '../time/duration.ts';

/** Time-based one-time passwords: RFC 6238 with SHA-1, 30 s and six digits, which every authenticator app knows. */
const STEP = 30 * SECOND;
const DIGITS = 6;
/** Steps before and after the current one that are accepted: clocks differ. */
const SKEW = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, as RFC 4226 advises. */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** The secret in base32 (RFC 4648) without padding, as a person types it into an app. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The address that a QR code holds for an authenticator app. */
export function totpUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }) {
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

/** The code of a step: HOTP of RFC 4226. */
function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step whose code was typed, of those around `now`, or undefined. A code must be accepted once only: the caller keeps the step, and takes
 * none that is not later.
 */
export function totpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / STEP);
  const steps = Array.from({ length: 2 * SKEW + 1 }, (_, at) => current - SKEW + at);
  return steps.find((step) => codeOf(secret, step) === code);
}

/** The code of this moment, as an app shows it. */
export const totpCode = (secret: Buffer, now: Date): string =>
  codeOf(secret, Math.floor(now.getTime() / STEP));
