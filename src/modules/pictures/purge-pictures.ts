import type { Clock } from '#platform/clock.ts';
import { DAY } from '#platform/duration.ts';
import {
  deleteUnnamed,
  markUnnamed,
  selectUnnamedFiles,
  selectUnnamedSince,
} from './picture-names.ts';
import { sizedFiles } from './sized-pictures.ts';
import type { PictureStore } from './store-picture.ts';

/** For pages that were kept, letters that are read late, and for an import that brings the picture back. */
const GRACE = 7 * DAY;

/** Of these addresses of photos, those that somebody outside the catalogue shows. */
export type NamedElsewhere = (photos: string[]) => Promise<string[]>;

interface Context extends PictureStore {
  readonly clock: Clock;
  readonly namedElsewhere: readonly NamedElsewhere[];
}

/** Deletes the pictures that nobody has named for a week, with all that was made of them. */
export async function forgetUnnamedPictures(context: Context): Promise<void> {
  const { db, storage, clock } = context;
  const now = clock.now();
  await markUnnamed(db, await findUnnamed(context), now);
  for (const file of await selectUnnamedSince(db, new Date(now.getTime() - GRACE))) {
    await db.transaction(async (tx) => {
      // The row first: whoever takes the same picture in again waits for the end, and writes it anew.
      if (!(await deleteUnnamed(tx, file))) return;
      await storage.remove([file, ...sizedFiles(file.slice(0, 32))]);
    });
  }
}

async function findUnnamed({ db, namedElsewhere }: Context): Promise<string[]> {
  const unnamed = new Set(await selectUnnamedFiles(db));
  for (const namedAmong of namedElsewhere) {
    const photos = [...unnamed].map((file) => `/pictures/${file}`);
    for (const photo of await namedAmong(photos)) unnamed.delete(photo.replace('/pictures/', ''));
  }
  return [...unnamed];
}
