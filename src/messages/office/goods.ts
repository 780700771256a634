import type { Stock } from '#contracts/admin/goods/goods.ts';
import type {
  GoodsField,
  GoodsSort,
  GoodsState,
  SheetField,
  StockKind,
} from '#contracts/admin/goods/values.ts';
import { counted, goods } from '../words/plural.ts';

const goodsAndVariants = (products: number, variants: number) =>
  `${goods(products)}, ${counted(variants, 'вариант', 'варианта', 'вариантов')}`;

/** Words of the screen with prices and stock. */
export const goodsScreenMessages = {
  about: 'Цены и\u00a0остатки. Изменения видны в\u00a0магазине сразу.',
  search: 'Найти товар',
  searchHint: 'Название, артикул, цвет',
  category: 'Раздел',
  anyCategory: 'Все',
  state: 'Показать',
  anyState: 'Все',
  clear: 'Сбросить',
  goods: 'Товар',
  price: 'Цена',
  oldPrice: 'Старая цена',
  stock: 'Наличие',
  more: 'Показать ещё',
  order: 'Порядок',
  anyOrder: 'Сначала новые',
  none: 'По этим условиям товаров нет. Сбросьте фильтр или измените слова.',
  empty: 'Здесь появятся товары магазина, когда их загрузят.',
  article: (code: string) => `Артикул ${code}`,
  movements: 'Движения остатка',
  withdrawn: 'Снят с\u00a0продажи',
  shownBox: 'Показывать в\u00a0магазине',
  oldPriceIs: (price: string) => `Старая цена ${price}`,
  hiddenMark: 'Скрыт из\u00a0магазина',
  own: 'Задано вручную',
  change: 'Изменить',
  changeOf: (name: string) => `Изменить: ${name}`,
  inShop: 'В\u00a0магазине',
  priceField: 'Цена, ₽',
  oldPriceField: 'Старая цена, ₽',
  oldPriceHint: 'Зачёркнута рядом с\u00a0ценой. Пусто\u00a0— скидки нет',
  oldPriceLow: 'Старая цена должна быть больше цены. Исправьте её или очистите поле.',
  notSum: 'Введите сумму числом больше нуля, например 12500 или 12500,50',
  kind: 'Наличие',
  pieces: 'Сколько штук',
  notPieces: 'Введите целое число штук, например 3',
  save: 'Сохранить',
  saved: (article: string) => `Сохранено: ${article}.`,
  nothing: 'Вы ничего не\u00a0изменили.',
  heldOf: (fields: string) => `Задано вручную: ${fields}. Загрузки этого не\u00a0меняют.`,
  masteredOf: (fields: string, source: string) =>
    `Главный источник (${source}) заменит при следующей загрузке: ${fields}.`,
  release: 'Вернуть загрузкам',
  released: (article: string) => `${article}: значения снова задаёт источник.`,
  sheet: 'Править таблицей',
  exported:
    'Файл с\u00a0товарами сохранён. Его можно исправить и\u00a0загрузить обратно как прайс-лист.',
  percent: 'Цены на\u00a0процент',
  percentTitle: 'Изменить цены на\u00a0процент',
  percentText: (products: number, variants: number) =>
    `Изменятся цены всех товаров по\u00a0этому фильтру: ${goodsAndVariants(products, variants)}.`,
  percentOfPicked: (products: number, variants: number) =>
    `Изменятся цены выбранных: ${goodsAndVariants(products, variants)}.`,
  percentField: 'На\u00a0сколько процентов',
  percentHint: 'Например: -10 или 7,5',
  notPercent: 'Введите процент, например -10 или 7,5. Ноль и\u00a0-100 не\u00a0подойдут.',
  rounding: 'Округлить',
  roundingTo: (sum: string) => `До\u00a0${sum}`,
  discount: 'Прежнюю цену показать зачёркнутой',
  look: 'Посмотреть, что выйдет',
  preview: 'Новые цены',
  willChange: (count: number, all: number) => `Изменится ${count} из\u00a0${all}`,
  byPercent: (percent: number) =>
    `Цены меняются на\u00a0${percent > 0 ? '+' : '−'}${String(Math.abs(percent)).replace('.', ',')}%`,
  andMore: (count: number) => `И\u00a0ещё ${counted(count, 'цена', 'цены', 'цен')}`,
  changeMany: (count: number) => `Изменить ${counted(count, 'цену', 'цены', 'цен')}`,
  tooMany: (most: number) =>
    `В\u00a0списке больше ${counted(most, 'варианта', 'вариантов', 'вариантов')}. Сузьте его разделом или словами.`,
  changedMeanwhile: 'Пока карточка была открыта, товар изменился. Сейчас в\u00a0магазине:',
  changedThen: 'То, что вы ввели, осталось в\u00a0полях: проверьте и\u00a0сохраните ещё раз.',
} as const;

export const goodsSortNames: Readonly<Record<GoodsSort, string>> = {
  name: 'По\u00a0названию',
  name_down: 'По\u00a0названию, с\u00a0конца',
  price: 'Сначала дешёвые',
  price_down: 'Сначала дорогие',
  stock: 'Сначала где мало',
  stock_down: 'Сначала где много',
};

export const goodsStateNames: Readonly<Record<GoodsState, string>> = {
  on_sale: 'В\u00a0продаже',
  sold_out: 'Нет в\u00a0наличии',
  low: 'Кончаются',
  to_order: 'Под заказ',
  held: 'Задано вручную',
  withdrawn: 'Сняты с\u00a0продажи',
};

export const stockKindNames: Readonly<Record<StockKind, string>> = {
  counted: 'Считать по\u00a0штукам',
  uncounted: 'В\u00a0наличии, без счёта',
  to_order: 'Под заказ',
};

export const goodsFieldNames: Readonly<Record<GoodsField, string>> = {
  price: 'цена',
  old_price: 'старая цена',
  stock: 'наличие',
};

export const sheetFieldNames: Readonly<Record<SheetField, string>> = {
  ...goodsFieldNames,
  low_stock: 'сколько считать малым остатком',
  days: 'срок изготовления',
  hidden: 'показ',
};

/** How it stands with a variant: «3 штуки», «под заказ». */
export function stockText(stock: Stock): string {
  switch (stock.kind) {
    case 'counted':
      return stock.pieces === 0
        ? 'Нет в\u00a0наличии'
        : counted(stock.pieces, 'штука', 'штуки', 'штук');
    case 'uncounted':
      return 'В\u00a0наличии';
    case 'to_order':
      return 'Под заказ';
  }
}
