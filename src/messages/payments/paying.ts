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

/** Why a sum is not taken. */
export const payingFaults = {
  onlyWhole: 'Заказ оплачивают целиком.',
  between: (least: number, most: number) =>
    `За\u00a0один раз можно внести от\u00a0${formatPrice(least)} до\u00a0${formatPrice(most)}.`,
  tooLittleLeft: (least: number) =>
    `После этого платежа останется меньше ${formatPrice(least)}. Оплатите всё или внесите меньше.`,
  notBySbp: (most: number | null) =>
    most === null
      ? 'Такую сумму по\u00a0СБП не\u00a0оплатить.'
      : `По\u00a0СБП за\u00a0один раз платят до\u00a0${formatPrice(most)}.`,
  oneOfTwo: 'Выберите часть или введите сумму',
} as const;

/** Why money is not asked back of a provider. */
export const refundFaults = {
  notByMethod: 'Этот способ оплаты не\u00a0позволяет вернуть деньги через платёжный сервис.',
  noKeys:
    'Ключи платёжного сервиса не\u00a0введены или не\u00a0читаются. Введите их в\u00a0настройках.',
  notInOrder: 'Состав заказа изменился. Откройте возврат ещё раз.',
  givenBefore: (name: string) => `За «${name}» деньги уже возвращены.`,
  nothingChosen: 'Отметьте, за\u00a0что вернуть деньги.',
  tooMuch: (most: number) =>
    most > 0
      ? `По этому платежу можно вернуть не\u00a0больше ${formatPrice(most)}.`
      : 'По этому платежу возвращать нечего.',
} as const;
