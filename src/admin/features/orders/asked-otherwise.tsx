import type { DeliveryCard, OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { offerWords } from '#messages/office/offers.ts';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  readonly order: Pick<OrderCard, 'delivery_type'> &
    Partial<Pick<OrderCard, 'offers'> & Pick<DeliveryCard, 'offer_waits'>>;
  /** To a carrier; else it is marked as sent, ready or delivered. */
  readonly isGiven?: boolean;
}

/** Says before goods leave that their customer is still asked to have others, or the same another way. */
export function AskedOtherwise({ order, isGiven = false }: Props) {
  if (order.offer_waits) return <Notice>{offerWords.leavesAsked}</Notice>;
  const isAsked = order.offers?.some(
    ({ state, lines, wanted }) =>
      state === 'offered' &&
      (lines.length > 0 || (wanted?.place && wanted.place.delivery_type !== order.delivery_type)),
  );
  if (!isAsked) return null;
  return <Notice>{isGiven ? offerWords.givesAsked : offerWords.leavesAsWas}</Notice>;
}
