import { sql } from 'drizzle-orm';
import { isOwnFilter, type OwnFilterName, ownLabel } from '#contracts/own-filters.ts';
import {
  type CharacteristicsByKey,
  characteristicOf,
  isLabelOfAttribute,
} from '#contracts/shop-characteristics.ts';
import type { Database } from '#platform/database/database.ts';
import { filterOptions } from '../tables.ts';
import type { Stated, StatedOptions } from './stated-options.ts';

/** The least share of the goods that state a characteristic. */
const SHARE = 0.2;
const MOST_OPTIONS = 40;
/** An option has at least so many goods on average. Otherwise the values are numbers or texts of single things. */
const GOODS_OF_OPTION = 2;
/** Shares of the goods are compared in tenths. */
const STEPS = 10;
/** A label that has reached this number in the whole shop gets no more options (migration 0036), so its counts are not complete. */
const FULL = 1000;
/** Packages, barcodes and papers tell goods apart, and buyers do not choose by them. */
const unasked =
  /упаков|коробк|штрих|артикул|сертификат|(?<!\p{L})(?:код|sku|ean)(?!\p{L})|:(?:(?:количество|кол-во|число) )?мест$/u;

/**
 * The characteristics beyond the attributes that tell the goods of a category apart, at most so many: those that the owner has defined first, then
 * those of most goods, and words before numbers. A number that the owner has defined is a range and may have any number of values.
 */
export async function selectOwnFilters(
  db: Database,
  { goods, byKey }: StatedOptions,
  defined: CharacteristicsByKey,
  most: number,
): Promise<OwnFilterName[]> {
  const definitionOf = ({ key }: Stated) => characteristicOf(defined, key);
  const step = (one: Stated): number => Math.round((STEPS * one.goods) / goods);
  const inOrder = (a: Stated, b: Stated): number =>
    Number(definitionOf(b) !== undefined) - Number(definitionOf(a) !== undefined) ||
    step(b) - step(a) ||
    Number(a.numbers) - Number(b.numbers) ||
    b.goods - a.goods ||
    (a.key < b.key ? -1 : 1);
  const isTelling = (one: Stated): boolean =>
    one.goods >= SHARE * goods &&
    one.telling > 1 &&
    (definitionOf(one)?.kind === 'number' ||
      (one.options <= MOST_OPTIONS && one.options * GOODS_OF_OPTION <= one.goods));
  const telling = [...byKey.values()]
    .filter(isTelling)
    .toSorted(inOrder)
    .map(({ key }) => key)
    .filter(isOwnFilter)
    .filter((key) => characteristicOf(defined, key) || isAsked(key));
  const full = telling.length > 0 ? await selectFull(db, telling) : new Set();
  return telling.filter((key) => !full.has(key)).slice(0, most);
}

/** Values of attributes that were not understood, such as «200–210», would be a second filter of the same name. */
const isAsked = (key: OwnFilterName): boolean =>
  !unasked.test(key) && !isLabelOfAttribute(ownLabel(key));

async function selectFull(
  db: Database,
  keys: readonly OwnFilterName[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    SELECT key FROM ${filterOptions} WHERE key = ANY(${sql.param(keys)}::text[])
    GROUP BY key HAVING count(*) >= ${FULL}`);
  return new Set(rows.map(({ key }) => key));
}
