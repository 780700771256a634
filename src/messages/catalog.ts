import type { ShopNames } from '#contracts/shop-names.ts';
import { counted, goods, groupDigits, plural } from './plural.ts';

export const catalogMessages = {
  categories: 'Категории',
  categoriesHeading: 'Все категории',
  subcategories: 'Разделы категории',
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
    `${[width, depth, height].map(groupDigits).join(' × ')} мм`,
  sizeLabel: 'Ширина × глубина × высота',
  variantCount: (count: number) => counted(count, 'вариант', 'варианта', 'вариантов'),

  products: 'Товары',
  count: goods,
  listDescription: (category: string, count: number | null) => (shop: ShopNames) =>
    count === null
      ? `${category} в ${shop.prepositional}: цены, размеры, сроки.`
      : `${category}: ${goods(count)} с ценами, размерами и сроками.`,
  listTitle: (category: string, page: number) =>
    page > 1 ? `${category}, страница ${page}` : category,
  sorting: 'Сортировка',
  sortings: { '': 'По умолчанию', price: 'Сначала дешёвые', '-price': 'Сначала дорогие' },
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
  emptyCategory: 'В этой категории пока пусто — готовим новую коллекцию.',

  photo: (number: number) => `Фото ${number}`,
  photos: 'Фотографии',
  photoOfAll: (number: number, count: number) => `${number} из ${count}`,
  previousPhoto: 'Предыдущее фото',
  nextPhoto: 'Следующее фото',
  fullScreen: 'На весь экран',
  photoOf: (name: string, number: number) => `${name}, фото ${number}`,
  dimensionsOf: (name: string) => `${name}, чертёж с размерами`,
  model: '3D',
  openModel: 'Посмотреть в 3D',
  modelUnsupported: 'Этот браузер не умеет показывать модели в 3D. Фотографии — на своём месте.',
  characteristics: 'От поставщика',
  article: 'Артикул',
  aboutProduct: 'О товаре',
  variant: 'Вариант',
  inStock: 'В наличии',
  madeToOrder: 'Под заказ',
  /** `from`: the lower end of a range. */
  madeToOrderIn: (days: number, from = days) =>
    `Под заказ, ${from < days ? `${from}–` : ''}${counted(days, 'день', 'дня', 'дней')}`,
  soldOut: 'Нет в наличии',
  description: 'Описание',
  details: 'Характеристики',
  reviews: 'Отзывы',
  reviewsPlaceholder: 'Отзывов пока нет.',
  moreInCategory: 'Ещё в категории',
  wholeCategory: 'Вся категория',
  productDescription: (name: string, price: string | null) => (shop: ShopNames) =>
    price === null
      ? `${name} в ${shop.prepositional}.`
      : `${name} за ${price} в ${shop.prepositional}.`,
  yes: 'Да',
  no: 'Нет',
} as const;
