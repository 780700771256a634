import { randomUUID } from 'node:crypto';
import type {
  AskedPayment,
  AskedRefund,
  Begun,
  PaymentState,
} from '#modules/payments/providers/provider.ts';
import type { Receipt } from '#modules/payments/receipts/receipt.ts';

/** A payment of 61 490,29 ₽ as a shop asks for it: a sum that floats would get wrong. */
export const askedPayment = (change: Partial<AskedPayment> = {}): AskedPayment => ({
  key: randomUUID(),
  amount: 6_149_029,
  description: 'Заказ Г-1001, предоплата',
  returnUrl: 'http://shop.invalid/orders/t/word?paid=1',
  purpose: 'prepayment',
  orderNumber: 'Г-1001',
  isTest: true,
  ...change,
});

export const askedRefund = (payment: string, change: Partial<AskedRefund> = {}): AskedRefund => ({
  key: randomUUID(),
  payment,
  amount: 1_000_029,
  method: 'card',
  refundedBefore: 0,
  ...change,
});

/** What a call answered, where it has begun a payment. */
export function begunOf(answer: object): Begun {
  if ('payUrl' in answer) return answer as Begun;
  throw new Error(`No payment was begun: ${JSON.stringify(answer)}`);
}

/** What a call answered, where it knows the payment. */
export function stateOf(answer: object): PaymentState {
  if ('rawState' in answer) return answer as PaymentState;
  throw new Error(`No state was told: ${JSON.stringify(answer)}`);
}

/** The receipt of {@link askedPayment}: a sofa with its lift, 22 %. */
export const sofaReceipt = (change: Partial<Receipt> = {}): Receipt => ({
  items: [
    {
      of: 'line 0',
      name: 'Диван «Пример»',
      quantity: 1,
      kopecks: 5_999_029,
      rate: '22/122',
      mode: 'full_prepayment',
      subject: 'commodity',
    },
    {
      of: 'charge lift',
      name: 'Подъём на этаж',
      quantity: 1,
      kopecks: 150_000,
      rate: '22/122',
      mode: 'full_prepayment',
      subject: 'service',
    },
  ],
  settlements: [{ by: 'cashless', kopecks: 6_149_029 }],
  taxSystem: 'osn',
  email: 'customer@example.ru',
  phone: '70000000000',
  ...change,
});
