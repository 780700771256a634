import type { CurrencySign } from '#contracts/currency-signs.ts';
import type { OrderReceipts } from '#contracts/order-receipts.ts';
import type { ReceiptKind } from '#contracts/receipts.ts';
import { formatPrice } from '../words/price.ts';

type Receipt = OrderReceipts['receipts'][number];

const names: Readonly<Record<ReceiptKind, string>> = {
  payment: 'Чек оплаты',
  closing: 'Чек о\u00a0передаче вещей',
  refund: 'Чек возврата',
};

/** Receipts on the page of an order. */
export const orderReceiptsMessages = {
  title: 'Чеки',
  name: ({ kind, amount }: Receipt, currency: CurrencySign) =>
    `${names[kind]}: ${formatPrice(amount, { kopecks: true, currency })}`,
  closesSoon:
    'Чек о\u00a0передаче вещей печатается. Обычно это пара минут: он появится здесь и\u00a0придёт на\u00a0почту.',
  printed: (day: string) => `напечатан ${day}`,
  /** «ФН 9960…, ФД 12, ФПД 2617…»: by these a receipt is found at the tax service. */
  fiscal: ({ storage, document, sign }: Receipt) =>
    [storage && `ФН\u00a0${storage}`, document && `ФД\u00a0${document}`, sign && `ФПД\u00a0${sign}`]
      .filter(Boolean)
      .join(', '),
} as const;
