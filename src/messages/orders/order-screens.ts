import { uncapitalise } from '../words/capitalise.ts';

/** The order history of the account. */
export const orderScreens = {
  none: 'У вас пока нет заказов.',
  toCatalogue: 'Выбрать мебель',
  loadFailed: 'Не удалось загрузить заказы',
  order: (number: string, date: string) => `Заказ ${number} от ${date}`,
  number: (number: string) => `Заказ ${number}`,
  paymentNow: (payment: string) => `Оплата: ${uncapitalise(payment)}`,
  total: 'Итого',
  more: 'Подробнее',
  moreGoods: (count: number) => `ещё ${count}`,
  goods: 'Состав заказа',
  pieces: (quantity: number) => `${quantity}\u00a0шт.`,
  availabilityUnconfirmed: 'менеджер подтвердит наличие',
  delivery: 'Доставка',
  pickup: 'Пункт самовывоза',
  department: 'Отделение',
  city: 'Город',
  address: 'Адрес',
  promise: 'Срок',
  promiseMoved: (now: string, placed: string) => `${now} (при оформлении: ${placed})`,
  free: 'Бесплатно',
  phone: 'Телефон',
  email: 'E-mail',
  comment: 'Комментарий',
  company: 'Компания',
  open: 'Открыть заказ',
  repeat: 'Повторить заказ',
  repeatFailed: 'Не удалось повторить заказ.',
  cancel: 'Отменить заказ',
  cancelQuestion: 'Вы уверены, что хотите отменить этот заказ?',
  cancelled: 'Заказ успешно отменён',
  cancelFailed: 'Не удалось отменить заказ.',
} as const;

/** The steps of an order. */
export const timelineScreens = {
  title: 'Ход заказа',
  next: '(предстоит)',
  unknownTime: 'время не записано',
} as const;
