import { type Kopecks, prepaymentOf } from '#contracts/money.ts';
import type { PaymentType } from '#contracts/orders.ts';

/** The sum of price times quantity. */
export const totalOf = (lines: { offer: { price: Kopecks }; quantity: number }[]): Kopecks =>
  lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0);

/** What is to be paid now: all of it, or half (spec section 4, "Payment type"). */
export const amountDue = (total: Kopecks, paymentType: PaymentType): Kopecks =>
  paymentType === 'full' ? total : prepaymentOf(total);
