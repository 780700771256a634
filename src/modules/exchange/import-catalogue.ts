import type pg from 'pg';
import { importMessages } from '#messages/import.ts';
import { isConnectionLost } from '#platform/database/connection-lost.ts';
import type { FeedItem } from './feed-item.ts';
import { ImportError } from './import-error.ts';
import { type LeftOutParameter, LeftOutParameters } from './left-out.ts';
import { checkOffer } from './mapping/offer.ts';
import { loadReferenceIds, type ReferenceIds } from './mapping/reference-ids.ts';
import { FeedCategories, type MatchedCategories, matchCategories } from './merging/categories.ts';
import { matchOffers } from './merging/match.ts';
import {
  findMissing,
  type MissingOffers,
  restoreReturned,
  withdrawMissing,
} from './merging/missing.ts';
import { nameOffers } from './merging/name-offers.ts';
import { mergePictures } from './merging/pictures.ts';
import { mergeProducts } from './merging/products.ts';
import { createStaging, type Staged, stage } from './merging/stage.ts';
import { linkOffers, mergeVariants } from './merging/variants.ts';
import { readFeed } from './reading/read-feed.ts';
import type { Refusals } from './refusals.ts';

export interface ImportOptions {
  /** The feed's bytes: YML or CSV, in any encoding. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The source of the feed. Overrides the name in the feed's header. */
  readonly source?: string | undefined;
  /** The source if neither the option nor the feed's header names one. */
  readonly fallbackSource: string;
  readonly publicUrl: string;
  readonly withdrawMissing: boolean;
  readonly dryRun: boolean;
  readonly refusals: Refusals;
  /** Interrupts the import: nothing is written. */
  readonly signal: AbortSignal;
  readonly onRead: (offers: number) => void;
  readonly onMerging: (offers: number) => void;
}

export interface ImportReport {
  readonly source: string;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly newCategories: number;
  readonly renamedCategories: MatchedCategories['renamed'];
  readonly newPictures: number;
  readonly missing: MissingOffers;
  readonly leftOut: readonly LeftOutParameter[];
  readonly leftOutMore: number;
}

/** After this many new rows the statistics are too stale for good query plans. */
const MANY = 1000;
const refreshStatistics =
  'ANALYZE categories, products, variants, variant_photos, variant_pictures, pictures, import_offers';

/** The advisory lock of imports. */
const IMPORTING = 7_202_611;

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
    signal.throwIfAborted();
    await client.query(options.dryRun ? 'ROLLBACK' : 'COMMIT');
    if (report.created + report.changed > MANY) await client.query(refreshStatistics);
    client.off('error', onLost);
    client.release();
    return report;
  } catch (error) {
    // Closes the connection instead of returning it to the pool: the server rolls the transaction back.
    client.release(true);
    if (options.signal.aborted) throw new ImportError(importMessages.interrupted);
    if (isLost.signal.aborted || isConnectionLost(error)) {
      throw new ImportError(importMessages.connectionLost);
    }
    throw error;
  }
}

async function mergeFeed(client: pg.ClientBase, options: ImportOptions): Promise<ImportReport> {
  const { refusals } = options;
  await lockImports(client);
  const feed = await stageFeed(client, options);
  const source = options.source ?? (feed.source || options.fallbackSource);
  const { added, renamed } = await matchCategories(client, source, feed.categories);
  await matchOffers(client, source, refusals.add);
  await nameOffers(client);
  await mergeProducts(client);
  await mergeVariants(client, source);
  const newPictures = await mergePictures(client, options.publicUrl);
  await linkOffers(client, source);
  await restoreReturned(client, source);
  const missing = await findMissing(client, source);
  const outcomes = await countOutcomes(client);
  if (options.withdrawMissing) {
    if (!Object.values(outcomes).some(Boolean)) throw new ImportError(importMessages.nothingUsable);
    await withdrawMissing(client, source);
  }
  return {
    source,
    newCategories: added,
    renamedCategories: renamed,
    newPictures,
    missing,
    ...outcomes,
    leftOut: feed.leftOut.list(),
    leftOutMore: feed.leftOut.more,
  };
}

/** Only one import runs at a time. Throws if another one is running. */
async function lockImports(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS taken',
    [IMPORTING],
  );
  if (!rows[0]?.taken) throw new ImportError(importMessages.busy);
}

interface StagedFeed {
  source: string;
  readonly categories: FeedCategories;
  readonly leftOut: LeftOutParameters;
}

async function stageFeed(client: pg.ClientBase, options: ImportOptions): Promise<StagedFeed> {
  const feed: StagedFeed = {
    source: '',
    categories: new FeedCategories(),
    leftOut: new LeftOutParameters(),
  };
  const ids = await loadReferenceIds(client);
  const { items } = await readFeed(options.bytes);
  await createStaging(client);
  await stage(client, checkedOffers(items, feed, ids, options), options.signal);
  return feed;
}

/** Converts and checks the offers. All other items of the file are collected in `feed`. */
async function* checkedOffers(
  items: AsyncIterable<FeedItem>,
  feed: StagedFeed,
  ids: ReferenceIds,
  { refusals, onRead, onMerging }: ImportOptions,
): AsyncGenerator<Staged> {
  let read = 0;
  for await (const item of items) {
    if (item.kind === 'shop') feed.source = URL.parse(item.url)?.host || item.name;
    else if (item.kind === 'category') feed.categories.add(item.category);
    else if (item.kind === 'collection') feed.categories.addAddress(item.id, item.url);
    else {
      const staged = item.kind === 'refused' ? item : checkOffer(item.offer, ids, feed.leftOut.add);
      if ('refusal' in staged) refusals.add(staged.refusal);
      read += 1;
      onRead(read);
      yield staged;
    }
  }
  onMerging(read);
}

async function countOutcomes(client: pg.ClientBase) {
  const { rows } = await client.query<{ created: number; changed: number; unchanged: number }>(`
    SELECT count(*) FILTER (WHERE is_new)::int AS created,
      count(*) FILTER (WHERE NOT is_new AND is_changed)::int AS changed,
      count(*) FILTER (WHERE NOT is_new AND NOT is_changed)::int AS unchanged
    FROM staged WHERE NOT refused`);
  return rows[0] ?? { created: 0, changed: 0, unchanged: 0 };
}
