import { once } from 'node:events';
import type pg from 'pg';
import { importMessages } from '#messages/imports/import.ts';
import { loadSourceSettings } from '#modules/ownership/index.ts';
import { tellMovementBy } from '#modules/stock/index.ts';
import { isConnectionLost } from '#platform/database/connection-lost.ts';
import { IMPORTING } from '#platform/database/import-lock.ts';
import { SECOND } from '#platform/time/duration.ts';
import type { PriceListColumns } from './feed-item.ts';
import { ImportError } from './import-error.ts';
import type { ImportOptions, ImportReport } from './import-options.ts';
import { proposeRules } from './mapping/propose.ts';
import { sellOutUnavailable } from './merging/availability.ts';
import { rememberSkipped, skipOffers } from './merging/categories/choices.ts';
import { matchCategories } from './merging/categories/match-categories.ts';
import type { FoundPrices } from './merging/found-prices.ts';
import { listHandovers } from './merging/handed-over.ts';
import { keepVariantFields } from './merging/keep-edited.ts';
import { keepHeldFields } from './merging/keep-held.ts';
import { judgePrices } from './merging/large-prices.ts';
import type { Ownership } from './merging/match-by-article.ts';
import { matchOffers } from './merging/match-offers.ts';
import { findSharedArticles } from './merging/shared-articles.ts';
import { nameOffers } from './naming/name-offers.ts';
import { LateRefusals } from './reporting/late-refusals.ts';
import { rememberMapping } from './source-reading.ts';
import { type StagedFeed, sourceOf, stageFeed } from './stage-feed.ts';
import { rememberBefore } from './undo/record-changes.ts';
import { mergeCharacteristics } from './writing/characteristics.ts';
import { linkOffers } from './writing/link-offers.ts';
import {
  countOnSale,
  findMissing,
  refuseLargeWithdrawal,
  restoreReturned,
  withdrawMissing,
} from './writing/missing.ts';
import { findFailedPictures, mergePictures, renewPictures } from './writing/pictures.ts';
import { mergePriceList } from './writing/price-list.ts';
import { mergeProducts } from './writing/products.ts';
import { addVariants, changeVariants } from './writing/variants.ts';

const END_TIMEOUT = SECOND;
/** After this many new rows the statistics are too stale for good query plans. */
const MANY = 1000;
const refreshStatistics =
  'ANALYZE categories, products, variants, variant_photos, variant_pictures, pictures, import_offers';

/**
 * Imports a feed in one transaction. Invalid offers go to `refusals`; the others are imported. Throws
 * {@link ImportError} if the file cannot be read to its end, or if another import is running.
 */
export async function importCatalogue(
  pool: pg.Pool,
  options: ImportOptions,
): Promise<ImportReport> {
  const client = await pool.connect();
  const isLost = new AbortController();
  const onLost = () => isLost.abort();
  client.on('error', onLost);
  const signal = AbortSignal.any([options.signal, isLost.signal]);
  try {
    await client.query('BEGIN');
    const report = await mergeFeed(client, { ...options, signal });
    await (options.dryRun ? options.onLook : options.onMerged)?.(client, report);
    signal.throwIfAborted();
    await client.query(options.dryRun ? 'ROLLBACK' : 'COMMIT');
    if (report.created + report.changed > MANY) await client.query(refreshStatistics);
    client.off('error', onLost);
    client.release();
    return report;
  } catch (error) {
    await closeConnection(client);
    if (options.signal.aborted) throw new ImportError(importMessages.interrupted);
    if (isLost.signal.aborted || isConnectionLost(error)) {
      throw new ImportError(importMessages.connectionLost);
    }
    throw error;
  }
}

/**
 * Closes the connection instead of returning it to the pool, so that the server rolls the transaction back. Waits for its end, so that the next import does not meet it.
 */
async function closeConnection(client: pg.PoolClient): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), END_TIMEOUT);
  // A lost connection may have ended before.
  const ended = once(client, 'end', { signal: limit.signal }).catch(() => undefined);
  client.release(true);
  await ended;
  clearTimeout(timer);
}

async function mergeFeed(client: pg.PoolClient, options: ImportOptions): Promise<ImportReport> {
  await lockImports(client);
  const feed = await stageFeed(client, options);
  return feed.priceList
    ? mergePrices(client, feed, feed.priceList, options)
    : mergeGoods(client, feed, options);
}

