import type { GoodsField } from '#contracts/admin/goods/values.ts';
import { counted, goods } from '../words/plural.ts';

const variants = (count: number) => counted(count, 'вариант', 'варианта', 'вариантов');

/** Words for what is done with a selection of goods. */
export const goodsBulkMessages = {
  region: 'Выбранные товары',
  pick: (name: string) => `Выбрать: ${name}`,
  pickAll: 'Выбрать все показанные',
  picked: (products: number, count: number) => `Выбрано: ${goods(products)}, ${variants(count)}`,
  pickFilter: 'Выбрать все по\u00a0фильтру',
  pickEvery: 'Выбрать все товары',
  isAllOfFilter: 'Выбраны все по\u00a0фильтру.',
  tooMany: (most: number) =>
    `По\u00a0фильтру больше ${counted(most, 'варианта', 'вариантов', 'вариантов')}. Сузьте его разделом или словами.`,
  clear: 'Снять выбор',
  category: 'Раздел',
  show: 'Показать',
  hide: 'Скрыть',
  days: 'Срок',
  price: 'Цена',
  release: 'Вернуть загрузкам',
  touched: (products: number, count: number) =>
    `Изменятся: ${goods(products)}, ${variants(count)}.`,
  nothing: 'У\u00a0выбранных товаров всё уже так. Менять нечего.',
  categoryTitle: 'Перенести в\u00a0раздел',
  categoryField: 'Новый раздел',
  categoryAbout: 'Раздел у\u00a0всех вариантов товара один. Загрузки его больше не\u00a0меняют.',
  categoryMoved: (products: number) =>
    `Перейдёт в\u00a0раздел: ${goods(products)} со\u00a0всеми вариантами.`,
  move: 'Перенести',
  showTitle: 'Показать в\u00a0магазине',
  hideTitle: 'Скрыть из\u00a0магазина',
  hideAbout: 'Товар, у\u00a0которого скрыты все варианты, пропадёт из\u00a0магазина целиком.',
  whole: (count: number) => `Из\u00a0них скрыты целиком и\u00a0откроются: ${goods(count)}.`,
  daysTitle: 'Срок изготовления',
  daysField: 'Срок, рабочих дней',
  daysHint: 'Пусто\u00a0— срок сотрётся',
  change: 'Изменить',
  releaseTitle: 'Вернуть загрузкам',
  releaseAbout: 'Значения останутся до\u00a0следующей загрузки, а\u00a0потом их задаст источник.',
  releaseField: (field: string, count: number) => `${field}\u00a0— ${variants(count)}`,
  changed: (products: number, count: number) =>
    count > 0
      ? `Изменено: ${goods(products)}, ${variants(count)}.`
      : `Изменено: ${goods(products)}.`,
  nothingChanged: 'Ничего не\u00a0изменено.',
  undone: (products: number, count: number) =>
    count > 0
      ? `Возвращено как было: ${goods(products)}, ${variants(count)}.`
      : `Возвращено как было: ${goods(products)}.`,
  refused: (count: number) => `Не\u00a0изменено: ${count}.`,
  undo: 'Вернуть как было',
  hideReport: 'Понятно',
} as const;

/** What is given back, at the beginning of a line. */
export const releasedFieldNames: Readonly<Record<GoodsField, string>> = {
  price: 'Цена',
  old_price: 'Старая цена',
  stock: 'Наличие',
};
