import type { RefusedOrder } from '#contracts/admin/orders/order-bulk.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { counted } from '../words/plural.ts';
import { undoOffered } from './order-work.ts';
import { conflictText, statusActions } from './orders.ts';

const orders = (count: number) => counted(count, 'заказ', 'заказа', 'заказов');

/** Words for giving several orders one status. */
export const bulkMessages = {
  region: 'Выбранные заказы',
  pick: (number: string) => `Выбрать заказ ${number}`,
  pickAll: 'Выбрать все на странице',
  picked: (count: number) => `Выбрано\u00a0${count}`,
  clear: 'Снять выбор',
  noStep: 'Общего следующего шага у\u00a0этих заказов нет.',
  tooMany: (most: number) => `За раз меняются не больше ${orders(most)}.`,
  letter: 'Написать покупателям письма',
  forwardText: undoOffered,
  finalText: `Дальше статус доставленных заказов не\u00a0меняется. ${undoOffered}`,
  cancelText: `Товары вернутся на\u00a0остаток. ${undoOffered}`,
  owed: (count: number) => `Оплачены не\u00a0полностью: ${orders(count)}.`,
  undone: (undone: number, kept: number) =>
    kept === 0
      ? `Возвращено: ${orders(undone)}.`
      : `Возвращено: ${orders(undone)}, осталось как\u00a0есть: ${kept}.`,
  partly: (changed: number, refused: number) =>
    `Изменено: ${orders(changed)}, не\u00a0изменено: ${refused}`,
  hide: 'Скрыть',
} as const;

/** What a member does to give several orders a status. */
export const bulkActions: Record<OrderStatus, string> = {
  ...statusActions,
  delivered: 'Отметить доставку',
  cancelled: 'Отменить',
};

const bulkDone: Record<OrderStatus, string> = {
  new: 'Возвращено в\u00a0новые',
  confirmed: 'Подтверждено',
  production: 'Передано в\u00a0изготовление',
  shipped: 'Отправлено или готово к\u00a0выдаче',
  delivered: 'Доставлено или выдано',
  cancelled: 'Отменено',
};

/** What was done with several orders: «Подтверждено: 2 заказа.» */
export const bulkChanged = (status: OrderStatus, count: number): string =>
  `${bulkDone[status]}: ${orders(count)}.`;

/** The question before several orders get a status. */
export const bulkQuestion = (status: OrderStatus, count: number): string =>
  status === 'delivered'
    ? `${bulkActions[status]}: ${orders(count)}?`
    : `${bulkActions[status]} ${orders(count)}?`;

/** Why an order was not changed. */
export const refusedText = ({ code, detail, last }: RefusedOrder, zone: TimeZone): string =>
  code === 'order_changed' && last ? conflictText(last, zone) : detail;

/** Words of the views of the list. */
export const viewsMessages = {
  columns: 'Столбцы',
  region: 'Виды списка',
  save: 'Сохранить вид',
  saveTitle: 'Сохранить вид',
  name: 'Название',
  shared: 'Показывать для всех сотрудников',
  saveButton: 'Сохранить',
  saved: (name: string) => `Вид сохранён: ${name}.`,
  actions: (name: string) => `Действия с\u00a0видом: ${name}`,
  rename: 'Переименовать',
  renameTitle: 'Переименовать вид',
  renamed: (name: string) => `Вид переименован: ${name}.`,
  remove: 'Удалить',
  removeTitle: (name: string) => `Удалить вид «${name}»?`,
  removeShared: 'Он исчезнет у\u00a0всех сотрудников.',
  removed: (name: string) => `Удалено: ${name}.`,
  madeBy: (name: string) => `Общий вид. Автор: ${name}`,
  nameTaken: 'Вид с\u00a0таким названием уже есть. Выберите другое.',
} as const;

/** What a view of each list keeps, and what stays when one is removed. */
export const viewsOf = {
  orders: {
    saveFile: 'Вид запомнит фильтр, порядок и\u00a0столбцы, которые сейчас на экране.',
    stay: 'Заказы останутся.',
  },
  goods: {
    saveFile: 'Вид запомнит фильтр и\u00a0порядок, которые сейчас на\u00a0экране.',
    stay: 'Товары останутся.',
  },
} as const;

/** The views that every shop has. */
export const builtInViews = {
  all: 'Все',
  new: 'Новые',
  unpaid: 'Ждут оплаты',
  production: 'В\u00a0изготовлении',
  toSend: 'К\u00a0отправке',
  late: 'Опаздывают',
} as const;

/** Words for taking the list as a file. */
export const exportMessages = {
  export: 'Выгрузить',
  xlsx: 'Таблица Excel (XLSX)',
  csv: 'Текстовая таблица (CSV)',
  exported: 'Файл с\u00a0заказами сохранён.',
} as const;
