import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importMessages } from '#messages/import.ts';
import { indexChangedProducts } from '#modules/catalog/index-products.ts';
import { importCatalogue } from '#modules/exchange/import-catalogue.ts';
import { openFeed } from '#modules/exchange/reading/open.ts';
import { Refusals } from '#modules/exchange/refusals.ts';
import { reportLines } from '#modules/exchange/report.ts';
import { SECOND } from '#platform/duration.ts';
import { readShopConfig } from '#platform/shop-config.ts';
import { openDatabaseBeside } from './open-database.ts';

const say = (line: string) => console.log(line);

const options = {
  source: { type: 'string' },
  'withdraw-missing': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

interface Order {
  readonly location: string;
  readonly source: string | undefined;
  readonly withdrawMissing: boolean;
  readonly dryRun: boolean;
}

/** What was asked for; nothing where it makes no sense. */
function readArguments(): Order | undefined {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [location, ...others] = positionals;
    if (location === undefined || others.length > 0) return undefined;
    const { source, 'withdraw-missing': withdrawMissing, 'dry-run': dryRun } = values;
    return { location, source, withdrawMissing, dryRun };
  } catch {
    return undefined;
  }
}

/** Imports one file or address and reports; the database is left as it was found, running or not. */
async function main(order: Order): Promise<void> {
  const { location, dryRun } = order;
  const config = readShopConfig();
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const { signal } = interruption;
  const connection = await openDatabaseBeside(config, say);
  const refusals = new Refusals(`${config.DATA_DIR}/import-refusals.txt`);
  try {
    const report = await importCatalogue(connection.pool, {
      ...order,
      bytes: await openFeed(location, signal),
      fallbackSource: sourceOf(location),
      publicUrl: config.PUBLIC_URL,
      refusals,
      signal,
      onRead: rarely((offers) => say(importMessages.read(offers))),
      onMerging: (offers) => say(importMessages.merging(offers)),
    });
    if (!dryRun) await bringSearchUpToDate(connection.db);
    for (const line of reportLines(report, refusals, await refusals.close(), order)) say(line);
  } finally {
    await refusals.close();
    await connection.close();
  }
}

async function bringSearchUpToDate(db: Parameters<typeof indexChangedProducts>[0]): Promise<void> {
  say(importMessages.indexing);
  const started = performance.now();
  await indexChangedProducts(db, { all: true });
  say(importMessages.indexed((performance.now() - started) / SECOND));
}

/** An address without what changes from day to day in it; of a file its name. */
function sourceOf(location: string): string {
  const url = URL.parse(location);
  return url?.host ? `${url.host}${url.pathname}` : basename(location);
}

/** Calls through at most once in two seconds. */
function rarely(act: (count: number) => void): (count: number) => void {
  let last = performance.now();
  return (count) => {
    if (performance.now() - last < 2 * SECOND) return;
    last = performance.now();
    act(count);
  };
}

function explain(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(reason === importMessages.interrupted ? reason : importMessages.failed(reason));
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exitCode = 1;
}

const order = readArguments();
if (order) await main(order).catch(explain);
else {
  console.error(importMessages.usage);
  process.exitCode = 2;
}
