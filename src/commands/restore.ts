import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { backupMessages } from '#messages/backup.ts';
import { BackupError, restoreCluster } from '#platform/database/base-backup.ts';
import { readShopConfig } from '#platform/shop-config.ts';
import { openDatabaseBeside } from './open-database.ts';

const say = (line: string) => console.log(line);

/** Makes a shop in an empty DATA_DIR of a backup, starts its database once and says what is in it. */
async function main(source: string): Promise<void> {
  const config = readShopConfig();
  if (config.DATABASE_URL) throw new Error(backupMessages.ownServer);
  if (!existsSync(join(source, 'backup.json'))) throw new Error(backupMessages.notBackup(source));
  await restoreCluster(source, config.DATA_DIR, say).catch((error: unknown) => {
    throw error instanceof BackupError
      ? new Error(backupMessages.notEmpty(config.DATA_DIR))
      : error;
  });
  for (const beside of ['pictures', 'jwt-secret']) {
    const from = join(source, beside);
    if (existsSync(from)) await cp(from, join(config.DATA_DIR, beside), { recursive: true });
  }
  const connection = await openDatabaseBeside(config, say);
  try {
    const { rows } = await connection.pool.query<{ products: number; orders: number }>(`
      SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM orders) AS orders`);
    say(backupMessages.restored(rows[0]?.products ?? 0, rows[0]?.orders ?? 0));
  } finally {
    await connection.close();
  }
}

const [source, ...others] = process.argv.slice(2);
if (source === undefined || others.length > 0 || source.startsWith('-')) {
  console.error(backupMessages.restoreUsage);
  process.exitCode = 2;
} else {
  await main(source).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
