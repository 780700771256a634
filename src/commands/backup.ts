import { existsSync } from 'node:fs';
import { cp, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupMessages } from '#messages/commands/backup.ts';
import { recordBackup } from '#modules/audit/backups.ts';
import { BackupError, backUpCluster } from '#platform/database/base-backup.ts';
import { systemClock } from '#platform/time/clock.ts';
import { SECOND } from '#platform/time/duration.ts';
import { openDatabaseBeside } from './open-database.ts';
import { readOptionalPlace } from './optional-place.ts';
import type { Command, CommandContext } from './run-command.ts';
import { terminalActor } from './terminal-actor.ts';

export const backupCommand: Command<{ readonly place: string | undefined }> = {
  usage: backupMessages.backupUsage,
  read: readOptionalPlace,
  run: ({ place }, context) => backUp(place, context),
  explain: (error) => (error instanceof BackupError ? backupMessages.interrupted : undefined),
};

/** Copies the database and everything that lies beside it into a folder, whole or not at all, while the shop serves or not. */
async function backUp(given: string | undefined, context: CommandContext): Promise<void> {
  const { config, say } = context;
  const started = performance.now();
  if (config.DATABASE_URL) throw new Error(backupMessages.ownServer);
  const createdAt = new Date().toISOString();
  const name = createdAt.slice(0, 19).replaceAll(':', '-');
  // Without the slash at the end of a name, which would put the unfinished copy inside.
  const folder = resolve(given ?? join(config.DATA_DIR, 'backups', name));
  if (existsSync(folder)) throw new Error(backupMessages.exists(folder));
  const unfinished = `${folder}.part`;
  const connection = await openDatabaseBeside(config, say);
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await copyShop(unfinished, connection.superuserUrl, context);
    await writeFile(join(unfinished, 'backup.json'), JSON.stringify({ createdAt }));
    await rename(unfinished, folder);
    // After the copy, which is whole now: the office says how old it is.
    await recordBackup({ db: connection.db, clock: systemClock, actor: terminalActor() });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await connection.close();
  }
  say(backupMessages.done(folder, (performance.now() - started) / SECOND));
}

async function copyShop(
  target: string,
  superuserUrl: string,
  { config, say }: CommandContext,
): Promise<void> {
  say(backupMessages.copying);
  await backUpCluster(superuserUrl, target);
  // The widths and formats of a picture are made of it again when they are asked for.
  const madeAnew = join(target, 'pictures', 'sizes');
  const filter = (_from: string, to: string) => to !== madeAnew;
  // After the database: a picture that it names is there.
  for (const beside of ['pictures', 'jwt-secret']) {
    const source = join(config.DATA_DIR, beside);
    if (!existsSync(source)) continue;
    // The owner may have put them on another disk, by a link.
    const options = { recursive: true, dereference: true, filter };
    await cp(await realpath(source), join(target, beside), options);
  }
  if (config.S3_BUCKET) say(backupMessages.picturesElsewhere(config.S3_BUCKET));
}
