import type { MoneyRow } from '#contracts/admin/payments/money.ts';
import type { MoneyKind, MoneyQueue, MoneyState } from '#contracts/admin/payments/money-values.ts';
import type { PaidBy } from '#contracts/payments.ts';
import { capitalise } from '../words/capitalise.ts';
import { formatPrice } from '../words/price.ts';
import { handWayNames } from './order-payments.ts';
import {
  onlineMethodNames,
  paymentAttentionTexts,
  paymentStateNames,
  refundAttentionTexts,
  refundStateNames,
} from './payment-states.ts';
import { paidByNames } from './payments.ts';

/** Words of the screen of the money of all orders. */
export const moneyWords = {
  bankFile: 'Файл банка',
  about: 'Оплаты и\u00a0возвраты всех заказов, последние сверху.',
  search: 'Найти',
  searchHint: 'Номер заказа, номер платежа или сумма',
  kind: 'Что',
  anyKind: 'Всё',
  by: 'Через кого',
  anyBy: 'Все',
  state: 'Как прошло',
  anyState: 'Любое',
  attention: 'Требует внимания',
  anyAttention: 'Не\u00a0важно',
  from: 'С',
  to: 'По',
  clear: 'Сбросить',
  came: 'Пришло',
  wentBack: 'Возвращено',
  sums: 'Итоги',
  when: 'Когда',
  order: 'Заказ',
  how: 'Через кого',
  sum: 'Сумма',
  reference: 'Номер платежа',
  none: 'Ничего не\u00a0нашлось. Измените условия.',
  empty: 'Денег по\u00a0заказам ещё не\u00a0было.',
  more: 'Показать ещё',
  exported: 'Файл с\u00a0оплатами сохранён.',
} as const;

export const moneyKindNames: Readonly<Record<MoneyKind, string>> = {
  payment: 'Оплата',
  refund: 'Возврат',
};

export const moneyQueueNames: Readonly<Record<MoneyQueue, string>> = {
  look: 'Разобраться',
  refused: 'Возврат не\u00a0прошёл',
};

/** By whom money came, as the beginning of a line. */
export const payerNames: Readonly<Record<PaidBy, string>> = {
  hand: 'Отмечено вручную',
  yookassa: paidByNames.yookassa,
  tbank: paidByNames.tbank,
  play: capitalise(paidByNames.play),
};

/** Where money may stand, in the words that fit both payments and refunds. */
export const moneyStateNames: Readonly<Record<MoneyState, string>> = {
  created: 'Начато',
  pending: 'Ждёт',
  authorised: 'Деньги удержаны',
  succeeded: 'Прошло',
  cancelled: 'Отменено',
  failed: 'Не\u00a0прошло',
  refused: refundStateNames.refused,
  undone: refundStateNames.undone,
  'taken back': 'Записано по\u00a0ошибке',
};

/** Where a payment or a refund stands. */
export function moneyState({ kind, state }: Pick<MoneyRow, 'kind' | 'state'>): string {
  if (kind === 'refund') {
    return Object.hasOwn(refundStateNames, state)
      ? refundStateNames[state as keyof typeof refundStateNames]
      : moneyStateNames[state];
  }
  return Object.hasOwn(paymentStateNames, state)
    ? paymentStateNames[state as keyof typeof paymentStateNames]
    : moneyStateNames[state];
}

/** By whom and how: «ЮKassa, карта», «Наличные». */
export const moneyHow = ({ by, method, way }: Pick<MoneyRow, 'by' | 'method' | 'way'>): string =>
  way
    ? handWayNames[way]
    : [payerNames[by], ...(method ? [onlineMethodNames[method]] : [])].join(', ');

/** What is wrong, and what to do; empty where nothing is. */
export const moneyTrouble = ({ attention }: Pick<MoneyRow, 'attention'>): string => {
  if (attention === null) return '';
  return Object.hasOwn(refundAttentionTexts, attention)
    ? refundAttentionTexts[attention as keyof typeof refundAttentionTexts]
    : paymentAttentionTexts[attention as keyof typeof paymentAttentionTexts];
};

/** The sum of a row: what went back has a minus. */
export const moneySum = ({ kind, amount }: Pick<MoneyRow, 'kind' | 'amount'>): string =>
  `${kind === 'refund' ? '−' : ''}${formatPrice(amount)}`;

/** The head of the exported table, and how wide each column is, in letters. */
export const moneyTable = [
  ['Когда', 16],
  ['Заказ', 12],
  ['Что', 10],
  ['Через кого', 26],
  ['Пришло, ₽', 12],
  ['Возвращено, ₽', 14],
  ['Как прошло', 18],
  ['Пробная', 10],
  ['Требует внимания', 40],
  ['Кто', 20],
  ['Номер платежа', 38],
] as const;

export const moneySheet = 'Деньги';
export const YES = 'да';
