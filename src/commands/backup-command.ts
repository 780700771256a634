import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupMessages } from '#messages/backup.ts';
import { BackupError, backUpCluster } from '#platform/database/base-backup.ts';
import { SECOND } from '#platform/duration.ts';
import { openDatabaseBeside } from './open-database.ts';
import { readOptionalPlace } from './optional-place.ts';
import type { Command, CommandContext } from './run-command.ts';

export const backupCommand: Command<{ readonly place: string | undefined }> = {
  usage: backupMessages.backupUsage,
  read: readOptionalPlace,
  run: ({ place }, context) => backUp(place, context),
  explain: (error) => (error instanceof BackupError ? backupMessages.interrupted : undefined),
};

/** Copies the database and everything that lies beside it into a folder, whole or not at all, while the shop serves or not. */
async function backUp(given: string | undefined, { config, say }: CommandContext): Promise<void> {
  const started = performance.now();
  if (config.DATABASE_URL) throw new Error(backupMessages.ownServer);
  const createdAt = new Date().toISOString();
  const name = createdAt.slice(0, 19).replaceAll(':', '-');
  const folder = given ?? join(config.DATA_DIR, 'backups', name);
  if (existsSync(folder)) throw new Error(backupMessages.exists(folder));
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });

  const connection = await openDatabaseBeside(config, say);
  try {
    say(backupMessages.copying);
    await backUpCluster(connection.superuserUrl, unfinished);
  } finally {
    await connection.close();
  }
  // After the database: a picture that it names is there.
  for (const beside of ['pictures', 'jwt-secret']) {
    const source = join(config.DATA_DIR, beside);
    if (!existsSync(source)) continue;
    await cp(source, join(unfinished, beside), { recursive: true, filter: isNotMadeAnew });
  }
  if (config.S3_BUCKET) say(backupMessages.picturesElsewhere(config.S3_BUCKET));
  await writeFile(join(unfinished, 'backup.json'), JSON.stringify({ createdAt }));
  await rename(unfinished, folder);
  say(backupMessages.done(folder, (performance.now() - started) / SECOND));
}

/** The widths and formats of a picture are made of it again when they are asked for. */
const isNotMadeAnew = (path: string) => !path.endsWith(join('pictures', 'sizes'));
