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
  categories: 20_000,
  categoryLevels: 50,
  roubles: 1_000_000_000,
  pieces: 1_000_000,
  /** The size of a file in bytes. */
  bytes: 2 * 1024 ** 3,
  /** Sizes of a workbook (XLSX) in bytes: the file, one unpacked sheet, its unpacked table of texts. */
  workbook: 256 * 1024 ** 2,
  sheet: 1024 ** 3,
  sheetTexts: 96 * 1024 ** 2,
  sheetColumns: 1000,
} as const;