async function mergePrices(
  client: pg.ClientBase,
  feed: StagedFeed,
  columns: PriceListColumns,
  options: ImportOptions,
): Promise<ImportReport> {
  if (options.withdrawMissing) throw new ImportError(importMessages.priceListWithdraws);
  if (options.mapping || options.proposeMapping === true)
    throw new ImportError(importMessages.priceListMaps);
  const source = options.source ?? options.fallbackSource;
  let largePrices: FoundPrices = { count: 0, all: 0, examples: [] };
  const onMatched = async () => {
    if (isCompared(options)) await rememberBefore(client, source);
    largePrices = await judgePrices(client, judgedIn(options, source, true));
  };
  await tellMovementBy(client, { reason: 'import', note: source });
  const late = new LateRefusals();
  const { lookAlikes, ...merged } = await mergePriceList(client, columns, late.add, onMatched);
  await late.tell(client, options.refusals.add);
  return {
    source,
    newCategories: 0,
    renamedCategories: [],
    movedCategories: [],
    seenCategories: [],
    newPictures: { toFetch: 0, awaited: 0 },
    failedPictures: [],
    missing: { count: 0, examples: [] },
    held: 0,
    largePrices,
    sharedArticles: { count: 0, examples: [] },
    lookAlikes,
    priceList: { ...columns, ...merged },
    ...(await countOutcomes(client)),
    ...labelsOf(feed),
  };
}

async function mergeGoods(
  client: pg.ClientBase,
  feed: StagedFeed,
  options: ImportOptions,
): Promise<ImportReport> {
  const ownership = ownershipOf(feed, options);
  const { source } = ownership;
  if (options.mapping) await rememberMapping(client, source, options.mapping);
  await tellMovementBy(client, { reason: 'import', note: source });
  const settings = await loadSourceSettings(client, source);
  const onSale = await countOnSale(client, source);
  if (settings.unavailable === 'sold_out') await sellOutUnavailable(client);
  const choices = options.categories ?? new Map();
  await rememberSkipped(client, source, choices);
  const skipped = await skipOffers(client, source);
  const late = new LateRefusals();
  const lookAlikes = await matchOffers(
    client,
    ownership,
    feed.categories.ids(),
    late.add,
    options.lookAlikes,
  );
  await late.tell(client, options.refusals.add);
  if (isCompared(options)) await rememberBefore(client, source);
  const { added, renamed, moved, seen } = await matchCategories(client, source, feed.categories, {
    choices,
    skipped,
  });
  await nameOffers(client, source);
  await keepVariantFields(client);
  await mergeProducts(client, source);
  const held = await keepHeldFields(client, settings.masters);
  const largePrices = await judgePrices(client, judgedIn(options, source, false));
  await changeVariants(client, source);
  await mergeCharacteristics(client);
  await addVariants(client);
  const newPictures = await mergePictures(client, options.publicUrl);
  await linkOffers(client, source);
  await restoreReturned(client, source);
  const missing = await findMissing(client, source);
  const outcomes = await countOutcomes(client);
  if (options.withdrawMissing) {
    if (!Object.values(outcomes).some(Boolean)) throw new ImportError(importMessages.nothingUsable);
    if (!options.confirmed) {
      refuseLargeWithdrawal(missing.count, onSale, settings.withdrawPercent);
    }
    await withdrawMissing(client, source);
  }
  await listHandovers(client, options.handovers.add);
  await renewPictures(client);
  return {
    source,
    newCategories: added,
    renamedCategories: renamed,
    movedCategories: moved,
    seenCategories: seen,
    newPictures,
    failedPictures: await findFailedPictures(client, source),
    missing,
    held,
    largePrices,
    sharedArticles: await findSharedArticles(client),
    lookAlikes,
    priceList: undefined,
    ...outcomes,
    ...labelsOf(feed),
  };
}

const judgedIn = (
  { dryRun, onLargePrices: onLarge }: ImportOptions,
  source: string,
  isPriceList: boolean,
) => ({ source, isPriceList, dryRun, onLarge });

/** A dry run compares only where its caller asks what would change. */
const isCompared = ({ dryRun, onLook }: ImportOptions) => !dryRun || onLook !== undefined;

/** Only one import runs at a time. Throws if another one is running. */
async function lockImports(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS taken',
    [IMPORTING],
  );
  if (!rows[0]?.taken) throw new ImportError(importMessages.busy);
}

const ownershipOf = (feed: StagedFeed, options: ImportOptions): Ownership => ({
  source: sourceOf(feed, options),
  ownSource: new URL(options.publicUrl).host,
  adoptFrom: options.adoptFrom,
});

const labelsOf = ({ leftOut, labels, mapping, units, unread }: StagedFeed) => ({
  unread,
  leftOut: leftOut.list(),
  leftOutMore: leftOut.more,
  proposed: labels ? proposeRules(labels.list(), mapping, units.list()) : [],
  units: mapping.units,
});

async function countOutcomes(client: pg.ClientBase) {
  const { rows } = await client.query<{ created: number; changed: number; unchanged: number }>(`
    SELECT count(*) FILTER (WHERE is_new)::int AS created,
      count(*) FILTER (WHERE NOT is_new AND is_changed)::int AS changed,
      count(*) FILTER (WHERE NOT is_new AND NOT is_changed)::int AS unchanged
    FROM staged WHERE NOT refused`);
  return rows[0] ?? { created: 0, changed: 0, unchanged: 0 };
}
