import type { ShopNames } from '#contracts/shop-names.ts';
import { goods } from '../words/plural.ts';

/** The page of an order, which a link opens. */
export const orderPageMessages = {
  title: 'Заказ',
  description: (shop: ShopNames) => `Что с\u00a0заказом в\u00a0${shop.prepositional}.`,
  heading: (number: string) => `Заказ ${number}`,
  from: (date: string) => `от ${date}`,
  needsScript: 'Включите JavaScript в\u00a0настройках браузера, и\u00a0заказ появится.',
  loadFailed: 'Не удалось загрузить заказ. Проверьте подключение к\u00a0интернету.',
  invalid: 'Ссылка на\u00a0заказ больше не\u00a0действует',
  invalidHint:
    'Возможно, она скопирована не\u00a0целиком. Запросите новую: понадобятся номер заказа и\u00a0e-mail.',
  findOrder: 'Запросить ссылку',
  toAccount: 'Заказы в\u00a0личном кабинете',
  next: 'Что дальше',
  goods: 'Состав заказа',
  money: 'Оплата',
  total: 'Итого',
  delivery: 'Доставка',
  totalDelivered: 'Итого с\u00a0доставкой',
  totalCharged: 'Итого без доставки',
  prepayment: 'Предоплата 50%',
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
  masked:
    'Телефон, e-mail и\u00a0адрес видны не\u00a0целиком: страница открывается по\u00a0ссылке, без\u00a0входа.',
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
