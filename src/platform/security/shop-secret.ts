import { startMessages } from '#messages/commands/console.ts';
import type { Config } from '../config/config.ts';
import { readOrMakeSecret } from './secret-file.ts';

/**
 * The secret from which the keys of the shop are made: the same in each of its processes and commands. With the embedded database it is
 * generated; with DATABASE_URL it must be set, since processes that share a database need the same one.
 */
export function shopSecret({
  JWT_SECRET: given,
  DATABASE_URL: url,
  DATA_DIR: folder,
}: Pick<Config, 'JWT_SECRET' | 'DATABASE_URL' | 'DATA_DIR'>): string {
  if (given) return given;
  if (url) throw new Error(startMessages.secretNeeded);
  return readOrMakeSecret(`${folder}/jwt-secret`);
}

/** The secret as the key that signs and seals. */
export const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);
