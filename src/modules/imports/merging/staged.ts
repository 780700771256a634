import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';

/**
 * A row of the staging table `feed_rows`: what a source states of one variant, checked and in the shop's terms. Any door
 * may fill the table: a feed, a table, a price list, another program. Null: nothing is stated.
 */
export interface FeedRow {
  /** The number of the row in the file, from 1. */
  readonly no: number;
  /** The line of the file, for reports. */
  readonly line: number;
  /** What the source calls the variant. */
  readonly offer_id: string;
  readonly refused: boolean;
  /** Rows of one group are variants of one product. */
  readonly group_key: string | null;
  readonly article: string | null;
  readonly name: string | null;
  readonly variant_name: string | null;
  /** The category's id in the source. */
  readonly category: string | null;
  /** Kopecks. */
  readonly price: number | null;
  readonly original_price: number | null;
  readonly stock: number | null;
  /** In stock, in a number that the source does not state. */
  readonly uncounted: boolean | null;
  readonly is_unavailable: boolean | null;
  readonly is_stock_stated: boolean | null;
  readonly is_old_price_stated: boolean | null;
  readonly description: string | null;
  readonly attributes: VariantAttributes | null;
  /** Null for none. */
  readonly characteristics: readonly Characteristic[] | null;
  /** Numbers whose unit the source does not state, by attribute; null for none. */
  readonly unitless: Readonly<Record<string, unknown>> | null;
  /** Addresses. */
  readonly pictures: readonly string[] | null;
  readonly product_slug: string | null;
  readonly variant_slug: string | null;
}

/** A row of the staging table `staged`: what becomes of the row of `feed_rows` with the same `no`. Every step of an import updates it. */
export interface StagedRow
  extends Pick<
    FeedRow,
    'no' | 'line' | 'offer_id' | 'refused' | 'group_key' | 'article' | 'category'
  > {
  /** The article that the variant gets: with the offer's id where several state the same. */
  readonly code: string | null;
  /** The variant of the shop that it is, or becomes; null while that is not known. */
  readonly variant_id: number | null;
  readonly product_id: number | null;
  /** The source that the variant is taken over from; empty for the shop's own goods. */
  readonly former: string | null;
  readonly is_new: boolean;
  readonly is_new_product: boolean;
  readonly is_changed: boolean;
}

const feedColumns: Readonly<Record<keyof FeedRow, string>> = {
  no: 'integer NOT NULL',
  line: 'integer NOT NULL',
  offer_id: 'text NOT NULL',
  refused: 'boolean NOT NULL',
  group_key: 'text',
  article: 'text',
  name: 'text',
  variant_name: 'text',
  category: 'text',
  price: 'bigint',
  original_price: 'bigint',
  stock: 'integer',
  uncounted: 'boolean',
  is_unavailable: 'boolean',
  is_stock_stated: 'boolean',
  is_old_price_stated: 'boolean',
  description: 'text',
  attributes: 'jsonb',
  characteristics: 'jsonb',
  unitless: 'jsonb',
  pictures: 'text[]',
  product_slug: 'text',
  variant_slug: 'text',
};

/** The value of each column before the first step. */
const outcomes: Readonly<Record<keyof StagedRow, string>> = {
  no: 'no',
  line: 'line',
  offer_id: 'offer_id',
  refused: 'refused',
  group_key: 'group_key',
  article: 'article',
  category: 'category',
  code: 'NULL::text',
  variant_id: 'NULL::integer',
  product_id: 'NULL::integer',
  former: 'NULL::text',
  is_new: 'false',
  is_new_product: 'false',
  is_changed: 'false',
};

/** The columns of `feed_rows`, in the order in which they are copied. */
export const FEED_COLUMNS = Object.keys(feedColumns) as (keyof FeedRow)[];

const listed = (
  columns: Readonly<Record<string, string>>,
  write: (pair: [string, string]) => string,
) => Object.entries(columns).map(write).join(', ');

/** Lives until the transaction ends. */
export const createFeedRows = `CREATE TEMP TABLE feed_rows (${listed(feedColumns, ([name, type]) => `${name} ${type}`)}) ON COMMIT DROP`;

/** These narrow rows are apart from the wide ones, because every step updates them. */
export const createStaged = `CREATE TEMP TABLE staged ON COMMIT DROP AS
  SELECT ${listed(outcomes, ([name, value]) => `${value} AS ${name}`)} FROM feed_rows`;
