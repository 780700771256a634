import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { type InspectedPicture, inspectPicture } from './inspect.ts';
import { rememberFiles } from './queries.ts';

export interface PictureStore {
  readonly db: Database;
  readonly storage: FileStorage;
}

/**
 * Stores a supplier's picture unchanged and returns the name of its file. Equal pictures are stored once. Throws
 * `PictureRefused` if it is not a picture. Not for a transaction: see {@link keepPicture}.
 */
export const storePicture = async (store: PictureStore, bytes: Buffer): Promise<string> =>
  keepPicture(store, bytes, await inspectPicture(bytes));

/** Stores a picture that was inspected, or cleaned, before a transaction, and returns the name of its file: that of what was given. */
export async function keepPicture(
  { db, storage }: PictureStore,
  given: Buffer,
  { extension, preview, bytes }: InspectedPicture & { readonly bytes?: Buffer | null },
): Promise<string> {
  const file = `${hashOf(given)}.${extension}`;
  // The row is written before the file, so the purge does not delete the file as unreferenced.
  await rememberFiles(db, [{ file, preview }]);
  await storage.write(file, bytes ?? given);
  return file;
}

/** The name of a picture's file: a hash of what was given. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);
