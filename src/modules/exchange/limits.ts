/** Limits of a feed. More is a mistake or an attack. Lengths are in characters. */
export const limits = {
  id: 100,
  name: 300,
  article: 100,
  category: 200,
  description: 20_000,
  value: 1000,
  address: 2000,
  /** The text of one element with its markup. */
  element: 60_000,
  params: 500,
  pictures: 30,
  depth: 20,
  /** Of one element of XML. */
  attributes: 200,
  categories: 20_000,
  categoryLevels: 50,
  roubles: 1_000_000_000,
  pieces: 1_000_000,
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
