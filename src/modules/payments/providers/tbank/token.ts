import { createHash, timingSafeEqual } from 'node:crypto';

const leftOut: ReadonlySet<string> = new Set(['Token', 'Receipt', 'DATA', 'Shops', 'Password']);

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The signature of a request or a notice: scalars of the root and the password, sorted by name, joined, SHA-256. */
export function tokenOf(fields: Readonly<Record<string, unknown>>, password: string): string {
  const signed = Object.entries(fields).filter(
    ([name, value]) => !leftOut.has(name) && isScalar(value),
  );
  const joined = [...signed, ['Password', password] as const]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => String(value))
    .join('');
  return createHash('sha256').update(joined).digest('hex');
}

/** Takes the same time for any wrong token. */
export function hasToken(fields: Readonly<Record<string, unknown>>, password: string): boolean {
  const given = Buffer.from(String(fields.Token).toLowerCase());
  const right = Buffer.from(tokenOf(fields, password));
  return given.length === right.length && timingSafeEqual(given, right);
}
