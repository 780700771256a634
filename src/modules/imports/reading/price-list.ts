import { goodsTable } from '#messages/commands/goods-export.ts';
import type { PriceField } from '#modules/ownership/index.ts';
import type { Column, PriceListColumns } from '../feed-item.ts';

const fieldOf: Partial<Record<Column, PriceField>> = {
  price: 'price',
  oldPrice: 'old_price',
  salePrice: 'old_price',
  count: 'stock',
};
const readColumns = new Set<Column | undefined>(['id', 'article', 'currency']);

/**
 * The columns of a price list: a table with articles and prices or stock, without names and categories. Undefined for
 * another table. `columns` are the meanings of the labels.
 */
export function priceListOf(
  header: readonly string[],
  columns: readonly (Column | undefined)[],
): PriceListColumns | undefined {
  if (!columns.includes('article')) return undefined;
  const ofGoods: readonly Column[] = ['name', 'category', 'subcategory'];
  if (ofGoods.some((column) => columns.includes(column))) return undefined;
  const fields = [...new Set(columns.flatMap((column) => (column && fieldOf[column]) ?? []))];
  if (fields.length === 0) return undefined;
  const ignored = header.filter((label, index) => {
    const column = columns[index];
    return label !== '' && !readColumns.has(column) && !(column && fieldOf[column]);
  });
  const isExport = goodsTable.every(([title]) => header.includes(title));
  return { fields, ignored, isExport };
}
