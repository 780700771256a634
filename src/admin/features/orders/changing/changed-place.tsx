import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { MOST_FLOORS } from '#contracts/delivery-bounds.ts';
import { floorOf } from '#contracts/delivery-numbers.ts';
import type { LiftKind } from '#contracts/lift-kinds.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { draftWords } from '#messages/office/drafts.ts';
import { deliveryQuestions as questions } from '#messages/orders/delivery-questions.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { liftOptions } from '../quoting/lift-options.ts';
import { TownField } from '../quoting/town-field.tsx';
import type { WorkCall } from '../work-calls.ts';
import { waitingOf } from './goods-draft.ts';

/** Another address of an order, as typed. */
export interface DraftPlace {
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
        town: place.town ?? place.city,
        address: place.address,
        department: place.department_number ?? '',
        floor: place.floor === null ? '' : String(place.floor),
        lift: place.lift ?? '',
      }
    : null;
}

export const placeOf = (order: OrderCard): DraftPlace => ({
  town: order.town ?? order.city,
  address: order.address,
  department: order.department_number ?? '',
  floor: order.floor === null ? '' : String(order.floor),
  lift: order.lift ?? '',
});

/** The address as the API takes it, or what is wrong with it. */
export function wantedPlace(
  { town, address, department, floor, lift }: DraftPlace,
  order: OrderCard,
): NonNullable<WorkCall<'goods'>['body']['place']> | ApiFailure {
  if (floor.trim() !== '' && !floorOf(floor)) {
    return new ApiFailure(400, { 'place.floor': [questions.floorWrong(MOST_FLOORS)] });
  }
  return {
    city: town === order.town ? order.city : (town.split(',')[0] ?? '').trim(),
    town: town.trim() || null,
    address: address.trim(),
    department_number: department.trim() || null,
    floor: floorOf(floor) ?? null,
    lift: lift || null,
  };
}

interface Props {
  readonly place: DraftPlace;
  readonly onChange: (place: DraftPlace) => void;
}

/** Where an order is to be brought instead, and what its carrying depends on there. */
export function ChangedPlace({ place, onChange }: Props) {
  const set = (change: Partial<DraftPlace>) => onChange({ ...place, ...change });
  return (
    <>
      <TownField name="place.city" town={place.town} onChange={(town) => set({ town })} />
      <Field
        name="place.address"
        label={words.street}
        autoComplete="off"
        maxLength={300}
        value={place.address}
        onChange={(address) => set({ address })}
      />
      <Field
        name="place.department_number"
        label={words.department}
        autoComplete="off"
        maxLength={60}
        value={place.department}
        onChange={(department) => set({ department })}
      />
      <Field
        name="place.floor"
        label={draftWords.floor}
        inputMode="numeric"
        autoComplete="off"
        value={place.floor}
        onChange={(floor) => set({ floor })}
      />
      <SelectField
        name="place.lift"
        label={draftWords.lift}
        value={place.lift}
        options={liftOptions}
        onChange={(lift) => set({ lift })}
      />
    </>
  );
}
