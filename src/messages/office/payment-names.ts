import type { PaymentOfOrder } from '#contracts/admin/payments/order-payments.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { formatPrice } from '../words/price.ts';
import { formatNearDay } from '../words/shop-time.ts';
import { paymentHow } from './order-payments.ts';

type Named = Pick<PaymentOfOrder, 'amount' | 'at' | 'by' | 'method' | 'purpose'>;

/** A payment by a provider among others: «15 000 ₽, ЮKassa, карта, предоплата, 12 ноября». */
export const paymentName = ({ amount, at, ...how }: Named, zone: TimeZone): string =>
  [
    formatPrice(amount),
    paymentHow({ ...how, way: null, document: '' }),
    formatNearDay(new Date(at), zone),
  ].join(', ');
