import type { ShopNames } from '#contracts/shop-names.ts';
import { goods, groupDigits, plural } from '../words/plural.ts';

/** Lists of products: of a category, of a search. */
export const productListMessages = {
  subcategories: 'Разделы категории',
  products: 'Товары',
  count: goods,
  listDescription: (category: string, count: number | null) => (shop: ShopNames) =>
    count === null
      ? `${category} в ${shop.prepositional}: цены, размеры, сроки.`
      : `${category}: ${goods(count)} с ценами, размерами и сроками.`,
  listTitle: (category: string, page: number) =>
    page > 1 ? `${category}, страница ${page}` : category,
  sorting: 'Сортировка',
  sortings: {
    '': 'По умолчанию',
    price: 'Сначала дешёвые',
    '-price': 'Сначала дорогие',
    '-created': 'Сначала новые',
    '-popular': 'Сначала популярные',
    '-discount': 'Сначала со скидкой',
  },
  pageSize: 'На странице',
  apply: 'Показать',
  showMore: 'Показать ещё',
  found: (count: number) => `${plural(count, 'Найден', 'Найдено', 'Найдено')} ${goods(count)}`,
  shownOf: (shown: number, count: number) =>
    `Показано ${groupDigits(shown)} из ${groupDigits(count)}`,
  productsFailed: { ru: 'Не удалось загрузить товары.', en: 'Failed to load products.' },
  moreFailed: { ru: 'Не удалось загрузить ещё товары.', en: 'Failed to load more products.' },
  noCategory: { ru: 'Категория не выбрана.', en: 'Category ID is missing.' },
  chooseCategory: 'Выберите, что вам нужно:',
  emptyCategory: 'Здесь пока нет товаров. Выберите другую категорию.',
} as const;
