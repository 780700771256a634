import {
  LONGEST_ARTICLE,
  LONGEST_CATEGORY,
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  MOST_PHOTOS,
  MOST_PIECES,
  MOST_ROUBLES,
  MOST_VARIANTS,
} from '#contracts/goods-limits.ts';

/** Limits of a feed. More is a mistake or an attack. Lengths are in characters. */
export const limits = {
  id: 100,
  name: LONGEST_NAME,
  article: LONGEST_ARTICLE,
  category: LONGEST_CATEGORY,
  description: LONGEST_DESCRIPTION,
  value: 1000,
  /** Of a parameter or a column. Longer ones are cut. */
  label: 300,
  address: 2000,
  /** The text of one element with its markup. */
  element: 60_000,
  params: 500,
  pictures: MOST_PHOTOS,
  variants: MOST_VARIANTS,
  depth: 20,
  /** One text, comment, name or attribute of XML. Longer than any that a file of goods has. */
  xmlPart: 12_000_000,
  /** Of one element of XML. */
  attributes: 200,
  categories: 20_000,
  categoryLevels: 50,
  roubles: MOST_ROUBLES,
  pieces: MOST_PIECES,
  /** The size of a file in bytes. */
  bytes: 2 * 1024 ** 3,
  /** Sizes of a workbook (XLSX) in bytes: the file, one unpacked sheet, its unpacked table of texts, all that is unpacked. */
  workbook: 256 * 1024 ** 2,
  sheet: 1024 ** 3,
  sheetTexts: 96 * 1024 ** 2,
  unpacked: 1.25 * 1024 ** 3,
  /** Tables become ten to forty times smaller; more is a bomb. A small one may unpack to `smallWorkbook` in any case. */
  unpacking: 100,
  smallWorkbook: 32 * 1024 ** 2,
  sheets: 100,
  sheetColumns: 1000,
  merges: 200_000,
  /** Different texts, formats of cells, and the length of a format: Excel has fewer. */
  texts: 1_000_000,
  formats: 70_000,
  format: 255,
  /** The texts of one cell and of one row. Excel takes 32,767 characters in a cell. */
  cell: 1_000_000,
  row: 4_000_000,
} as const;
