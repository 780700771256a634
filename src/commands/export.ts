import { exportMessages } from '#messages/export.ts';
import { exportCatalogue } from '#modules/exchange/export-catalogue.ts';
import { systemClock } from '#platform/clock.ts';
import { SECOND } from '#platform/duration.ts';
import { readShopConfig } from '#platform/shop-config.ts';
import { openDatabaseBeside } from './open-database.ts';

/** Writes the catalogue as YML; the database is left as it was found, running or not. */
async function main(given: string | undefined): Promise<void> {
  const started = performance.now();
  const config = readShopConfig();
  const file = given ?? `${config.DATA_DIR}/export/yandex.xml`;
  const connection = await openDatabaseBeside(config, (line) => console.log(line));
  try {
    await exportCatalogue({ db: connection.db, clock: systemClock }, config.PUBLIC_URL, file);
  } finally {
    await connection.close();
  }
  console.log(exportMessages.done(file, (performance.now() - started) / SECOND));
}

const [file, ...others] = process.argv.slice(2);
if (others.length > 0 || file?.startsWith('-')) {
  console.error(exportMessages.usage);
  process.exitCode = 2;
} else {
  await main(file).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
