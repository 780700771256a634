import { parseArgs } from 'node:util';
import { givenMessages as messages } from '#messages/commands/pictures-command.ts';
import { recordAction } from '#modules/audit/index.ts';
import { showFetchedPictures } from '#modules/catalog/variant-pictures.ts';
import { givePictures } from '#modules/goods/given-pictures/give-pictures.ts';
import { openPlace } from '#modules/goods/given-pictures/places/open-place.ts';
import { removeGiven } from '#modules/goods/given-pictures/remove-given.ts';
import { giveLines } from '#modules/goods/given-pictures/report.ts';
import { systemClock } from '#platform/time/clock.ts';
import { SECOND } from '#platform/time/duration.ts';
import { rarely } from '#platform/time/rarely.ts';
import { pictureStorage } from '../server/picture-storage.ts';
import { audited } from './audited.ts';
import { retryMissingPictures, showMissingPictures } from './missing-pictures.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';
import { terminalActor } from './terminal-actor.ts';

type PicturesArguments =
  | { readonly from: string; readonly dryRun: boolean }
  | { readonly remove: readonly string[] }
  /** Of a host or one address; of all if it is undefined. */
  | { readonly retry: string | undefined }
  /** What is missing: the first ones, or all. */
  | { readonly showAll: boolean };

export const picturesCommand: Command<PicturesArguments> = {
  usage: messages.usage,
  interruptible: true,
  read: readArguments,
  async run(given, context) {
    if ('from' in given) return giveFrom(given, context);
    if ('remove' in given) return removeFrom(given.remove, context);
    const { config, say } = context;
    const { db, close } = await openDatabaseBeside(config, say);
    try {
      if ('retry' in given) await retryMissingPictures(db, given.retry, say);
      else await showMissingPictures(db, given.showAll, say);
    } finally {
      await close();
    }
  },
};

const options = {
  all: { type: 'boolean', default: false },
  retry: { type: 'boolean', default: false },
  from: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  remove: { type: 'string', multiple: true },
} as const;

function readArguments(parameters: string[]): PicturesArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options,
      allowPositionals: true,
    });
    return chosenWork(values, positionals);
  } catch {
    return undefined;
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Undefined where parameters of different kinds of work are mixed. */
function chosenWork(values: Values, targets: string[]): PicturesArguments | undefined {
  const { all, retry, from, remove, 'dry-run': dryRun } = values;
  const kinds = [all, retry, from !== undefined, remove !== undefined].filter(Boolean);
  if (kinds.length > 1 || (dryRun && !from) || from === '') return undefined;
  if (targets.length > (retry ? 1 : 0)) return undefined;
  if (retry) return { retry: targets[0] };
  if (from !== undefined) return { from, dryRun };
  return remove ? { remove } : { showAll: all };
}

/** Shows the pictures of a folder or an archive with the goods; the database is left as it was found, running or not. */
async function giveFrom(
  { from, dryRun }: { from: string; dryRun: boolean },
  { config, say, signal }: CommandContext,
): Promise<void> {
  const place = await openPlace(from);
  const connection = await openDatabaseBeside(config, say);
  try {
    const context = {
      db: connection.db,
      storage: pictureStorage(config),
      showFetched: showFetchedPictures,
    };
    const onRead = rarely(2 * SECOND, (done: number, all: number) =>
      say(messages.reading(done, all)),
    );
    const report = await givePictures(context, place.files, config.DATA_DIR, {
      dryRun,
      signal,
      onRead,
    });
    // The goods have changed in a transaction of their own.
    if (!dryRun && report.added + report.replaced > 0) {
      const action = { action: 'pictures.give', entity: 'pictures', entityId: 'goods' };
      await recordAction({ db: connection.db, clock: systemClock, actor: terminalActor() }, action);
    }
    for (const line of await giveLines(report, dryRun)) say(line);
  } finally {
    await place.close();
    await connection.close();
  }
}

async function removeFrom(
  codes: readonly string[],
  { config, say }: CommandContext,
): Promise<void> {
  const connection = await openDatabaseBeside(config, say);
  try {
    const context = { db: connection.db, showFetched: showFetchedPictures };
    const removed = await audited(
      connection.db,
      (db) => removeGiven({ ...context, db }, codes),
      () => ({ action: 'pictures.remove', entity: 'pictures', entityId: 'goods' }),
    );
    for (const { code, pictures } of removed) say(messages.removed(code, pictures));
  } finally {
    await connection.close();
  }
}
