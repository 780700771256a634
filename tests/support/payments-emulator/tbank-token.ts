import { createHash } from 'node:crypto';

/** The signature as the provider's handbook writes it down; apart from the shop's own, so that each is a test of the other. */
export function signatureOf(body: object, password: string, signsNested = false): string {
  const pairs: [string, string][] = [['Password', password]];
  for (const [name, value] of Object.entries(body)) {
    if (name === 'Token') continue;
    if (typeof value !== 'object') pairs.push([name, String(value)]);
    else if (signsNested) pairs.push([name, JSON.stringify(value)]);
  }
  pairs.sort((a, b) => (a[0] < b[0] ? -1 : 1));
  const hash = createHash('sha256');
  for (const [, value] of pairs) hash.update(value);
  return hash.digest('hex');
}
