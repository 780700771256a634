import { roublesOrNull, toRoubles } from '#contracts/money.ts';
import { isOver } from '#contracts/order-states.ts';
import type { OrderOffer } from '#contracts/orders.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import type { OrderRow } from '../queries.ts';
import type { OfferRow } from './offer-queries.ts';

/** The offers of an order as the API says them. One that waits is not said of an order that is over: it can no longer be answered. */
export const presentOffers = (
  { statusOrder }: Pick<OrderRow, 'statusOrder'>,
  offers: readonly OfferRow[],
): OrderOffer[] =>
  offers
    .filter(({ state }) => state !== 'offered' || !isOver(statusOrder))
    .map((offer) => ({
      id: offer.id,
      state: offer.state,
      made_at: offer.madeAt.toISOString(),
      changes: offer.changes.map(({ kind, before, after, reason }) => ({
        kind,
        title: chargeNames[kind],
        before: roublesOrNull(before),
        after: roublesOrNull(after),
        reason,
      })),
      payable_before: toRoubles(offer.payableBeforeKopecks),
      payable_after: toRoubles(offer.payableAfterKopecks),
    }));
