import type { PaymentPurpose } from '#contracts/payments.ts';
import { formatPrice } from '../words/price.ts';

const purposes: Readonly<Record<PaymentPurpose, string>> = {
  prepayment: 'предоплата',
  balance: 'остаток',
  full: 'оплата',
  part: 'часть оплаты',
  extra: 'доплата',
};

/** What the customer reads on the page of the provider. */
export const paymentDescription = (order: string, purpose: PaymentPurpose): string =>
  `Заказ ${order}, ${purposes[purpose]}`;

/** Why money is not asked back of a provider. */
export const refundFaults = {
  notByMethod: 'Этот способ оплаты не\u00a0позволяет вернуть деньги через платёжный сервис.',
  tooMuch: (most: number) =>
    most > 0
      ? `По этому платежу можно вернуть не\u00a0больше ${formatPrice(most)}.`
      : 'По этому платежу возвращать нечего.',
} as const;
