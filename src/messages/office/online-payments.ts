import type { PaymentOfOrder, RefundOfPayment } from '#contracts/admin/payments/order-payments.ts';
import type { checkFindings, RefundState } from '#contracts/payments.ts';
import { formatPrice } from '../words/price.ts';
import { paymentStateNames, refundStateNames } from './payment-states.ts';
import { paidByNames } from './payments.ts';

/** Words of payments by a provider on the card of an order. */
export const onlinePaymentWords = {
  check: 'Проверить оплату',
  checkOf: (amount: number) => `Проверить оплату ${formatPrice(amount)}`,
  settle: 'Разобрались',
  settleOf: (amount: number) => `Разобрались: ${formatPrice(amount)}`,
  settleTitle: 'Разобрались?',
  settleAbout: 'Отметка пропадёт из\u00a0очереди, а\u00a0заметка останется в\u00a0истории заказа.',
  settleNote: 'Что выяснили',
  settleHint: 'Например: в\u00a0кабинете банка всё верно',
  settled: (number: string) => `Заказ ${number}: отметка снята.`,
  refunds: 'Возвраты',
  waits: (time: string) => `до\u00a0${time}`,
  refundTitle: (number: string) => `Заказ ${number}: вернуть через платёжный сервис`,
  what: 'Что вернуть',
  all: 'Всё, что можно',
  allAbout: (sums: readonly number[]) =>
    sums.length === 1
      ? formatPrice(sums[0] ?? 0)
      : `По\u00a0очереди, начиная с\u00a0последней оплаты: ${sums.map((sum) => formatPrice(sum)).join(', ')}`,
  part: 'Часть',
  partAbout: 'Сумму назовёте вы',
  goods: 'За\u00a0товары и\u00a0услуги',
  goodsAbout: 'Сумму посчитает магазин по\u00a0ценам заказа',
  payment: 'По\u00a0какой оплате',
  lines: 'За\u00a0что вернуть деньги',
  count: (goods: string) => `Сколько штук: ${goods}`,
  ofCount: (count: number) => `из\u00a0${count}`,
  sum: (roubles: number) => `По\u00a0ценам заказа: ${formatPrice(roubles)}`,
  byHand: (most: number) =>
    `Ещё ${formatPrice(most)} платёжный сервис вернуть не\u00a0может: верните их сами и\u00a0запишите кнопкой «Вернуть деньги».`,
  save: 'Вернуть',
  refused: (reason: string) => `Возврат не\u00a0прошёл. ${reason}`,
  refusedPlainly: 'Возврат отклонён. Повторите его или сделайте в\u00a0кабинете платёжной системы.',
  mistakeTitle: (amount: number) => `Снять запись о\u00a0возврате ${formatPrice(amount)}?`,
  mistakeAbout:
    'Возврат перестанет считаться и\u00a0останется в\u00a0истории. Если деньги покупателю ушли, не\u00a0снимайте её.',
  refundTakenBack: (number: string) => `Заказ ${number}: запись о\u00a0возврате снята.`,
} as const;

/** What a check has found. */
export const checkText = (
  found: (typeof checkFindings)[number],
  { state, by }: Pick<PaymentOfOrder, 'state' | 'by'>,
): string => {
  const name = paidByNames[by];
  switch (found) {
    case 'changed':
      return `Новое от\u00a0${name}. Оплата: ${paymentStateNames[state].toLowerCase()}.`;
    case 'same':
      return `Ничего нового: ${name} говорит то\u00a0же. Оплата: ${paymentStateNames[state].toLowerCase()}.`;
    case 'silent':
      return `${name} не\u00a0отвечает. Проверьте оплату через несколько минут.`;
    case 'no keys':
      return `Ключи ${name} не\u00a0введены или не\u00a0читаются. Введите их в\u00a0настройках.`;
  }
};

/** What became of a refund that was asked for. */
export const refundedText = (state: RefundState, amount: number): string =>
  state === 'succeeded'
    ? `Возвращено ${formatPrice(amount)}.`
    : `Возврат ${formatPrice(amount)} запрошен. Когда он дойдёт, заказ это покажет.`;

/** How a refund stands: «Возврат 100 ₽, ЮKassa. Ждёт». */
export const refundLine = ({ amount, by, state }: RefundOfPayment): string =>
  `Возврат ${formatPrice(amount)}, ${paidByNames[by]}. ${refundStateNames[state]}`;
