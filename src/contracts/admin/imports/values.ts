// The values that fields can have, and their limits: without Zod, which would come into the bundle of the office with them.

/** How an import ended: all taken over, some offers refused, or nothing taken over. */
export const runOutcomes = ['done', 'refusals', 'failed'] as const;

/** The file of an import is sent; it waits, is read and compared, has been looked at without changing anything, is done, or has failed. */
export const taskStates = ['sending', 'queued', 'reading', 'checked', 'done', 'failed'] as const;

/** What a column of a table may hold; `attribute`: a property of the goods by its own name. */
export const columnMeanings = [
  'article',
  'id',
  'name',
  'category',
  'subcategory',
  'price',
  'oldPrice',
  'salePrice',
  'currency',
  'count',
  'stockWords',
  'shown',
  'description',
  'pictures',
  'group',
  'url',
  'attribute',
] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/** A file is sent in pieces of so many bytes: each is there soon, also on a slow line, and is small enough for a proxy. */
export const FEED_PART = 768 * 1024;
/** The longest file that the staff may load in the office, bytes. */
export const LONGEST_FEED = 256 * 1024 * 1024;
/** So many refusals are kept with an import. */
export const MOST_REFUSALS = 500;

/** So many goods of each kind of change are shown of a look. */
export const MOST_CHANGES = 100;

/** So many categories of a file are listed, and may be chosen. */
export const MOST_CATEGORIES = 1000;

/** Why a parameter of a feed is not quite understood. */
export const leftOutKinds = [
  'unknown',
  'unit',
  'value',
  'part',
  'twice',
  'service',
  'dropped',
  'guessed',
] as const;
