import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { FileStorage } from '#platform/file-storage.ts';
import { type InspectedPicture, inspectPicture } from './inspect.ts';
import { rememberFiles } from './queries.ts';

export interface PictureStore {
  readonly db: Database;
  readonly storage: FileStorage;
}

/**
 * Stores a picture from outside and returns the name of its file. Equal pictures are stored once. Throws
 * `PictureRefused` if it is not a picture. Not for a transaction: see {@link keepPicture}.
 */
export const storePicture = async (store: PictureStore, bytes: Buffer): Promise<string> =>
  keepPicture(store, bytes, await inspectPicture(bytes));

/** Stores a picture that was inspected, before a transaction, and returns the name of its file. */
export async function keepPicture(
  { db, storage }: PictureStore,
  bytes: Buffer,
  { extension, preview }: InspectedPicture,
): Promise<string> {
  const file = `${hashOf(bytes)}.${extension}`;
  // The row is written before the file, so the purge does not delete the file as unreferenced.
  await rememberFiles(db, [{ file, preview }]);
  await storage.write(file, bytes);
  return file;
}

/** The name of a picture's file: a hash of its content. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);
