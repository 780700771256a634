import type { Random } from '../../../generated-shop.ts';
import { pick } from './goods.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A name, category or article as programs write it: the same for a person. */
export function writeText(text: string, random: Random): string {
  const way = random();
  if (way < 0.08) return escaped(text);
  if (way < 0.14) return escaped(escaped(text));
  if (way < 0.22) return text.normalize('NFD');
  if (way < 0.28) return text.replaceAll(' ', () => pick([' ', '\u00a0', '  ', '\n'], random));
  if (way < 0.34) return ` ${text}\u00a0`;
  if (way < 0.37) return `\ufeff${text}`;
  return text;
}

/** Headings of a column, the same for a person. */
const headings = {
  article: ['Артикул', 'артикул ', 'АРТИКУЛ', 'Артикул*', 'Арт.', 'SKU', 'Артикул товара'],
  name: ['Название', 'Наименование', 'Наименование\nтовара', 'Номенклатура', 'Name', 'Товар'],
  category: ['Категория', 'Раздел', 'Группа товаров', 'Категория товара'],
  price: [
    'Цена',
    'Цена, руб.',
    'Цена (руб.)',
    'Розничная\u00a0цена',
    'Цена,\nруб.',
    'РРЦ',
    'Price',
  ],
  oldPrice: ['Старая цена', 'Цена без скидки', 'Old price', 'Старая цена, ₽'],
  /** A table with a price of a sale has the old price below «Цена». */
  salePrice: ['Цена со скидкой', 'Акционная цена', 'Sale price'],
  stock: ['Остаток', 'Остаток, шт.', 'Кол-во', 'Количество', 'Stock'],
  width: ['Ширина, см', 'Ширина (см)', 'ширина, см.'],
} as const;

export type Field = keyof typeof headings;
export const fields: readonly Field[] = [
  'article',
  'name',
  'category',
  'price',
  'oldPrice',
  'stock',
  'width',
];
/** Those of a table where the price of a sale stands beside the price. */
export const fieldsOfSale = fields.map((field) => (field === 'oldPrice' ? 'salePrice' : field));

export const headingOf = (field: Field, random: Random): string => {
  const heading = pick(headings[field], random);
  return random() < 0.05 ? `\u00a0${heading} ` : heading;
};

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return Array.from(items, () => left.splice(Math.floor(random() * left.length), 1)[0] as Item);
}
