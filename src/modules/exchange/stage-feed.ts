import type pg from 'pg';
import { type AttributeKey, attributes } from '#contracts/attributes.ts';
import type { FeedItem, PriceListColumns } from './feed-item.ts';
import type { ImportOptions } from './import-options.ts';
import { LeftOutParameters } from './left-out.ts';
import { checkOffer, type Offer } from './mapping/offer.ts';
import { checkPriceRow } from './mapping/price-row.ts';
import { loadReferenceIds, type ReferenceIds } from './mapping/reference-ids.ts';
import { UnitGuesses } from './mapping/unit-guesses.ts';
import { FeedCategories } from './merging/categories.ts';
import { applyUnitGuesses } from './merging/guess-units.ts';
import { createStaging, type Staged, stage } from './merging/stage.ts';
import { readFeed } from './reading/read-feed.ts';

/** What a file holds beside its offers, which are in the staging tables. */
export interface StagedFeed {
  source: string;
  /** The columns of a price list; undefined for a feed of goods. */
  priceList: PriceListColumns | undefined;
  readonly categories: FeedCategories;
  readonly leftOut: LeftOutParameters;
  readonly units: UnitGuesses;
}

/** Reads the file into the staging tables. Invalid offers go to the refusals. */
export async function stageFeed(
  client: pg.ClientBase,
  options: ImportOptions,
): Promise<StagedFeed> {
  const feed: StagedFeed = {
    source: '',
    priceList: undefined,
    categories: new FeedCategories(),
    leftOut: new LeftOutParameters(),
    units: new UnitGuesses(),
  };
  const ids = await loadReferenceIds(client);
  const { items } = await readFeed(options.bytes);
  await createStaging(client);
  await stage(client, checkedOffers(items, feed, ids, options), options.signal);
  const guesses = feed.units.list();
  await applyUnitGuesses(client, guesses);
  for (const { key, unit } of guesses) feed.leftOut.guessed(attributes[key].label, unit);
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
    else if (item.kind === 'price_list') feed.priceList = item.columns;
    else {
      const staged = item.kind === 'refused' ? item : checked(item.offer);
      if ('refusal' in staged) refusals.add(staged.refusal);
      else if ('offer' in staged) addUnitless(feed.units, staged.offer);
      read += 1;
      onRead(read);
      yield staged;
    }
  }
  onMerging(read);

  function checked(offer: Parameters<typeof checkOffer>[0]): Staged {
    return feed.priceList ? checkPriceRow(offer) : checkOffer(offer, ids, feed.leftOut.add);
  }
}

function addUnitless(units: UnitGuesses, { unitless }: Offer): void {
  for (const [key, { value }] of Object.entries(unitless)) units.add(key as AttributeKey, value);
}
