import { toRoubles } from '#contracts/money.ts';
import type { RawOffer } from '#modules/imports/feed-item.ts';
import { ImportError } from '#modules/imports/import-error.ts';
import { NumberColumns } from '#modules/imports/mapping/number-columns.ts';
import { checkOffer, type Offer } from '#modules/imports/mapping/offer.ts';
import type { StatedNumbers } from '#modules/imports/mapping/price-and-stock.ts';
import { checkPriceRow } from '#modules/imports/mapping/price-row.ts';
import { type OpenRow, settledRow } from '#modules/imports/mapping/settled-row.ts';
import { LabelMapping } from '#modules/imports/mapping/source-mapping.ts';
import { FeedCategories } from '#modules/imports/merging/categories/feed-categories.ts';
import { readFeed } from '#modules/imports/reading/read-feed.ts';

/** What the shop reads of one thing, before the database. A price list says neither name, category nor size. */
export interface ReadThing {
  readonly name?: string;
  readonly category?: string;
  readonly price: number | null;
  readonly oldPrice: number | null;
  readonly stock: number | 'many' | null;
  readonly width?: unknown;
  readonly isOfPriceList: boolean;
  /** Reasons of cells without which it counts. */
  readonly leftOut: readonly string[];
}

export interface ReadFile {
  readonly things: ReadonlyMap<string, ReadThing>;
  /** Articles and reasons of refused rows; of a row without an article its line. */
  readonly refused: ReadonlyMap<string, string>;
  /** The sentence that refuses the file. */
  readonly error: string | undefined;
}

/** Reads a file as the import does, up to the rows that go to the database. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  const things = new Map<string, ReadThing>();
  const refused = new Map<string, string>();
  try {
    await readInto(bytes, things, refused);
    return { things, refused, error: undefined };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { things, refused, error: error.message };
  }
}

async function readInto(
  bytes: Uint8Array,
  things: Map<string, ReadThing>,
  refused: Map<string, string>,
): Promise<void> {
  const categories = new FeedCategories();
  const columns = new NumberColumns();
  const prices = createPrices(columns, things, refused);
  const open: { readonly row: OpenRow; readonly offer: Offer; readonly leftOut: string[] }[] = [];
  const take = (offer: Offer, leftOut: readonly string[]) =>
    things.set(offer.article, thingOf(offer, leftOut, categories));
  const check = (raw: RawOffer) => {
    const closed = columns.see(raw);
    const leftOut: string[] = [];
    const checked = checkOffer(closed ?? raw, readingOf(categories), (reason) =>
      leftOut.push(reason),
    );
    if ('refusal' in checked) refused.set(raw.article, checked.refusal.reason);
    else if (closed) open.push({ row: openRow(raw), offer: checked.offer, leftOut: [] });
    else take(checked.offer, leftOut);
  };
  const { items } = await readFeed(inChunks(bytes));
  let isPriceList = false;
  for await (const item of items) {
    isPriceList ||= item.kind === 'price_list';
    if (isPriceList && item.kind === 'offer') prices.check(item.offer);
    else if (item.kind === 'category') categories.add(item.category);
    else if (item.kind === 'offer') check(item.offer);
    else if (item.kind === 'refused') {
      const { offer, line, reason } = item.refusal;
      refused.set(offer.trim() || `line ${line}`, reason);
    }
  }
  prices.settle();
  for (const { row, offer, leftOut } of open) {
    const read = settledRow(row, columns.styles, {
      isPriceList: false,
      leaveOut: (reason) => leftOut.push(reason),
    });
    if (typeof read === 'string') refused.set(offer.article, read);
    else take({ ...offer, ...read, price: read.price ?? offer.price }, leftOut);
  }
}

/** Reads the rows of a price list. */
function createPrices(
  columns: NumberColumns,
  things: Map<string, ReadThing>,
  refused: Map<string, string>,
) {
  const open: { readonly row: OpenRow; readonly leftOut: string[] }[] = [];
  const take = (article: string, read: StatedNumbers, leftOut: readonly string[]) =>
    things.set(article, {
      isOfPriceList: true,
      leftOut,
      price: read.price === null ? null : roubles(read.price),
      oldPrice: read.originalPrice === null ? null : roubles(read.originalPrice),
      stock: stockOf(read),
    });
  return {
    check(raw: RawOffer): void {
      const closed = columns.see(raw);
      const leftOut: string[] = [];
      const checked = checkPriceRow(closed ?? raw, (reason) => leftOut.push(reason));
      if ('refusal' in checked) refused.set(raw.article, checked.refusal.reason);
      else if (closed) open.push({ row: openRow(raw), leftOut: [] });
      else take(checked.priceRow.article, checked.priceRow, leftOut);
    },
    settle(): void {
      for (const { row, leftOut } of open) {
        const leaveOut = (reason: string) => void leftOut.push(reason);
        const read = settledRow(row, columns.styles, { isPriceList: true, leaveOut });
        if (typeof read === 'string') refused.set(row.article.trim(), read);
        else take(row.article.trim(), read, leftOut);
      }
    },
  };
}

const stockOf = ({ stock, uncounted, isStockStated }: StatedNumbers) =>
  uncounted ? 'many' : isStockStated ? stock : null;

const readingOf = (categories: FeedCategories) => ({
  ids: { of: () => 1 },
  mapping: new LabelMapping(),
  categoriesOf: categories.namesUpFrom,
  report: () => undefined,
  see: undefined,
});

const openRow = (raw: RawOffer): OpenRow => ({
  ...raw,
  no: 0,
  offer: raw.id,
  isSkipped: false,
});

const roubles = (kopecks: Offer['price']) => toRoubles(kopecks);

function thingOf(offer: Offer, leftOut: readonly string[], categories: FeedCategories): ReadThing {
  const { name, price, originalPrice, stock, uncounted, isStockStated, attributes } = offer;
  return {
    // A name keeps its no-break spaces: a person sees none.
    name: name.replaceAll(/\s+/g, ' '),
    leftOut,
    isOfPriceList: false,
    category: categories.namesUpFrom(offer.category)[0] ?? '',
    price: roubles(price),
    oldPrice: originalPrice === null ? null : roubles(originalPrice),
    stock: uncounted ? 'many' : isStockStated ? stock : null,
    width: attributes.dimensions_width,
  };
}

/** Pieces that split characters and tags. */
async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = 1 + (bytes.length % 701);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
