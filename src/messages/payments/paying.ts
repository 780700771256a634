import type { PaymentPurpose } from '#contracts/payments.ts';

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
