import type { CurrencySign } from '#contracts/currency-signs.ts';
import { formatPrice } from '../words/price.ts';

const sum = (roubles: number, currency: CurrencySign) =>
  formatPrice(roubles, { kopecks: true, currency });

/** The message of the home page after an order is placed. */
export const orderPlacedMessages = {
  orderPlaced: (number: string | null, total: number | null, currency: CurrencySign) =>
    `${['Заказ', number, total !== null && `на сумму ${sum(total, currency)}`, 'оформлен'].filter(Boolean).join(' ')}.`,
  letterSent: 'Письмо с подробностями уже в пути.',
  letterWithheld:
    'Писем на этот адрес сегодня уже много, поэтому письма не будет. Менеджер позвонит вам.',
  orderPlacedDue: (due: number, currency: CurrencySign) =>
    `Первый платёж: ${sum(due, currency)} (50% предоплата).`,
  availabilityUnconfirmed: 'Мы пока не отложили товары: менеджер подтвердит наличие.',
  openOrder: 'Открыть заказ',
  pay: 'Оплатить',
  thanks: 'Спасибо за\u00a0заказ!',
  next: 'Что дальше',
  orderPlacedLiteral: 'Order created successfully!',
} as const;
