import type { ShopNames } from '#contracts/shop-names.ts';
import { counted, groupDigits } from '../words/plural.ts';

export const catalogMessages = {
  categories: 'Категории',
  categoriesHeading: 'Все категории',
  categoriesDescription: (shop: ShopNames) =>
    `Все разделы ${shop.genitive}: мягкая мебель, корпусная, для сна и кухни.`,
  noCategories: { ru: 'Категорий пока нет.', en: 'No categories available' },
  categoryStrip: 'Популярные категории',

  newArrivals: 'Новинки',
  newArrivalsTabs: 'Новинки по категориям',
  noNewArrivals: 'Сейчас новинок нет. Загляните в каталог.',
  noGoods: 'Товаров пока нет: магазин готовится к открытию.',

  new: { ru: 'Новинка', en: 'NEW' },
  noVariant: 'Нет доступного варианта',
  size: (width: number, depth: number, height: number) =>
    `${[width, depth, height].map(groupDigits).join('\u00a0×\u00a0')}\u00a0мм`,
  variantCount: (count: number) => counted(count, 'вариант', 'варианта', 'вариантов'),

  yes: 'Да',
  no: 'Нет',
} as const;

interface Stocked {
  readonly available?: boolean;
  readonly inStock: boolean;
  /** Days that it takes to make: at most, and at least. */
  readonly leadDays?: number | null | undefined;
  readonly leadDaysFrom?: number | null | undefined;
}

/** What is said of stock and term, wherever it is said: product page, cart, checkout, order, letter. */
export function availabilityText({
  available = true,
  inStock,
  leadDays,
  leadDaysFrom,
}: Stocked): string {
  if (!available) return 'Нет в наличии';
  if (inStock) return 'В наличии';
  if (!leadDays) return 'Под заказ';
  const from = leadDaysFrom && leadDaysFrom < leadDays ? `${leadDaysFrom}–` : '';
  return `Под заказ, ${from}${counted(leadDays, 'день', 'дня', 'дней')}`;
}

/** In place of «В наличии» where few pieces are left. */
export const leftText = (count: number): string => `Осталось\u00a0${groupDigits(count)}\u00a0шт.`;
