import type { Random } from '../../../generated-shop.ts';
import { pick, type WrittenThing } from './goods.ts';
import { type Field, fields, fieldsOfSale, headingOf, shuffled, writeText } from './texts.ts';

/** The rows of a table, before they become CSV or XLSX. */
export interface Table {
  readonly rows: string[][];
  /** The place of the heading among the rows. */
  readonly heading: number;
  readonly columns: readonly (Field | undefined)[];
  /** The things by the places of their rows. */
  readonly things: ReadonlyMap<number, WrittenThing>;
}

/** A table without names and categories is a price list. */
const ofPriceList = new Set<Field>(['article', 'price', 'oldPrice', 'salePrice', 'stock']);

/** A table of these things with what programs and people add: titles, empty rows, sections, headings of two rows, columns in any order. */
export function tableOf(things: readonly WrittenThing[], random: Random): Table {
  const isPriceList = random() < 0.2;
  const hasSections = !isPriceList && random() < 0.2;
  const isLeftOut = (field: Field) =>
    isPriceList ? !ofPriceList.has(field) : hasSections && field === 'category';
  const of = (random() < 0.2 ? fieldsOfSale : fields).filter((field) => !isLeftOut(field));
  const columns = shuffled<Field | undefined>(
    [...of, ...(random() < 0.3 ? [undefined] : [])],
    random,
  );
  const rows: string[][] = [];
  const places = new Map<number, WrittenThing>();
  const blank = () => columns.map(() => '');
  if (random() < 0.3) rows.push(['Прайс-лист проб', ...blank().slice(1)], blank());
  const heading = rows.length;
  const labels = columns.map((field) => (field ? headingOf(field, random) : 'Заметка'));
  rows.push(labels);
  if (random() < 0.1) rows.push(columns.map((_, index) => String(index + 1)));
  const sorted = hasSections
    ? things.toSorted((a, b) => (a.thing.category < b.thing.category ? -1 : 1))
    : things;
  let section = '';
  for (const one of sorted) {
    if (random() < 0.05) rows.push(blank());
    if (random() < 0.05) rows.push(labels);
    if (hasSections && one.thing.category !== section) {
      section = one.thing.category;
      rows.push(columns.map((field) => (field === 'name' ? section : '')));
    }
    places.set(rows.length, one);
    const isSale = columns.includes('salePrice');
    rows.push(columns.map((field) => cellOf(isSale ? ofSale(field, one) : field, one, random)));
  }
  if (random() < 0.1) rows.push(blank(), blank());
  return { rows, heading, columns, things: places };
}

/** Where a row of such a table has its prices: without a sale «Цена» is the price, and the other cell is empty. */
function ofSale(field: Field | undefined, { thing }: WrittenThing): Field | undefined {
  const isOnSale = thing.oldPrice !== null;
  if (field === 'salePrice') return isOnSale ? 'price' : 'oldPrice';
  return field === 'price' && isOnSale ? 'oldPrice' : field;
}

function cellOf(field: Field | undefined, one: WrittenThing, random: Random): string {
  switch (field) {
    case undefined:
      return pick(['', 'заметка', '12'], random);
    case 'article':
      return random() < 0.1 ? ` ${one.thing.article} ` : one.thing.article;
    case 'name':
    case 'category':
      return writeText(one.thing[field], random);
    case 'width':
      return one.width;
    case 'salePrice':
      return '';
    default:
      return one[field].text;
  }
}
