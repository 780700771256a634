import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { AttributeKey } from '#contracts/attributes.ts';
import { characteristicsByKey } from '#contracts/shop-characteristics.ts';
import { importMessages } from '#messages/imports/import.ts';
import { listCharacteristics } from '#modules/settings/index.ts';
import { categoryLine, oneLine } from '#platform/text/plain-text.ts';
import type { FeedItem, PriceListColumns, RawOffer, Unread } from './feed-item.ts';
import type { ImportOptions } from './import-options.ts';
import { type CheckedRow, feedRowOf } from './mapping/feed-row.ts';
import { applyUnitGuesses } from './mapping/guess-units.ts';
import { LabelStatistics } from './mapping/label-statistics.ts';
import { NumberColumns } from './mapping/number-columns.ts';
import { checkOffer, type Offer, type OfferReading } from './mapping/offer.ts';
import { checkPriceRow } from './mapping/price-row.ts';
import { loadReferenceIds } from './mapping/reference-ids.ts';
import { settleNumbers } from './mapping/settle-numbers.ts';
import type { OpenRow } from './mapping/settled-row.ts';
import { LabelMapping } from './mapping/source-mapping.ts';
import { UnitGuesses } from './mapping/unit-guesses.ts';
import { loadSkipped } from './merging/categories/choices.ts';
import { FeedCategories } from './merging/categories/feed-categories.ts';
import { createStaging, type StatedRow, stage } from './merging/stage.ts';
import { readFeed } from './reading/read-feed.ts';
import { LeftOutParameters } from './reporting/left-out.ts';
import { Sampler } from './reporting/sample.ts';
import { loadSourceMapping } from './source-reading.ts';

/** What a file holds beside its offers, which are in the staging tables. */
export interface StagedFeed {
  source: string;
  /** The columns of a price list; undefined for a feed of goods. */
  priceList: PriceListColumns | undefined;
  readonly categories: FeedCategories;
  /** Categories that are not loaded: what is wrong with an offer of theirs is of no interest. */
  skipped: ReadonlySet<string>;
  readonly leftOut: LeftOutParameters;
  readonly units: UnitGuesses;
  /** The owner's rules for the source. */
  mapping: LabelMapping;
  /** The labels of the file, if they are asked for. */
  readonly labels: LabelStatistics | undefined;
  readonly onColumns: ImportOptions['onColumns'];
  unread: Unread & { readonly cells: Sampler; readonly belowZero: Sampler };
  /** How the file writes its numbers. */
  readonly numbers: NumberColumns;
  /** Rows with a number that only the whole file may settle. */
  readonly open: OpenRow[];
}

const EXAMPLES = 3;

/** Reads the file into the staging tables. Invalid offers go to the refusals. */
export async function stageFeed(
  client: pg.PoolClient,
  options: ImportOptions,
): Promise<StagedFeed> {
  const feed: StagedFeed = {
    source: '',
    priceList: undefined,
    categories: new FeedCategories(),
    skipped: new Set(),
    leftOut: new LeftOutParameters(),
    units: new UnitGuesses(),
    mapping: new LabelMapping(),
    labels: options.proposeMapping ? new LabelStatistics() : undefined,
    onColumns: options.onColumns,
    unread: {
      hiddenRows: 0,
      hiddenExamples: [],
      hiddenColumns: [],
      sheets: [],
      otherSheets: [],
      cells: new Sampler(),
      belowZero: new Sampler(),
    },
    numbers: new NumberColumns(),
    open: [],
  };
  const { items } = await readFeed(options.bytes, options.columns);
  const rows = await readHead(items, feed);
  const reading = await readingOf(client, feed, options);
  await createStaging(client);
  await stage(client, checkedOffers(rows, feed, reading, options), options.signal);
  await settleNumbers(client, feed.open, {
    columns: feed.numbers,
    isPriceList: feed.priceList !== undefined,
    refuse: options.refusals.add,
    leaveOut: (row, reason) => feed.unread.cells.add(importMessages.refusal({ ...row, reason })),
  });
  const guesses = feed.units.list();
  await applyUnitGuesses(client, guesses);
  for (const { key, unit } of guesses) feed.leftOut.guessed(key, unit);
  return feed;
}

/** The source of a feed: as the owner names it, else as the feed says, else the file. Another host's feed is never the shop's own. */
export function sourceOf({ source }: StagedFeed, options: ImportOptions): string {
  const isStranger = source === new URL(options.publicUrl).host && !options.mayBeOwn;
  return options.source ?? ((isStranger ? '' : source) || options.fallbackSource);
}

