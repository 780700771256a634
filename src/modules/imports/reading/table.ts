import { PICTURE_END } from '#contracts/admin/goods/picture-limits.ts';
import { importMessages } from '#messages/imports/import.ts';
import { plainWords } from '#platform/text/entities.ts';
import {
  type Column,
  emptyOffer,
  type FeedItem,
  type NumberField,
  type PriceListColumns,
  type RawOffer,
} from '../feed-item.ts';
import { MissingColumns } from '../import-error.ts';
import { limits } from '../limits.ts';
import { Sampler } from '../reporting/sample.ts';
import { categoriesOnPath, pathIn } from './category-path.ts';
import { type ChosenColumns, columnsOf, headerOf, isHeader, missingColumns } from './columns.ts';
import { withOneHeading } from './heading.ts';
import { withoutHiddenColumns } from './hidden-columns.ts';
import { priceListOf } from './price-list.ts';
import { belowOneAnother } from './side-by-side.ts';
import type { TableRow } from './table-row.ts';

/** Title lines above the header: the shop's name, the date of the price list. */
export const TITLE_ROWS = 30;

export interface TableOptions {
  /** A row with more filled cells than the header is refused: a sign between cells stands in a text. Cells of a worksheet have places. */
  readonly isStrict: boolean;
  readonly columns?: ChosenColumns | undefined;
}

/**
 * Reads the rows of a table: title lines, the header, the goods. Returns null, or the missing columns if there is no
 * header. Without a column of categories a row with a single cell is the category of the rows below it.
 */
export async function* readTable(
  rows: AsyncIterable<TableRow>,
  { isStrict, columns: chosen = {} }: TableOptions,
): AsyncGenerator<FeedItem, readonly string[] | null> {
  const categories = new Set<string>();
  let table: Table | undefined;
  let section = '';
  let seen = 0;
  let missing: readonly string[] | undefined;
  /** The first row that may be a header in words that the shop does not know. */
  let widest: readonly string[] | undefined;
  const hidden = new Sampler();
  /** Rows above the first section. */
  let isWithoutSection = false;
  let hiddenColumns: readonly string[] = [];
  const shown = withoutHiddenColumns(rows, chosen, (labels) => {
    hiddenColumns = labels;
  });
  for await (const row of withOneHeading(belowOneAnother(shown, chosen), chosen)) {
    const { cells, line, isHidden } = row;
    if (!table) {
      if (isHidden) continue;
      const found = columnsOf(cells, chosen);
      if (isHeader(cells, chosen)) {
        const header = cells.map((name) => plainWords(name).trim().slice(0, limits.label));
        yield { kind: 'columns', header, meanings: columnsOf(header, chosen) };
        table = createTable(header, chosen);
        if (table.priceList) yield { kind: 'price_list', columns: table.priceList };
      } else if (found.filter(Boolean).length > 1 && !missing) {
        missing = missingColumns(found);
        yield { kind: 'columns', header: cells.map((name) => name.trim()), meanings: found };
      } else if (cells.length > 1) widest ??= cells.map((name) => name.trim());
      seen += 1;
      if (!table && seen >= TITLE_ROWS) break;
      continue;
    }
    const { header, columns } = table;
    const refused = (reason: string): FeedItem => {
      const [offer = '', name = ''] = table ? toldBy(table, cells) : [];
      return { kind: 'refused', refusal: { line, offer, name, reason } };
    };
    if (isStrict && cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      yield refused(importMessages.wrongCells(cells.length, header.length));
      continue;
    }
    const filled = cells.slice(0, header.length).filter((cell) => cell.trim() !== '');
    if (filled.length === 0) continue;
    const hasSections = !table.priceList && !columns.includes('category');
    if (filled.length === 1 && hasSections) {
      section = plainWords(filled[0] ?? '').trim();
      continue;
    }
    if (isHidden) {
      hidden.add(toldBy(table, cells).join(', '));
      continue;
    }
    if (section === '' && hasSections) {
      isWithoutSection = true;
      yield refused(importMessages.noSection);
      continue;
    }
    const fault = faultOf(table, cells);
    if (fault) {
      yield refused(fault);
      continue;
    }
    const { offer, path } = offerOf(table, row, section);
    for (const category of path) {
      if (categories.has(category.id)) continue;
      categories.add(category.id);
      yield { kind: 'category', category };
    }
    yield { kind: 'offer', offer };
  }
  if (isWithoutSection && section === '') {
    throw new MissingColumns(importMessages.noColumns(['category']), ['category']);
  }
  if (hidden.count + hiddenColumns.length > 0) {
    yield {
      kind: 'unread',
      hiddenRows: hidden.count,
      hiddenExamples: hidden.examples.slice(0, EXAMPLES),
      hiddenColumns,
      sheets: [],
      otherSheets: [],
    };
  }
  if (table) return null;
  if (!missing && widest)
    yield { kind: 'columns', header: widest, meanings: columnsOf(widest, chosen) };
  return missing ?? missingColumns([]);
}

