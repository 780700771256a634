import { formatPrice } from './price.ts';

const sum = (roubles: number) => formatPrice(roubles, { kopecks: true });

/** The message of the home page after an order is placed. */
export const orderPlacedMessages = {
  orderPlaced: (number: string | null, total: number | null) =>
    `${['Заказ', number, total !== null && `на сумму ${sum(total)}`, 'оформлен'].filter(Boolean).join(' ')}.`,
  letterSent: 'Письмо с подробностями уже в пути.',
  letterWithheld:
    'Писем на этот адрес сегодня уже много, поэтому письма не будет. Менеджер позвонит вам.',
  orderPlacedDue: (due: number) => `К оплате сейчас: ${sum(due)} (50% предоплата).`,
  availabilityUnconfirmed: 'Мы пока не отложили товары: менеджер подтвердит наличие.',
  orderPlacedLiteral: 'Order created successfully!',
} as const;
