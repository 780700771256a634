import { fileURLToPath } from 'node:url';
import { OPENING_PAGE } from '#contracts/paths.ts';
import { startMessages } from '#messages/commands/console.ts';
import { demoParts } from '#messages/office/demo.ts';
import { attachPhotographs } from '#modules/catalog/attach-photographs.ts';
import { fillEmptyCatalogue, isCatalogueEmpty } from '#modules/catalog/fill.ts';
import { fillEmptyContent } from '#modules/content/index.ts';
import { fillSought } from '#modules/content/redirects/fill-sought.ts';
import { deliveryFile } from '#modules/delivery/terms/terms-file.ts';
import type { PictureStore } from '#modules/pictures/index.ts';
import { storePhotographs } from '#modules/pictures/photographs.ts';
import { makeFirstLink } from '#modules/staff/index.ts';
import type { Config } from '#platform/config/config.ts';
import { connectDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { shopSecret } from '#platform/security/shop-secret.ts';
import { systemClock } from '#platform/time/clock.ts';
import { DEMO_CONTENT } from '../office/demo/demo-content.ts';
import { demoInPublic } from '../office/demo/demo-left.ts';
import type { Closers } from './closers.ts';
import { pictureStorage } from './picture-storage.ts';

type Say = (line: string) => void;

const PHOTOGRAPHS = fileURLToPath(new URL('../../db/demo/photographs', import.meta.url));

/** Runs once before the server processes start: prepares database, schema, demo catalogue, token secret and, in a shop without staff, the key of the first owner. */
export async function prepare(
  config: Config,
  say: Say,
  closers: Closers,
): Promise<{ url: string; tokenSecret: string; firstKey: string | undefined }> {
  const url = await databaseUrl(config, say, closers);
  const direct = config.DATABASE_DIRECT_URL ?? url;
  const connection = connectDatabase(direct, 2, () => undefined);
  try {
    const migrating = performance.now();
    await migrateDatabase(connection.pool);
    await fillSought(connection.db);
    say(startMessages.migrated(performance.now() - migrating));
    if (config.DEMO_CATALOGUE) {
      await fillEmptyShop({ db: connection.db, url: direct }, config, say);
    } else if (await isCatalogueEmpty(connection.db)) {
      say(startMessages.emptyShop(OPENING_PAGE));
    }
    const demo = await demoInPublic(connection.db, config, systemClock.now());
    if (demo.length > 0) say(startMessages.demoInPublic(config.PUBLIC_URL, demoParts(demo)));
    const firstKey = await makeFirstLink({ db: connection.db, clock: systemClock });
    return { url, tokenSecret: shopSecret(config), firstKey };
  } finally {
    await connection.close();
  }
}

async function databaseUrl(config: Config, say: Say, closers: Closers): Promise<string> {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  const database = await startEmbeddedDatabase({ folder: config.DATA_DIR, say });
  closers.push(database.stop);
  return database.url;
}

/** The demo: its goods and what happened in its office into an empty catalogue, its name, pages and slides into a shop without them. */
async function fillEmptyShop(
  { db, url }: { db: Database; url: string },
  config: Config,
  say: Say,
): Promise<void> {
  const store = { db, storage: pictureStorage(config) };
  const isFilled = (await isCatalogueEmpty(db)) && (await fillCatalogue(store, say));
  await storing(fillEmptyContent(store, DEMO_CONTENT, [deliveryFile]));
  if (!isFilled) return;
  const { fillDemoOffice } = await import('../office/demo/fill.ts');
  // An order is placed by statements that are sent together.
  const orders = connectDatabase(url, 1, () => undefined, { pipeline: true });
  try {
    await orders.db.transaction((db) => fillDemoOffice(db, new Date()));
  } finally {
    await orders.close();
  }
}

/** Answers whether it was this process that filled it. */
async function fillCatalogue(store: PictureStore, say: Say): Promise<boolean> {
  const started = performance.now();
  const { demoCategories } = await import('../../db/demo/index.ts');
  const photographs = await storing(storePhotographs(store, PHOTOGRAPHS));
  const products = await store.db.transaction(async (db) => {
    const filled = await fillEmptyCatalogue(db, demoCategories, new Date());
    if (filled > 0) await attachPhotographs(db, photographs);
    return filled;
  });
  if (products === 0) return false;
  say(startMessages.demoFilled(products, performance.now() - started));
  return true;
}

const storing = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: Error) => {
    throw new Error(startMessages.picturesNotStored(error.message));
  });
