import { type Kopecks, prepaymentOf } from '#contracts/money.ts';
import type { PaymentType } from '#contracts/orders.ts';

export const totalOf = (lines: { offer: { price: Kopecks }; quantity: number }[]): Kopecks =>
  lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0);

/** The amount due now: the total, or half of it (spec section 4, "Payment type"). */
export const amountDue = (total: Kopecks, paymentType: PaymentType): Kopecks =>
  paymentType === 'full' ? total : prepaymentOf(total);
