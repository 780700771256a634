import type { GoodsFilter } from '#contracts/admin/goods/goods.ts';
import { toRoubles } from '#contracts/money.ts';
import { goodsSheet, goodsShown, goodsTable } from '#messages/commands/goods-export.ts';
import { stockText } from '#messages/office/goods.ts';
import { CSV_START, csvLine } from '#platform/files/csv.ts';
import { writeXlsx } from '#platform/files/xlsx.ts';
import type { GoodsContext } from './goods.ts';
import { stockOf } from './present.ts';
import { type GoodsRecord, selectGoods } from './queries.ts';

type Reading = Pick<GoodsContext, 'db' | 'productsNamed'>;

/** So many goods are in memory at once. */
const PAGE = 500;

/** The goods of a filter as a price list: loading it again unchanged changes nothing. Goods without a count have no pieces, which leaves them so. */
export async function* goodsAsCsv(context: Reading, filter: GoodsFilter): AsyncGenerator<string> {
  yield CSV_START + csvLine(goodsTable.map(([title]) => title));
  for await (const page of readPages(context, filter)) {
    yield page.map((cells) => csvLine(cells.map(csvText))).join('');
  }
}

export const goodsAsXlsx = (context: Reading, filter: GoodsFilter): AsyncGenerator<Uint8Array> =>
  writeXlsx(
    goodsSheet,
    goodsTable.map(([title, width]) => ({ title, width })),
    readPages(context, filter),
  );

async function* readPages(
  context: Reading,
  filter: GoodsFilter,
): AsyncGenerator<(string | number | null)[][]> {
  let after: readonly [product: number, variant: number] | undefined;
  while (true) {
    const page = await selectGoods(context, filter, { after, limit: PAGE });
    if (page.length > 0) yield page.map(cellsOf);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = [last.productId, last.id];
  }
}

const cellsOf = (goods: GoodsRecord): (string | number | null)[] => [
  goods.article,
  [goods.product, goods.variant].filter(Boolean).join(', '),
  goods.category,
  toRoubles(goods.price),
  goods.oldPrice === null ? null : toRoubles(goods.oldPrice),
  goods.pieces,
  stockText(stockOf(goods)),
  goods.lowStock,
  goods.days,
  goods.hidden || goods.productHidden ? goodsShown.hidden : goodsShown.shown,
];

/** Russian spreadsheets read a comma in a number. */
const csvText = (cell: string | number | null): string | null =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
