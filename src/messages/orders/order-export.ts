import { formatPrice } from '../words/price.ts';
import { formatDate } from '../words/shop-time.ts';

/** The head of the exported table of orders, and how wide each column is, in letters. */
export const orderTable = [
  ['Номер', 12],
  ['Оформлен', 16],
  ['Статус', 16],
  ['Оплата', 18],
  ['Сумма, ₽', 12],
  ['Предоплата, ₽', 14],
  ['Доставка, ₽', 12],
  ['Подъём и сборка, ₽', 18],
  ['Всего, ₽', 12],
  ['Получение', 12],
  ['День доставки', 14],
  ['Покупатель', 24],
  ['Компания', 30],
  ['ИНН', 14],
  ['КПП', 12],
  ['Счета', 36],
  ['Телефон', 18],
  ['E-mail', 26],
  ['Город', 18],
  ['Адрес', 36],
  ['Товары', 60],
  ['Метки', 20],
  ['Комментарий', 40],
] as const;

/** An invoice in its cell. */
export const invoiceText = (number: number, day: string, sum: number): string =>
  `№\u00a0${number} от\u00a0${formatDate(day)}, ${formatPrice(sum)}`;

/** The name of its sheet. */
export const orderSheet = 'Заказы';
