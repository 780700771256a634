// Fills an empty shop with a generated catalogue: npm run generate -- 10000
// The shop lies in var/generated-<count> (DATA_DIR) and is opened by DATA_DIR=var/generated-10000 npm start
import { isCatalogueEmpty } from '#modules/catalog/index.ts';
import { connectDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { loadGeneratedShop } from './load-generated.ts';

const count = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
  console.error('The number of variants goes from 1 to 1000000.');
  process.exit(2);
}
const folder = process.env.DATA_DIR ?? `var/generated-${count}`;
const database = await startEmbeddedDatabase({ folder, say: console.log });
const connection = connectDatabase(database.url, 2, console.error);
try {
  await migrateDatabase(connection.pool);
  if (await isCatalogueEmpty(connection.db)) {
    const started = performance.now();
    await loadGeneratedShop(connection.pool, count);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${count} variants in ${seconds} s; open them: DATA_DIR=${folder} npm start`);
  } else {
    console.error(`The shop in ${folder} has a catalogue already.`);
    process.exitCode = 1;
  }
} finally {
  await connection.close();
  await database.stop();
}
