import type { Stock } from '#contracts/admin/goods/goods.ts';
import type { ColumnMeaning } from '#contracts/admin/imports/values.ts';
import { counted, groupDigits } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';
import { stockText } from './goods.ts';

const goods = (count: number) => counted(count, 'товар', 'товара', 'товаров');

const fieldNames: Readonly<Record<string, string>> = {
  price: 'цена',
  old_price: 'старая цена',
  stock: 'остаток',
};

/** Words of an import that is on its way. */
export const taskScreenMessages = {
  title: (name: string) => `Загрузка: ${name}`,
  noTask: 'Такой загрузки нет: через две недели они забываются.',
  back: 'Все загрузки',
  queued: 'Файл ждёт своей очереди.',
  reading: (offers: number) =>
    offers === 0 ? 'Файл читается.' : `Прочитано строк: ${groupDigits(offers)}.`,
  result: 'Что даст загрузка',
  hasResult: 'Что дала загрузка',
  would: 'Что изменится. В\u00a0магазине пока всё по-прежнему',
  done: 'Загружено',
  created: 'Новых',
  changed: 'Изменится',
  hasChanged: 'Изменилось',
  unchanged: 'Без\u00a0изменений',
  refused: 'Отклонено',
  refusedOf: (shown: number, all: number) =>
    shown < all
      ? `Отклонённые строки: первые ${shown} из\u00a0${groupDigits(all)}`
      : `Отклонённые строки: ${all}`,
  line: 'Строка',
  reason: 'Почему',
  priceList: (fields: readonly string[]) =>
    `Это прайс-лист. Он задаёт: ${fields.map((name) => fieldNames[name] ?? name).join(', ')}.`,
  newCategories: (count: number) => `Появятся новые разделы: ${count}.`,
  madeCategories: (count: number) => `Появились новые разделы: ${count}.`,
  held: (count: number) => `Цена или остаток заданы вручную и\u00a0останутся: ${goods(count)}.`,
  wereHeld: (count: number) => `Цена или остаток заданы вручную и\u00a0остались: ${goods(count)}.`,
  wereHandedOver: (count: number) => `Перешли от\u00a0другого источника: ${goods(count)}.`,
  handedOver: (count: number) => `Перейдут от\u00a0другого источника: ${goods(count)}.`,
  wasPriceList: (fields: readonly string[]) =>
    `Это был прайс-лист. Он задал: ${fields.map((name) => fieldNames[name] ?? name).join(', ')}.`,
  wereNewlyHeld: (count: number) =>
    `Цену или остаток теперь не\u00a0меняют файлы поставщиков: ${goods(count)}.`,
  hadPictures: (count: number) =>
    `Фотографии взяты в\u00a0работу и\u00a0скачиваются сами: ${groupDigits(count)}.`,
  pictures: (count: number) =>
    `Магазин скачает ${counted(count, 'фотографию', 'фотографии', 'фотографий')}.`,
  missing: (count: number, examples: readonly string[]) =>
    `Нет в\u00a0файле, но есть в\u00a0магазине: ${goods(count)} (${examples.join(', ')}${count > examples.length ? '…' : ''}).`,
  withdrawn: (count: number, examples: readonly string[]) =>
    `Сняты с\u00a0продажи, их нет в\u00a0файле: ${goods(count)} (${examples.join(', ')}${count > examples.length ? '…' : ''}).`,
  prices: 'Цены',
  oldPrices: 'Старые цены',
  stocks: 'Остатки',
  newGoods: 'Новые товары',
  willBeWithdrawn: 'Снимутся с\u00a0продажи',
  notInFile: 'Нет в\u00a0файле, останутся в\u00a0продаже',
  listed: (list: string, shown: number, all: number) =>
    shown < all
      ? `${list}: ${groupDigits(all)}, показаны первые ${shown}`
      : `${list}: ${groupDigits(all)}`,
  product: 'Товар',
  was: 'Было',
  becomes: 'Станет',
  bigChanges: (count: number) =>
    `Цена меняется больше чем наполовину: ${goods(count)}. Такие строки выделены и\u00a0стоят первыми: проверьте, нет\u00a0ли в\u00a0файле ошибки.`,
  otherChanges: (count: number) =>
    `Меняются не\u00a0цена и\u00a0не\u00a0остаток, а\u00a0название, описание, раздел, характеристики или фотографии: ${goods(count)}.`,
  priceOf: (price: number | null) => (price === null ? 'нет' : formatPrice(price)),
  percent: (from: number, to: number) => {
    const percent = Math.trunc(((to - from) / from) * 100);
    if (percent === 0) return '';
    return `${percent > 0 ? '+' : '−'}${groupDigits(Math.abs(percent))}%`;
  },
  stockOf: (stock: Stock) => stockText(stock),
  newlyHeld: (count: number) =>
    `Цену или остаток больше не\u00a0будут менять файлы поставщиков: ${goods(count)}.`,
  nothing: 'Загружать нечего: в\u00a0магазине ничего не\u00a0изменится',
  nothingRefused: (count: number) =>
    `Отклонено: ${counted(count, 'строка', 'строки', 'строк')}. Причины перечислены ниже: исправьте их в\u00a0файле и\u00a0загрузите его снова.`,
  nothingNew: (count: number) => `В\u00a0магазине уже всё так, как в\u00a0файле: ${goods(count)}.`,
  nothingSkipped: (count: number) =>
    `Лежат в\u00a0разделах, которые вы не\u00a0загружаете: ${goods(count)}.`,
  nothingInside: 'В\u00a0файле нет товаров.',
  withdraw: (count: number) => `Снять с\u00a0продажи то, чего нет в\u00a0файле: ${goods(count)}`,
  leftOut: (count: number) => `Не понято: ${counted(count, 'название', 'названия', 'названий')}`,
  label: 'Название',
  times: 'Сколько раз',
  example: 'Пример',
  columns: 'Столбцы таблицы',
  columnsAbout: 'Магазин запомнит это для следующих файлов того же источника.',
  sayColumns: 'Укажите ниже, что в\u00a0каком столбце, и\u00a0проверьте файл ещё раз.',
  labels: (count: number) => `Характеристики поставщика: ${count}`,
  labelsAbout: 'Как понимать каждую. Магазин запомнит это для следующих файлов того же источника.',
  seen: (count: number, examples: string) => `${counted(count, 'раз', 'раза', 'раз')}: ${examples}`,
  auto: 'Как понимает магазин',
  keep: 'Показывать словами поставщика',
  drop: 'Не показывать',
  ownCharacteristics: 'Свои характеристики',
  similar: (label: string) => `Похоже на: ${label}`,
  allLabels: (count: number) => `Показать все ${count}`,
  categories: (count: number, fresh: number) =>
    `Разделы поставщика: ${count}${fresh > 0 ? `, из\u00a0них новых\u00a0${fresh}` : ''}`,
  categoriesAbout:
    'Куда попадут товары каждого. Магазин запомнит выбор для этого источника. Если раздел не\u00a0загружать, его товары, которые уже в\u00a0магазине, останутся такими, какие есть.',
  goodsOf: goods,
  newCategory: 'Новый раздел',
  skipCategory: 'Не\u00a0загружать',
  shopCategories: 'Разделы магазина',
  below: (above: string, name: string) => `${above} / ${name}`,
  skippedGoods: (count: number) => `Не\u00a0загружаются по\u00a0вашему выбору: ${goods(count)}.`,
  load: 'Загрузить в\u00a0магазин',
  lookAgain: 'Проверить ещё раз',
  lookFirst: 'Настройки изменились: сначала проверьте, что получится.',
  sameSource: (source: string) => `Это файл источника «${source}»`,
  adopt: 'Пусть эти товары ведёт новый файл',
  otherOwners:
    'Часть артикулов уже есть у\u00a0товаров, которые ведёт не\u00a0этот файл. Если это те\u00a0же товары, пусть их ведёт он.',
  adoptFrom: (owner: string) =>
    owner === 'свои' ? 'Взять товары самого магазина' : `Взять товары источника «${owner}»`,
  lookAlikes: (count: number, examples: readonly string[]) =>
    `Артикулы отличаются только видом\u00a0— регистром, пробелами, дефисами или похожими буквами: ${count}, например ${examples.join(', ')}. Это одни и\u00a0те\u00a0же товары?`,
  matchedLookAlikes: (count: number, examples: readonly string[]) =>
    `Артикулы написаны не\u00a0так, как в\u00a0магазине, и\u00a0найдены по\u00a0виду: ${count}, например ${examples.join(', ')}.`,
  sameGoods: 'Те\u00a0же товары',
  differentGoods: 'Разные товары',
  confirmMissing: 'Файл полный, снять с\u00a0продажи',
} as const;

export const columnMeaningNames: Readonly<Record<ColumnMeaning, string>> = {
  article: 'Артикул',
  id: 'Номер предложения',
  name: 'Название товара',
  category: 'Раздел',
  subcategory: 'Подраздел',
  price: 'Цена',
  oldPrice: 'Старая цена',
  salePrice: 'Цена со скидкой',
  currency: 'Валюта',
  count: 'Остаток',
  stockWords: 'Наличие словами',
  shown: 'Продаётся или нет',
  description: 'Описание',
  pictures: 'Фотографии',
  group: 'Номер группы вариантов',
  url: 'Страница поставщика',
  attribute: 'Характеристика с\u00a0этим названием',
};
