import { roublesOrNull, toRoubles } from '#contracts/money.ts';
import { isOver } from '#contracts/order-states.ts';
import type { OfferedLine, OrderOffer } from '#contracts/orders.ts';
import { placeText } from '#messages/orders/changed-goods.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { promiseText } from '#messages/orders/told-delivery.ts';
import { maskedFlat } from '../finding/masked.ts';
import type { OrderRow } from '../queries.ts';
import type { OfferNow, OfferRow } from './offer-queries.ts';
import type { OfferedGoods, OfferedLine as StoredLine } from './tables.ts';

/** Whether an order would be fetched instead of brought, or the other way round. */
const isOtherWay = (place: OfferRow['place']): boolean =>
  place !== null && place.before.way !== place.after.way;

/** The offers of an order as the API says them. One that waits and cannot be answered any more is `withdrawn` where its goods have left, else not said. */
export const presentOffers = (
  order: Pick<OrderRow, 'statusOrder'>,
  offers: readonly OfferNow[],
  { isMasked = false }: { readonly isMasked?: boolean } = {},
): OrderOffer[] =>
  offers
    .filter((offer) => offer.state !== 'offered' || !isOver(order.statusOrder) || offer.isOvertaken)
    .map((offer) => ({
      id: offer.id,
      state: offer.isOvertaken ? 'withdrawn' : offer.state,
      made_at: offer.madeAt.toISOString(),
      changes: offer.changes.map(({ kind, before, after, reason }) => ({
        kind,
        title: chargeNames[kind],
        before: roublesOrNull(before),
        after: roublesOrNull(after),
        reason,
      })),
      lines: offer.lines.map(presentOfferedLine),
      address: offer.place && (isMasked ? maskedOfferedPlace : presentOfferedPlace)(offer.place),
      term: offer.days && presentOfferedDays(offer.days, offer.madeAt),
      payable_before: toRoubles(offer.payableBeforeKopecks),
      payable_after: toRoubles(offer.payableAfterKopecks),
    }));

/** A line that would change, as the API says it. */
export const presentOfferedLine = ({ before, after, reason }: StoredLine): OfferedLine => {
  const isOther = before !== null && after !== null && before.variant !== after.variant;
  return {
    title: titleOf(after ?? before),
    instead_of: isOther ? titleOf(before) : null,
    before: before && goodsOf(before),
    after: after && goodsOf(after),
    reason,
  };
};

const goodsOf = ({ quantity, priceKopecks }: OfferedGoods) => ({
  quantity,
  price: toRoubles(priceKopecks),
});

const titleOf = (goods: OfferedGoods | null): string => {
  const { name = '', variantName = '' } = goods ?? {};
  return variantName ? `${name} (${variantName})` : name;
};

/** What an offer would have otherwise, for the staff to change it further. A line of other goods is one that goes and one that is added. */
export const presentWanted = ({ lines, place }: Pick<OfferRow, 'lines' | 'place'>) => ({
  lines: lines.flatMap(({ position, before, after, reason }) => {
    const isOther = before !== null && after !== null && before.variant !== after.variant;
    const isGone = after === null || isOther;
    return [
      ...(before && isGone ? [wantedLine(before, { position, reason: '', is_gone: true })] : []),
      ...(after
        ? [wantedLine(after, { position: isOther ? null : position, reason, is_gone: false })]
        : []),
    ];
  }),
  place: place && {
    delivery_type: place.after.way ?? 'new_post',
    city: place.after.city,
    town: place.after.town ?? null,
    address: place.after.address,
    department_number: place.after.departmentNumber,
    floor: place.after.floor ?? null,
    lift: place.after.lift ?? null,
  },
});

const wantedLine = (
  { variant, name, variantName, quantity, priceKopecks }: OfferedGoods,
  of: { readonly position: number | null; readonly reason: string; readonly is_gone: boolean },
) => ({
  variant,
  name,
  variant_name: variantName,
  quantity,
  price: toRoubles(priceKopecks),
  ...of,
});

/** The address that an order would have beside that of now. */
export const presentOfferedPlace = ({ before, after }: NonNullable<OfferRow['place']>) => {
  const how = { isOtherWay: isOtherWay({ before, after }) };
  return { before: placeText(before, how), after: placeText(after, how) };
};

/** The same for letters and for the page of a link, which may have been passed on: the flat is hidden, unless nothing else is another one. */
export function maskedOfferedPlace(place: NonNullable<OfferRow['place']>) {
  const { before, after } = place;
  const hidden = presentOfferedPlace({ before: masked(before), after: masked(after) });
  return hidden.before === hidden.after ? presentOfferedPlace(place) : hidden;
}

const masked = (place: NonNullable<OfferRow['place']>['before']) => ({
  ...place,
  address: maskedFlat(place.address),
});

/** The promised days that an order would have beside those of now, as they are said at a time. */
export const presentOfferedDays = (
  { before, after }: NonNullable<OfferRow['days']>,
  now: Date,
) => ({
  before: promiseText(before && { ...before, has_margin: false }, now),
  after: promiseText({ ...after, has_margin: false }, now),
});
