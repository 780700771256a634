import type { PaidBy } from '#contracts/payments.ts';
import { formatPrice } from '../words/price.ts';

/** By whom money came, within a sentence. */
export const paidByNames: Readonly<Record<PaidBy, string>> = {
  hand: 'отмечено вручную',
  yookassa: 'ЮKassa',
  tbank: 'Т-Банк',
  play: 'тестовая оплата',
};

/** Why money is not noted so. */
export const moneyFaults = {
  beyond: (left: number) =>
    left === 0
      ? 'По\u00a0заказу ничего платить не\u00a0нужно. Если деньги всё\u00a0же пришли, отметьте переплату.'
      : `Осталось получить ${formatPrice(left)}. Если пришло больше, отметьте переплату.`,
  notByHand: (most: number) =>
    most === 0
      ? 'Вручную возвращать нечего: таких денег по\u00a0заказу нет.'
      : `Вручную можно вернуть не\u00a0больше ${formatPrice(most)}.`,
  stays:
    'Эту оплату снять нельзя: её подтвердил платёжный сервис, её уже возвращали или сняли раньше.',
} as const;
