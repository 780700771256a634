import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import {
  deleteFile,
  lockUnnamed,
  markUnnamed,
  selectFilesAfter,
  selectUnnamedSince,
} from './queries.ts';
import { sizedFiles } from './sized-pictures.ts';
import type { PictureStore } from './store-picture.ts';

/** Grace period: cached pages, letters that are read late and feeds that bring the picture back still need the file. */
const GRACE = 7 * DAY;

const BATCH = 1000;

/** The given photos that a module refers to. */
export type NamedPhotos = (db: Database, photos: string[]) => Promise<string[]>;

interface Context extends PictureStore {
  readonly clock: Clock;
  /** One query for each module that refers to photos. */
  readonly named: readonly NamedPhotos[];
}

/** Purges the pictures without a reference for a week, with all their sizes. */
export async function purgeUnnamedPictures(context: Context): Promise<void> {
  const { db, storage, clock } = context;
  const now = clock.now();
  let last: string | undefined = '';
  while (last !== undefined) {
    const files = await selectFilesAfter(db, last, BATCH);
    await markUnnamed(db, files, await findUnnamed(context, files), now);
    last = files.at(-1);
  }
  for (const file of await selectUnnamedSince(db, new Date(now.getTime() - GRACE))) {
    await context.db.transaction(async (db) => {
      // Row lock before the check: an upload of the same picture waits for this transaction and writes the file again.
      if (!(await lockUnnamed(db, file))) return;
      if ((await findUnnamed({ ...context, db }, [file])).length === 0) return;
      await deleteFile(db, file);
      await storage.remove([file, ...sizedFiles(file.slice(0, 32))]);
    });
  }
}

async function findUnnamed({ db, named }: Context, files: readonly string[]): Promise<string[]> {
  const unnamed = new Set(files);
  for (const namedAmong of named) {
    const photos = [...unnamed].map((file) => `/pictures/${file}`);
    for (const photo of await namedAmong(db, photos)) {
      unnamed.delete(photo.replace('/pictures/', ''));
    }
  }
  return [...unnamed];
}
