import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { writeFeed } from './feed.ts';

/** Writes a consistent snapshot of the catalogue to a file. The file appears only when it is complete. */
export async function exportCatalogue(
  { db, clock }: { db: Database; clock: Clock },
  publicUrl: string,
  file: string,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    await db.transaction(
      async (db) => {
        const { name, seller_name: company } = await getSiteSettings(db);
        const shop = { publicUrl, name, company, now: clock.now() };
        const feed = writeFeed(db, { ...shop, forOwner: true });
        await pipeline(Readable.from(feed), createWriteStream(part));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