const EXAMPLES = 3;

/** Why the cells of a row cannot be read: a formula that failed, or two columns of one meaning that differ. */
function faultOf(table: Table, cells: readonly string[]): string | undefined {
  const { header, columns } = table;
  const at = cells.findIndex((cell, index) => columns[index] && isFault(cell));
  if (at >= 0) return importMessages.faultyCell(header[at] ?? '', cells[at]?.trim() ?? '');
  const twins = contradiction(table, cells);
  return twins && importMessages.twinColumns(...twins);
}

/** Article and name of a row. */
const toldBy = ({ idColumn, columns }: Table, cells: readonly string[]): string[] =>
  [cells[idColumn], cells[columns.indexOf('name')]].map((cell) => plainWords(cell ?? '').trim());

interface Table {
  readonly header: readonly string[];
  readonly columns: readonly (Column | undefined)[];
  readonly idColumn: number;
  /** Undefined for a table of goods. */
  readonly priceList: PriceListColumns | undefined;
}

function createTable(header: readonly string[], chosen: ChosenColumns): Table {
  const columns = columnsOf(header, chosen);
  const priceList = priceListOf(header, columns);
  const missing = priceList ? [] : missingColumns(columns);
  if (missing.length > 0) throw new MissingColumns(importMessages.noColumns(missing), missing);
  const id = columns.indexOf('id');
  return { header, columns, idColumn: id === -1 ? columns.indexOf('article') : id, priceList };
}

const ofNumbers = new Set<Column | undefined>(['price', 'oldPrice', 'salePrice', 'count']);

/** The label and both values of two columns of one name that hold different numbers. */
function contradiction({ header, columns }: Table, cells: readonly string[]) {
  for (const [index, label] of header.entries()) {
    const said = cells[index]?.trim() ?? '';
    if (!ofNumbers.has(columns[index]) || said === '') continue;
    const other = header.findIndex((one, at) => at > index && one === label && cells[at]?.trim());
    const found = cells[other]?.trim() ?? '';
    if (other !== -1 && found !== said) return [label, said, found] as const;
  }
  return undefined;
}

/** The place of a value: below a heading of two columns it may stand in the second. */
function twinOf(header: readonly string[], index: number, cells: readonly string[]): number {
  if (cells[index]?.trim()) return index;
  const other = header.findIndex(
    (one, at) => at > index && one !== '' && one === header[index] && cells[at]?.trim(),
  );
  return other === -1 ? index : other;
}

/** What shop builders write in front of a label: «Параметр: Материал», «Characteristics:Материал». */
const ofGroup = /^(?:параметр|свойство|характеристика|characteristics?|attribute)\s*:\s*(?=\S)/i;

/** What a formula shows that has no value. */
const fault =
  /^#(?:N\/A|Н\/Д|(?:REF|ССЫЛКА|VALUE|ЗНАЧ|DIV\/0|ДЕЛ\/0|NUM|ЧИСЛО|NULL|ПУСТО)!|(?:NAME|ИМЯ)\?)$/i;
const isFault = (cell: string): boolean => cell.includes('#') && fault.test(cell.trim());

const inStock =
  /^(?:да|есть|есть в наличии|в наличии|\+|много|мало|достаточно|true|yes|y|available|in stock|(?:>|более|больше|от)\s*\d+|\d+\s*\+)$/i;
const outOfStock =
  /^(?:нет|нет в наличии|отсутствует|-|–|—|false|no|n|out of stock|ожидается|продано)$/i;

