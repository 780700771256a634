import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { MOST_FLOORS } from '#contracts/delivery-bounds.ts';
import { floorOf } from '#contracts/delivery-numbers.ts';
import type { LiftKind } from '#contracts/lift-kinds.ts';
import type { DeliveryType } from '#contracts/order-states.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { deliveryQuestions as questions } from '#messages/orders/delivery-questions.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import type { WorkCall } from '../work-calls.ts';
import { waitingOf } from './goods-draft.ts';

/** How and where an order comes instead, as typed. */
export interface DraftPlace {
  readonly way: DeliveryType;
  /** Of one that is fetched: of the place of the shop; may be empty. */
  readonly town: string;
  readonly address: string;
  readonly department: string;
  readonly floor: string;
  readonly lift: LiftKind | '';
}

/** The address of the waiting offer; null where none is asked about. */
export function placeOfOffer(order: OrderCard): DraftPlace | null {
  const place = waitingOf(order)?.wanted?.place;
  return place
    ? {
        way: place.delivery_type,
        town: place.town ?? place.city,
        address: place.address,
        department: place.department_number ?? '',
        floor: place.floor === null ? '' : String(place.floor),
        lift: place.lift ?? '',
      }
    : null;
}

export const placeOf = (order: OrderCard): DraftPlace => ({
  way: order.delivery_type,
  town: order.town ?? order.city,
  address: order.address,
  department: order.department_number ?? '',
  floor: order.floor === null ? '' : String(order.floor),
  lift: order.lift ?? '',
});

/** Whether it is fetched instead of brought, or the other way round. */
export const isOtherWay = (place: DraftPlace | null, order: OrderCard): boolean =>
  place !== null && place.way !== order.delivery_type;

/** The place as the API takes it, or what is wrong with it. */
export function wantedPlace(
  { way, town, address, department, floor, lift }: DraftPlace,
  order: OrderCard,
): NonNullable<WorkCall<'goods'>['body']['place']> | ApiFailure {
  if (address.trim() === '') {
    const fault = way === 'pickup' ? words.choosePlace : words.noStreet;
    return new ApiFailure(400, { 'place.address': [fault] });
  }
  const city = town === order.town ? order.city : (town.split(',')[0] ?? '').trim();
  if (way === 'pickup') {
    const to = { city: city || order.city, address: address.trim(), department_number: null };
    return { delivery_type: way, ...to };
  }
  if (floor.trim() !== '' && !floorOf(floor)) {
    return new ApiFailure(400, { 'place.floor': [questions.floorWrong(MOST_FLOORS)] });
  }
  return {
    delivery_type: way,
    city,
    town: town.trim() || null,
    address: address.trim(),
    department_number: department.trim() || null,
    floor: floorOf(floor) ?? null,
    lift: lift || null,
  };
}
