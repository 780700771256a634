import type { PriceListColumns, RawOffer } from '../feed-item.ts';
import type { PriceField } from '../price-fields.ts';

const fieldOf: Partial<Record<keyof RawOffer, PriceField>> = {
  price: 'price',
  oldPrice: 'old_price',
  count: 'stock',
};
const readColumns = new Set<keyof RawOffer | undefined>(['id', 'article', 'currency']);

/**
 * The columns of a price list: a table with articles and prices or stock, without names and categories. Undefined for
 * another table. `columns` are the meanings of the labels.
 */
export function priceListOf(
  header: readonly string[],
  columns: readonly (keyof RawOffer | undefined)[],
): PriceListColumns | undefined {
  if (!columns.includes('article')) return undefined;
  if (columns.includes('name') || columns.includes('category')) return undefined;
  const fields = columns.flatMap((column) => (column && fieldOf[column]) ?? []);
  if (fields.length === 0) return undefined;
  const ignored = header.filter((label, index) => {
    const column = columns[index];
    return label !== '' && !readColumns.has(column) && !(column && fieldOf[column]);
  });
  return { fields, ignored };
}
