import type { PriceField } from '#modules/ownership/index.ts';
import type { Sample } from './reporting/sample.ts';

/** One item of a feed, in the order of the file. */
export type FeedItem =
  | { readonly kind: 'shop'; readonly name: string; readonly url: string }
  | { readonly kind: 'category'; readonly category: FeedCategory }
  | { readonly kind: 'collection'; readonly id: string; readonly url: string }
  /** The header of a table, or what seems to be one. */
  | (FoundColumns & { readonly kind: 'columns' })
  /** Before the rows of a table that is a price list. */
  | { readonly kind: 'price_list'; readonly columns: PriceListColumns }
  | { readonly kind: 'offer'; readonly offer: RawOffer }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | (UnreadPart & { readonly kind: 'unread' });

/** What a workbook holds and an import leaves out. */
export interface UnreadPart {
  /** Goods in rows that are hidden, and the first of them. */
  readonly hiddenRows: number;
  readonly hiddenExamples: readonly string[];
  /** The labels of hidden columns that are not read. */
  readonly hiddenColumns: readonly string[];
  /** The names of sheets of another kind than the first one: a price list beside goods. */
  readonly sheets: readonly string[];
  /** The names of sheets without a table of goods, and of hidden ones. */
  readonly otherSheets: readonly string[];
}

/** What an import leaves out of a file, or reads otherwise than it is written. */
export interface Unread extends UnreadPart {
  /** Cells of rows that count without them. */
  readonly cells: Sample;
  /** Stock below zero, which is none. */
  readonly belowZero: Sample;
}

/** What a column holds: a field of an offer, a level of the category, words about stock, a price that counts where it is stated, whether the thing is for sale. */
export type Column = keyof RawOffer | 'subcategory' | 'stockWords' | 'salePrice' | 'shown';

/** The labels of a table with what each column holds; undefined: an attribute, or nothing. */
export interface FoundColumns {
  readonly header: readonly string[];
  readonly meanings: readonly (Column | undefined)[];
}

/** The columns of a price list. */
export interface PriceListColumns {
  readonly fields: readonly PriceField[];
  /** Labels of columns that are not read. */
  readonly ignored: readonly string[];
  /** The table is an export of the shop: what it states as the shop has it is no word of the staff. */
  readonly isExport: boolean;
}

export interface FeedCategory {
  readonly id: string;
  /** Empty for a root category. */
  readonly parent: string;
  readonly name: string;
}

/** The fields of an offer whose texts are numbers. */
export type NumberField = 'price' | 'oldPrice' | 'count';

/** An offer as in the file: not checked, not converted. Missing fields are empty. */
export interface RawOffer {
  readonly line: number;
  id: string;
  group: string;
  name: string;
  vendor: string;
  article: string;
  category: string;
  price: string;
  oldPrice: string;
  currency: string;
  description: string;
  url: string;
  country: string;
  /** `true`, `false` or empty. */
  available: string;
  count: string;
  pictures: string[];
  params: RawParam[];
  /** Fields that are numbers in the file itself, as in a workbook: their point begins a fraction. */
  readonly numbers: NumberField[];
  /** The first field that exceeds its length limit; empty if none does. */
  overlong: string;
  /** The first text of a row below no heading. */
  unnamed: string;
}

export interface RawParam {
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  /** The label that the parameter is read by, if that is not its name: by a rule of the owner, or by the kind of the goods. */
  readonly readAs?: string;
}

/** The label that a parameter is read by. */
export const labelOf = ({ name, readAs }: RawParam): string => readAs ?? name;

/** A refused offer with its reason, as text for the staff. */
export interface Refusal {
  readonly line: number;
  /** Its id, or the article of a row of a price list. */
  readonly offer: string;
  readonly article?: string;
  readonly name?: string;
  readonly reason: string;
}

export const emptyOffer = (line: number): RawOffer => ({
  line,
  id: '',
  group: '',
  name: '',
  vendor: '',
  article: '',
  category: '',
  price: '',
  oldPrice: '',
  currency: '',
  description: '',
  url: '',
  country: '',
  available: '',
  count: '',
  pictures: [],
  params: [],
  numbers: [],
  overlong: '',
  unnamed: '',
});
