import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for a cookie or a link. The database has only its digest. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
