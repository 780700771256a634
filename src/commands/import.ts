import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { importMessages } from '#messages/imports/import.ts';
import { indexChangedProducts } from '#modules/catalog/index-products.ts';
import { importCatalogue } from '#modules/imports/import-catalogue.ts';
import type { OnLargePrices } from '#modules/imports/merging/found-prices.ts';
import { openFeed } from '#modules/imports/reading/open.ts';
import { Handovers } from '#modules/imports/reporting/handovers.ts';
import { Refusals } from '#modules/imports/reporting/refusals.ts';
import { reportLines } from '#modules/imports/reporting/report.ts';
import { recordFailedRun, recordRun } from '#modules/imports/runs/record-run.ts';
import { nameOfUrl } from '#modules/imports/tasks/feed-address.ts';
import { recordChanges } from '#modules/imports/undo/record-changes.ts';
import { listSources } from '#modules/ownership/sources.ts';
import type { Database } from '#platform/database/database.ts';
import { systemClock } from '#platform/time/clock.ts';
import { SECOND } from '#platform/time/duration.ts';
import { rarely } from '#platform/time/rarely.ts';
import { loadMappingFile, saveMappingFile } from './mapping-files.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';
import { terminalActor } from './terminal-actor.ts';

const options = {
  source: { type: 'string' },
  'adopt-from': { type: 'string', multiple: true, default: [] as string[] },
  'withdraw-missing': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  'look-alikes': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  mapping: { type: 'string' },
  'propose-mapping': { type: 'boolean', default: false },
} as const;

export interface ImportArguments {
  readonly location: string;
  readonly source: string | undefined;
  readonly adoptFrom: readonly string[];
  readonly withdrawMissing: boolean;
  readonly confirmed: boolean;
  readonly lookAlikes: 'same' | 'different' | undefined;
  readonly onLargePrices: OnLargePrices;
  readonly dryRun: boolean;
  /** The file with rules for labels. */
  readonly mappingFile: string | undefined;
  readonly proposeMapping: boolean;
}

export const importCommand: Command<ImportArguments> = {
  usage: importMessages.usage,
  interruptible: true,
  read: readArguments,
  run: importOffers,
  explain(error) {
    const reason = error instanceof Error ? error.message : String(error);
    return reason === importMessages.interrupted ? reason : importMessages.failed(reason);
  },
};

const isChoice = (text: string | undefined) =>
  text === undefined || text === 'same' || text === 'different';

function readArguments(parameters: string[]): ImportArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options,
    });
    const [location, ...others] = positionals;
    if (location === undefined || others.length > 0) return undefined;
    const lookAlikes = values['look-alikes'];
    if (!isChoice(lookAlikes)) return undefined;
    return {
      location,
      lookAlikes,
      source: values.source,
      adoptFrom: values['adopt-from'],
      withdrawMissing: values['withdraw-missing'],
      confirmed: values.yes,
      onLargePrices: values.yes ? 'take' : 'stop',
      dryRun: values['dry-run'] || values['propose-mapping'],
      mappingFile: values.mapping,
      proposeMapping: values['propose-mapping'],
    };
  } catch {
    return undefined;
  }
}

/** Imports one file or address and reports; the database is left as it was found, running or not. */
async function importOffers(
  given: ImportArguments,
  { config, say, signal }: CommandContext,
): Promise<void> {
  const { location, dryRun, mappingFile, proposeMapping } = given;
  const mapping = mappingFile === undefined ? undefined : loadMappingFile(mappingFile);
  const connection = await openDatabaseBeside(config, say);
  const refusals = new Refusals(`${config.DATA_DIR}/import-refusals.txt`);
  const handovers = new Handovers(`${config.DATA_DIR}/import-handovers.txt`);
  const fallbackSource = await sourceOf(location, connection.db);
  let lines: string[] = [];
  const importNow = async () =>
    importCatalogue(connection.pool, {
      ...given,
      mapping,
      bytes: await openFeed(location, signal),
      fallbackSource,
      publicUrl: config.PUBLIC_URL,
      mayBeOwn: [undefined, new URL(config.PUBLIC_URL).host].includes(hostOf(location)),
      refusals,
      handovers,
      signal,
      onRead: rarely(2 * SECOND, (offers: number) => say(importMessages.read(offers))),
      onMerging: (offers) => say(importMessages.merging(offers)),
      async onMerged(client, report) {
        lines = await reportLines(report, { refusals, handovers }, given);
        const context = { db: drizzle(client), clock: systemClock, actor: terminalActor() };
        const run = { ...report, refused: refusals.count, report: lines };
        await recordChanges(client, await recordRun(context, run));
      },
    });
  try {
    const report = await importNow().catch(async (error: Error) => {
      const source = given.source ?? fallbackSource;
      if (!dryRun && !signal.aborted) await keepFailure(connection.db, source, error);
      throw error;
    });
    if (dryRun) lines = await reportLines(report, { refusals, handovers }, given);
    else await bringSearchUpToDate(connection.db, say);
    for (const line of lines) say(line);
    if (proposeMapping) say(saveMappingFile(report, config.DATA_DIR));
  } finally {
    await refusals.close();
    await handovers.close();
    await connection.close();
  }
}

/** For the office. Where the database is away nothing can be kept, and the terminal says why. */
const keepFailure = (db: Database, source: string, { message }: Error): Promise<void> =>
  recordFailedRun({ db, clock: systemClock }, source, message).catch(() => undefined);

async function bringSearchUpToDate(db: Database, say: CommandContext['say']): Promise<void> {
  say(importMessages.indexing);
  const started = performance.now();
  await indexChangedProducts(db, { all: true });
  say(importMessages.indexed((performance.now() - started) / SECOND));
}

/** The host of an address; undefined for a file. */
const hostOf = (location: string): string | undefined => URL.parse(location)?.host || undefined;

/** An address without what changes from day to day in it and what may be a key, as the office names it; of a file its name. A source that has an earlier name keeps it. */
async function sourceOf(location: string, db: Database): Promise<string> {
  const url = URL.parse(location);
  if (!url?.host) return basename(location);
  const former = url.host + url.pathname;
  const isKnown = (await listSources(db)).some(({ source }) => source === former);
  return isKnown ? former : nameOfUrl(url);
}
