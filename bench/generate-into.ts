import { isCatalogueEmpty } from '#modules/catalog/fill.ts';
import { indexChangedProducts } from '#modules/catalog/index-products.ts';
import { connectDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { loadGeneratedShop } from './load-generated.ts';

/** Fills the shop in this folder with generated variants and indexes them for search. Returns the seconds; null if the shop has a catalogue. */
export async function generateInto(folder: string, count: number): Promise<number | null> {
  const database = await startEmbeddedDatabase({ folder, say: console.log });
  const connection = connectDatabase(database.url, 2, console.error);
  try {
    await migrateDatabase(connection.pool);
    if (!(await isCatalogueEmpty(connection.db))) return null;
    const started = performance.now();
    await loadGeneratedShop(connection.pool, count);
    await indexChangedProducts(connection.db, { all: true });
    await connection.pool.query('VACUUM ANALYZE');
    return (performance.now() - started) / 1000;
  } finally {
    await connection.close();
    await database.stop();
  }
}
