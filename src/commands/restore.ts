import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupMessages } from '#messages/commands/backup.ts';
import { BackupError, removeCluster, restoreCluster } from '#platform/database/base-backup.ts';
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
async function restore(source: string, context: CommandContext): Promise<void> {
  const { config, say } = context;
  if (config.DATABASE_URL) throw new Error(backupMessages.ownServer);
  await checkBackup(source);
  await restoreCluster(source, config.DATA_DIR, say).catch((error: unknown) => {
    throw error instanceof BackupError
      ? new Error(backupMessages.notEmpty(config.DATA_DIR))
      : error;
  });
  try {
    await restoreBeside(source, config.DATA_DIR);
    await tellShop(context);
  } catch (error) {
    // Such as a backup of another PostgreSQL. The folder can take another one.
    await removeCluster(config.DATA_DIR, say);
    throw error;
  }
}

/** Parts that a backup always has. */
const PARTS = ['backup.json', 'postgres/PG_VERSION', 'postgres-password'];

/** A backup has files and folders only. A link in it would bring another file of this machine into the shop, which shows its pictures to all. */
async function checkBackup(source: string): Promise<void> {
  const [mark = '', ...parts] = PARTS.map((part) => join(source, part));
  if (!existsSync(mark)) throw new Error(backupMessages.notBackup(source));
  const missing = parts.find((part) => !existsSync(part));
  if (missing) throw new Error(backupMessages.incomplete(missing));
  for await (const entry of await opendir(source, { recursive: true })) {
    if (!entry.isFile() && !entry.isDirectory()) {
      throw new Error(backupMessages.noFile(join(entry.parentPath, entry.name)));
    }
  }
}

async function restoreBeside(source: string, folder: string): Promise<void> {
  const pictures = join(source, 'pictures');
  if (existsSync(pictures)) await cp(pictures, join(folder, 'pictures'), { recursive: true });
  const secret = join(source, 'jwt-secret');
  if (!existsSync(secret)) return;
  await copyFile(secret, join(folder, 'jwt-secret'));
  // A backup that has been on another disk may have lost its modes.
  await chmod(join(folder, 'jwt-secret'), 0o600);
}

async function tellShop({ config, say }: CommandContext): Promise<void> {
  const connection = await openDatabaseBeside(config, say);
  try {
    const { rows } = await connection.pool.query<{ products: number; orders: number }>(`
      SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM orders) AS orders`);
    say(backupMessages.restored(rows[0]?.products ?? 0, rows[0]?.orders ?? 0));
  } finally {
    await connection.close();
  }
}
