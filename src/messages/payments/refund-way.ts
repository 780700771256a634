import type { PaidBy } from '#contracts/payments.ts';
import { paidByNames } from '../office/payments.ts';

/** How money that was given back reaches the customer. */
export const refundWay = (by: PaidBy): string =>
  by === 'hand'
    ? 'Отдали сами, наличными или переводом.'
    : `Отправили через ${paidByNames[by]}, тем\u00a0же способом, каким вы платили. День зачисления зависит от\u00a0банка.`;
