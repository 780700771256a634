import { goods } from '../words/plural.ts';

/** An order, on the page of its link and in the cabinet of its customer. */
export const orderPageMessages = {
  title: 'Заказ',
  heading: (number: string) => `Заказ ${number}`,
  from: (date: string) => `от ${date}`,
  next: 'Что дальше',
  goods: 'Состав заказа',
  money: 'Оплата',
  total: 'Итого',
  delivery: 'Доставка',
  totalDelivered: 'Итого с\u00a0доставкой',
  totalCharged: 'Итого без доставки',
  lowered: 'Снято возвратами',
  afterRefunds: 'Итого после возвратов',
  prepayment: 'Предоплата 50%',
  paid: 'Оплачено',
  left: 'Осталось оплатить',
  balance: 'Остаток за\u00a0товары',
  balanceOfAll: 'Остаток',
  method: 'Способ оплаты',
  paymentStatus: 'Оплата',
  recipient: 'Получатель',
  name: 'Имя',
  deliveryUnknown: 'рассчитает менеджер',
  way: 'Как получить',
  phone: 'Телефон',
  email: 'E-mail',
  city: 'Город',
  address: 'Адрес',
  pickup: 'Где забрать',
  contacts: 'Вопросы по\u00a0заказу',
  opening: 'Открываем заказ…',
  openFailed: 'Не удалось открыть заказ.',
  allOrders: '←\u00a0Все заказы',
  notYours: 'Такого заказа в\u00a0вашем кабинете нет.',
} as const;

/** Ordering the same goods again. */
export const repeatMessages = {
  added: (count: number) => `В\u00a0корзине из\u00a0этого заказа: ${goods(count)}.`,
  nothing: 'Из\u00a0этого заказа сейчас ничего нельзя заказать.',
  toCart: 'Перейти в\u00a0корзину',
  gone: 'Больше не\u00a0продаётся:',
  soldOut: 'Нет в\u00a0наличии:',
  dearer: 'Цена выросла:',
  unchecked: 'Не\u00a0удалось проверить:',
} as const;
