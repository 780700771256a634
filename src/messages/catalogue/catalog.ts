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
