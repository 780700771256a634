import { createHash } from 'node:crypto';

/** The name of a stored logo: the hash of its content. */
export const nameOf = (content: Buffer, kind: 'svg' | 'png'): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${kind}`;
