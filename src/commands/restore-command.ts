import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { backupMessages } from '#messages/backup.ts';
import { BackupError, restoreCluster } from '#platform/database/base-backup.ts';
import { openDatabaseBeside } from './open-database.ts';
import { readOptionalPlace } from './optional-place.ts';
import type { Command, CommandContext } from './run-command.ts';

export const restoreCommand: Command<{ readonly source: string }> = {
  usage: backupMessages.restoreUsage,
  read(parameters) {
    const source = readOptionalPlace(parameters)?.place;
    return source === undefined ? undefined : { source };
  },
  run: ({ source }, context) => restore(source, context),
};

/** Makes a shop in an empty DATA_DIR of a backup, starts its database once and says what is in it. */
async function restore(source: string, { config, say }: CommandContext): Promise<void> {
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
