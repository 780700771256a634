import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { FileStorage } from '#platform/file-storage.ts';
import { inspectPicture } from './inspect.ts';
import { rememberFiles } from './queries.ts';

export interface PictureStore {
  readonly db: Database;
  readonly storage: FileStorage;
}

/** Keeps a picture from outside, once however often it comes, and answers the name of its file. Throws `PictureRefused` where it is none. */
export async function storePicture({ db, storage }: PictureStore, bytes: Buffer): Promise<string> {
  const { extension, preview } = await inspectPicture(bytes);
  const file = `${hashOf(bytes)}.${extension}`;
  // Before the file: from now on it is not deleted as one that nobody names.
  await rememberFiles(db, [{ file, preview }]);
  await storage.write(file, bytes);
  return file;
}

/** What a picture's file is called. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);
