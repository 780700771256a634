import type { PaidBy } from '#contracts/payments.ts';

/** By whom money came, within a sentence. */
export const paidByNames: Readonly<Record<PaidBy, string>> = {
  hand: 'отмечено вручную',
  yookassa: 'ЮKassa',
  tbank: 'Т-Банк',
  play: 'тестовая оплата',
};