function offerOf(
  { header, columns, priceList }: Table,
  { cells, line, numbers }: TableRow,
  section: string,
) {
  const offer: RawOffer = emptyOffer(line);
  let below = '';
  let sale: Sale = { price: '', isNumber: false };
  let isForSale = true;
  for (const [index, label] of header.entries()) {
    const column = columns[index];
    const value = textOf(column, cells[twinOf(header, index, cells)] ?? '').trim();
    if (label === '') offer.unnamed ||= value;
    if (value === '' || label === '' || isFault(value)) continue;
    if (isNumberField(column) && numbers?.has(index)) offer.numbers.push(column);
    if (column === 'pictures') offer.pictures.push(...picturesOf(value));
    else if (column === 'subcategory') below = value;
    else if (column === 'category') offer.category = pathIn(headerOf(label), value);
    else if (column === 'salePrice')
      sale = { price: value, isNumber: numbers?.has(index) ?? false };
    else if (column === 'shown') isForSale = isShown(label, value);
    else if (column === 'count' || column === 'stockWords') readStock(offer, column, value);
    else if (column) Object.assign(offer, { [column]: value });
    else offer.params.push({ name: label.replace(ofGroup, ''), unit: '', value });
  }
  offer.unnamed ||= cells.slice(header.length).find((cell) => cell.trim() !== '') ?? '';
  applySale(offer, sale);
  // It is in the file, and not for sale.
  if (!isForSale && !priceList) offer.count = '0';
  offer.id ||= offer.article;
  offer.article ||= offer.id;
  const path = categoriesOnPath(offer.category || section, below);
  if (!path) offer.overlong ||= 'category';
  offer.category = path?.at(-1)?.id ?? '';
  return { offer, path: path ?? [] };
}

const yes = /^(?:да|true|yes|y|1)$/i;
const no =
  /^(?:нет|false|no|n|0|-1|скрыт\p{L}*|не (?:выставлен|опубликован|активен)\p{L}*|снят\p{L}*|черновик)$/iu;

/** Whether a program offers a thing: «Архивный» says the contrary of «Опубликован». */
const isShown = (label: string, value: string): boolean =>
  /архив/i.test(label) ? !yes.test(value) : !no.test(value);

interface Sale {
  readonly price: string;
  readonly isNumber: boolean;
}

/** What stands in a column of sale prices for «no sale». */
const noSale = /^(?:нет|без скидки|[-–—]+|0+(?:[.,]0+)?\s*(?:₽|р\.?|руб\.?)?)?$/i;

/** A thing on sale costs the price of the sale, and its other price is the old one. */
function applySale(offer: RawOffer, { price, isNumber }: Sale): void {
  if (noSale.test(price)) return;
  if (offer.oldPrice === '') {
    offer.oldPrice = offer.price;
    if (offer.numbers.includes('price')) offer.numbers.push('oldPrice');
  }
  offer.price = price;
  const others = offer.numbers.filter((field) => field !== 'price');
  offer.numbers.splice(0, offer.numbers.length, ...others, ...(isNumber ? ['price' as const] : []));
}

/** Descriptions are HTML, and an address may have «&copy=». */
const raw = new Set<Column | undefined>(['description', 'url', 'pictures']);
const textOf = (column: Column | undefined, cell: string): string =>
  raw.has(column) ? cell : plainWords(cell);
const isNumberField = (column: Column | undefined): column is NumberField =>
  column === 'price' || column === 'oldPrice' || column === 'count';

const betweenAddresses = /[\s;|]+|,\s+/;
/** Names of files may have spaces, so one ends where the extension of a picture does. */
const betweenNames = new RegExp(`[;|\\n\\r]+|(?<=${PICTURE_END})[\\s,]+`, 'i');

const picturesOf = (cell: string): string[] =>
  cell
    .split(cell.includes('://') ? betweenAddresses : betweenNames)
    .map((one) => one.trim())
    .filter(Boolean);

function readStock(offer: RawOffer, column: 'count' | 'stockWords', value: string): void {
  if (inStock.test(value)) offer.available ||= 'true';
  else if (outOfStock.test(value)) {
    if (column === 'count') offer.count ||= '0';
    else offer.available ||= 'false';
  } else offer.count ||= value;
}
