import type { CurrencySign } from '#contracts/currency-signs.ts';
import type { ShopNames } from '#contracts/shop-names.ts';
import { formatPrice } from '../words/price.ts';

export const checkoutMessages = {
  title: 'Оформление заказа',
  pageDescription: (shop: ShopNames) => `Оформление заказа в ${shop.prepositional}.`,

  contacts: 'Получатель',
  firstName: 'Имя',
  middleName: 'Отчество',
  noMiddleName: 'Нет отчества',
  lastName: 'Фамилия',
  email: 'E-mail',
  tel: 'Телефон',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',

  delivery: 'Доставка',
  deliveryType: 'Способ доставки',
  department: 'Отделение транспортной компании',
  address: 'Адрес',
  addressHint: 'улица, дом, квартира',
  city: 'Город',

  payment: 'Оплата',
  paymentType: 'Сколько оплатить сразу',
  comment: 'Комментарий',

  order: 'Ваш заказ',
  pieces: (quantity: number) => `${quantity}\u00a0шт.`,
  total: 'Итого',
  amountDue: 'Первый платёж:',
  prepaymentLabel: '(50% предоплата)',
  deliveryCost: 'Стоимость доставки рассчитает менеджер',
  pickupPlaces: 'Где забрать заказ',
  pickupTimeAtPlace: 'Менеджер сообщит, когда можно забрать заказ.',
  pickupFrom: 'Откуда забрать заказ, сообщит менеджер.',
  pickupTime: 'Менеджер сообщит, когда и\u00a0откуда забрать заказ.',
  notToBeHad: 'Этих товаров сейчас не\u00a0купить, в\u00a0заказ они не\u00a0войдут:',
  submit: 'Подтвердить заказ',
  submitting: 'Оформляем…',
  editCart: 'Изменить корзину',
  needsScript:
    'Включите JavaScript в\u00a0настройках браузера или закажите по\u00a0телефону магазина.',

  cartFailed: {
    ru: 'Не удалось сохранить корзину. Попробуйте ещё раз.',
    en: 'Error creating cart. Please try again.',
  },
  cartMissing: 'Ошибка: корзина не была создана.',
  orderRefused: {
    ru: 'Не удалось оформить заказ. Проверьте данные.',
    en: 'Failed to create order. Please check your details.',
  },
  serverRefused: 'Магазин не принял заказ.',
  serverRefusedFields: 'Проверьте отмеченные поля.',
  leftOf: (name: string, quantity: number | null) => {
    if (quantity === null) return `${name}: столько нет, уменьшите количество.`;
    return quantity > 0
      ? `${name}: осталось\u00a0${quantity}\u00a0шт.`
      : `${name}: нет в\u00a0наличии.`;
  },
  serverError: (json: string) => `Ошибка сервера: ${json}`,
  orderFailed: {
    ru: 'Не удалось оформить заказ. Попробуйте ещё раз: второй заказ не появится.',
    en: 'Error creating order. Please try again.',
  },
  cartLoadFailed: {
    ru: 'Не удалось загрузить корзину. Попробуйте ещё раз.',
    en: 'Failed to load cart. Please try again.',
  },

  priceChanged: 'Цена изменилась',
  priceChangedLead: 'Пока вы выбирали, цены обновились:',
  before: 'было',
  now: 'стало',
  noLongerSold: 'нет в\u00a0наличии',
  acceptPrice: (total: number, currency: CurrencySign) =>
    `Заказать за ${formatPrice(total, { kopecks: true, currency })}`,
  declinePrice: 'Вернуться к заказу',
} as const;
