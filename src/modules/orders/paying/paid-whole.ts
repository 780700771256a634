import type { Kopecks } from '#contracts/money.ts';
import { totalPriceOf } from '../charges/sums.ts';
import type { OrderRow } from '../queries.ts';
import type { KnownPayingTerms } from './terms.ts';

type AskedOrder = Pick<OrderRow, 'paymentType' | 'paymentStatus' | 'demo'>;
type WholeTerms = Pick<KnownPayingTerms, 'isOn' | 'only_whole'>;

/** Whether an order of which nothing is paid is paid online as a whole, although its customer has chosen the prepayment of row 57. */
export const isPaidWhole = (
  { paymentType, paymentStatus, demo }: AskedOrder,
  { isOn, only_whole: onlyWhole }: WholeTerms,
): boolean =>
  isOn &&
  onlyWhole &&
  !demo &&
  paymentType === 'partial' &&
  paymentStatus === 'waiting_for_payment';

/** What customers are told to pay first, kopecks: all of it where the shop takes whole payments alone. */
export const toldDue = (
  order: AskedOrder & Parameters<typeof totalPriceOf>[0] & Pick<OrderRow, 'amountDueKopecks'>,
  terms: WholeTerms,
): Kopecks => (isPaidWhole(order, terms) ? totalPriceOf(order) : order.amountDueKopecks);
