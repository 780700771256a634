import type { ReceiptKind } from '#contracts/receipts.ts';

export const receiptKindNames: Readonly<Record<ReceiptKind, string>> = {
  payment: 'Чек оплаты',
  closing: 'Чек о\u00a0передаче',
  refund: 'Чек возврата',
};
