import type { PaymentOfOrder } from '#contracts/admin/payments/order-payments.ts';
import type { HandWay, PaymentPurpose } from '#contracts/payments.ts';
import { capitalise } from '../words/capitalise.ts';
import { formatPrice } from '../words/price.ts';
import { onlineMethodNames } from './payment-states.ts';
import { paidByNames } from './payments.ts';

/** How money came that the staff note. */
export const handWayNames: Readonly<Record<HandWay, string>> = {
  cash: 'Наличные',
  card: 'Картой при получении',
  invoice: 'По счёту',
  other: 'Другой способ',
};

/** Who began a payment, where it was no member of the staff by name. */
const paymentMakerNames: Readonly<Record<PaymentOfOrder['made_by'], string>> = {
  customer: 'Покупатель',
  staff: 'Магазин',
  terminal: 'Терминал',
  demo: 'Пример',
  before: 'До обновления',
};

/** What a payment was for. */
export const purposeNames: Readonly<Record<PaymentPurpose, string>> = {
  prepayment: 'предоплата',
  balance: 'остаток',
  full: 'вся сумма',
  part: 'часть',
  extra: 'сверх суммы заказа',
};

/** Words of the payments on the card of an order. */
export const orderPaymentWords = {
  paid: 'Оплачено',
  left: 'Осталось получить',
  overpaid: 'Переплата',
  list: 'Оплаты',
  none: 'Оплат пока нет.',
  note: 'Записать оплату',
  noteTitle: (number: string) => `Заказ ${number}: пришли деньги`,
  amount: 'Сумма, ₽',
  way: 'Способ',
  document: 'Номер документа',
  documentHint: 'Чек, квитанция или платёжное поручение',
  comment: 'Заметка',
  extra: 'Переплата: пришло больше, чем осталось получить',
  save: 'Записать',
  noted: (number: string, amount: number) => `Заказ ${number}: оплата ${formatPrice(amount)}.`,
  atOnce: 'сразу после записи',
  takenBack: (number: string) => `Заказ ${number}: запись об\u00a0оплате снята.`,
  refund: 'Вернуть через платёжный сервис',
  giveBack: 'Вернуть деньги',
  reason: 'Причина',
  gaveBack: (number: string, amount: number) =>
    `Заказ ${number}: возвращено ${formatPrice(amount)}.`,
  mistake: 'Записано по\u00a0ошибке',
  mistakeOf: (amount: number) => `Записано по\u00a0ошибке: ${formatPrice(amount)}`,
  mistakeTitle: (amount: number) => `Снять запись об\u00a0оплате ${formatPrice(amount)}?`,
  mistakeAbout: 'Оплата перестанет считаться и\u00a0останется в\u00a0истории зачёркнутой.',
  reasonMistake: 'Например: записали не\u00a0в\u00a0тот заказ',
  saveMistake: 'Снять запись',
} as const;

/** Who noted a payment, or from where it is known. */
export const paymentWho = ({ who, made_by: made }: PaymentOfOrder): string =>
  who ?? paymentMakerNames[made];

/** How a payment came: «Наличные, предоплата, № 12». */
export const paymentHow = ({
  by,
  way,
  method,
  purpose,
  document,
}: Pick<PaymentOfOrder, 'by' | 'way' | 'method' | 'purpose' | 'document'>): string =>
  [
    way ? handWayNames[way] : capitalise(paidByNames[by]),
    ...(method ? [onlineMethodNames[method]] : []),
    purposeNames[purpose],
    ...(document ? [`документ ${document}`] : []),
  ].join(', ');

/** What became of it since; empty for money that is there. */
export const paymentSince = (payment: PaymentOfOrder): string => {
  if (payment.taken_back) return 'Записано по\u00a0ошибке, не\u00a0считается';
  if (payment.refunded > 0) return `Возвращено ${formatPrice(payment.refunded)}`;
  return '';
};
