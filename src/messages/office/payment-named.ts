import type { PaymentOfOrder } from '#contracts/admin/payments/order-payments.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { uncapitalise } from '../words/capitalise.ts';
import { formatPrice } from '../words/price.ts';
import { formatNearDay } from '../words/shop-time.ts';
import { handWayNames, purposeNames } from './order-payments.ts';
import { onlineMethodNames } from './payment-states.ts';
import { paidByNames } from './payments.ts';

type Named = Pick<PaymentOfOrder, 'at' | 'by' | 'way' | 'method' | 'purpose'>;

/** A payment of an order beside its others, with a sum of it: «15 000 ₽, карта, предоплата, 12 ноября». */
export const paymentNamed = (
  { at, by, way, method, purpose }: Named,
  sum: number,
  zone: TimeZone,
): string =>
  [formatPrice(sum), wayOf({ by, way, method }), purposeNames[purpose], dayOf(at, zone)].join(', ');

const wayOf = ({ by, way, method }: Pick<Named, 'by' | 'way' | 'method'>): string => {
  if (way) return uncapitalise(handWayNames[way]);
  return method ? onlineMethodNames[method] : paidByNames[by];
};

const dayOf = (at: string, zone: TimeZone) =>
  formatNearDay(new Date(at), zone).replaceAll(' ', '\u00a0');