/** Collects what stands before the first offer. Returns the remaining items. */
async function readHead(
  items: AsyncIterable<FeedItem>,
  feed: StagedFeed,
): Promise<AsyncIterable<FeedItem>> {
  const all = items[Symbol.asyncIterator]();
  let next = await all.next();
  while (!next.done && collect(next.value, feed)) next = await all.next();
  return (async function* rest() {
    if (next.done) return;
    yield next.value;
    yield* { [Symbol.asyncIterator]: () => all };
  })();
}

/** Collects items that are not rows of goods. */
function collect(
  item: FeedItem,
  feed: StagedFeed,
): item is Exclude<FeedItem, { kind: 'offer' | 'refused' }> {
  if (item.kind === 'shop') feed.source = URL.parse(item.url)?.host || item.name;
  else if (item.kind === 'category') feed.categories.add(item.category);
  else if (item.kind === 'collection') feed.categories.addAddress(item.id, item.url);
  else if (item.kind === 'price_list') feed.priceList = item.columns;
  else if (item.kind === 'columns') feed.onColumns?.(item);
  else if (item.kind === 'unread') {
    const { hiddenRows, hiddenExamples, hiddenColumns, sheets, otherSheets } = feed.unread;
    feed.unread = {
      ...feed.unread,
      hiddenRows: hiddenRows + item.hiddenRows,
      hiddenExamples: [...hiddenExamples, ...item.hiddenExamples].slice(0, EXAMPLES),
      hiddenColumns: [...new Set([...hiddenColumns, ...item.hiddenColumns])],
      sheets: [...sheets, ...item.sheets],
      otherSheets: [...otherSheets, ...item.otherSheets],
    };
  } else return false;
  return true;
}

/** The database is asked before the rows are copied: then it is busy with them. */
async function readingOf(
  client: pg.PoolClient,
  feed: StagedFeed,
  options: ImportOptions,
): Promise<OfferReading> {
  const source = sourceOf(feed, options);
  const mapping = options.mapping ?? (await loadSourceMapping(client, source));
  feed.skipped = await loadSkipped(client, source, options.categories ?? new Map());
  feed.mapping = new LabelMapping(
    mapping,
    characteristicsByKey(await listCharacteristics(drizzle(client))),
  );
  return {
    ids: await loadReferenceIds(client),
    mapping: feed.mapping,
    categoriesOf: feed.categories.namesUpFrom,
    report: feed.leftOut.add,
    see: feed.labels?.add,
  };
}

/** Converts and checks the offers. All other items of the file are collected in `feed`. */
async function* checkedOffers(
  items: AsyncIterable<FeedItem>,
  feed: StagedFeed,
  reading: OfferReading,
  { refusals, onRead, onMerging }: ImportOptions,
): AsyncGenerator<StatedRow> {
  let read = 0;
  for await (const item of items) {
    if (collect(item, feed)) continue;
    const staged = item.kind === 'refused' ? item : checked(item.offer, read + 1);
    if ('refusal' in staged) {
      if (item.kind === 'refused' || !isSkipped(item.offer)) refusals.add(staged.refusal);
    } else if ('offer' in staged) addUnitless(feed.units, staged.offer);
    read += 1;
    onRead(read);
    yield feedRowOf(staged);
  }
  onMerging(read);

  function isSkipped({ category }: RawOffer): boolean {
    return feed.skipped.has(categoryLine(category));
  }

  function checked(raw: RawOffer, no: number): CheckedRow {
    const closed = feed.numbers.see(raw);
    const row = closed ?? raw;
    const cells: string[] = [];
    const leaveOut = (reason: string) => void cells.push(reason);
    const staged = feed.priceList
      ? checkPriceRow(row, leaveOut)
      : checkOffer(row, reading, leaveOut);
    if ('refusal' in staged) return staged;
    const { line } = raw;
    const [article, name] = [oneLine(raw.article), oneLine(raw.name)];
    const offer = feed.priceList ? article : oneLine(raw.id);
    if (closed) {
      const { price, oldPrice, count, available, currency, numbers } = raw;
      const texts = { price, oldPrice, count, available, currency, numbers };
      // Its cells are read once more with the whole file.
      feed.open.push({ no, line, offer, article, name, isSkipped: isSkipped(raw), ...texts });
    } else if (cells.length > 0 && !isSkipped(raw)) {
      for (const reason of cells)
        feed.unread.cells.add(importMessages.refusal({ line, offer, article, name, reason }));
    }
    const { isBelowZero } = 'offer' in staged ? staged.offer : staged.priceRow;
    if (isBelowZero) feed.unread.belowZero.add(`${article || offer} (${oneLine(raw.count)})`);
    return staged;
  }
}

function addUnitless(units: UnitGuesses, { unitless }: Offer): void {
  for (const [key, { value }] of Object.entries(unitless)) units.add(key as AttributeKey, value);
}
