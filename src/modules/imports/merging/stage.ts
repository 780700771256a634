import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Refusal } from '../feed-item.ts';
import type { Offer } from '../mapping/offer.ts';
import type { PriceRow } from '../mapping/price-row.ts';

/** One row of the file: a valid offer, a valid row of a price list, or a refused one. */
export type Staged =
  | { readonly offer: Offer }
  | { readonly priceRow: PriceRow }
  | { readonly refusal: Refusal };

/** Creates the staging tables, which live until the transaction ends. `no` is an offer's number in the file. */
export async function createStaging(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE feed_rows (
      no integer NOT NULL,
      line integer NOT NULL,
      offer_id text NOT NULL,
      refused boolean NOT NULL,
      group_key text,
      article text,
      name text,
      variant_name text,
      category text,
      price bigint,
      original_price bigint,
      stock integer,
      uncounted boolean,
      is_unavailable boolean,
      is_stock_stated boolean,
      is_old_price_stated boolean,
      description text,
      attributes jsonb,
      characteristics jsonb,
      unitless jsonb,
      pictures text[],
      product_slug text,
      variant_slug text
    ) ON COMMIT DROP`);
}

/** The state of each offer. These narrow rows are separate from the wide ones because every step updates them. */
const createOutcomes = `
  CREATE TEMP TABLE staged ON COMMIT DROP AS
  SELECT no, line, offer_id, refused, group_key, article, category, NULL::text AS code, NULL::integer AS variant_id,
    NULL::integer AS product_id, NULL::text AS former, false AS is_new, false AS is_new_product, false AS is_changed
  FROM feed_rows`;

const columns = `no, line, offer_id, refused, group_key, article, name, variant_name, category, price, original_price,
  stock, uncounted, is_unavailable, is_stock_stated, is_old_price_stated, description, attributes, characteristics, unitless, pictures, product_slug, variant_slug`;

/** Writes the offers into `feed_rows` as a stream, then creates `staged`. Rethrows errors of the file's reader. */
export async function stage(
  client: pg.ClientBase,
  offers: AsyncIterable<Staged>,
  signal: AbortSignal,
): Promise<void> {
  const copy = client.query(copyFrom(`COPY feed_rows (${columns}) FROM STDIN`));
  await pipeline(Readable.from(lines(offers)), copy, { signal });
  await client.query(createOutcomes);
  await client.query('CREATE UNIQUE INDEX ON feed_rows (no)');
  await client.query('CREATE UNIQUE INDEX ON staged (no)');
  await client.query('ANALYZE feed_rows, staged');
  // Every step joins whole tables. A plan made while a table was nearly empty may choose a nested loop, which takes hours on a full one.
  await client.query('SET LOCAL enable_nestloop = off');
}

const AT_ONCE = 64 * 1024;

async function* lines(offers: AsyncIterable<Staged>): AsyncGenerator<string> {
  let no = 0;
  let text = '';
  for await (const staged of offers) {
    no += 1;
    text += `${row(no, staged).map(field).join('\t')}\n`;
    if (text.length < AT_ONCE) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

type Value = string | number | boolean | null;

function row(no: number, staged: Staged): Value[] {
  if ('refusal' in staged) {
    const { line, offer } = staged.refusal;
    return [no, line, offer, true, ...nulls(19)];
  }
  if ('priceRow' in staged) {
    const { priceRow } = staged;
    const { line, article } = priceRow;
    const stated = statedColumns(priceRow);
    return [no, line, article, false, null, article, ...nulls(3), ...stated, ...nulls(7)];
  }
  const { offer } = staged;
  return [
    no,
    offer.line,
    offer.id,
    false,
    offer.group,
    offer.article,
    offer.name,
    offer.variantName,
    offer.category,
    ...statedColumns(offer),
    offer.description,
    JSON.stringify(offer.attributes),
    offer.characteristics.length > 0 ? JSON.stringify(offer.characteristics) : null,
    Object.keys(offer.unitless).length > 0 ? JSON.stringify(offer.unitless) : null,
    array(offer.pictures),
    offer.productSlug,
    offer.variantSlug,
  ];
}

const nulls = (count: number) => Array.from({ length: count }, () => null);

const statedColumns = (stated: Offer | PriceRow): Value[] => [
  stated.price,
  stated.originalPrice,
  stated.stock,
  stated.uncounted,
  stated.isUnavailable,
  stated.isStockStated,
  !('isOldPriceStated' in stated) || stated.isOldPriceStated,
];

const array = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One field in the text format of COPY. */
const field = (value: Value): string =>
  value === null ? '\\N' : String(value).replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
