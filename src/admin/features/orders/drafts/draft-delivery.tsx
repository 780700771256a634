import { useEffect, useState } from 'react';
import type { CountedQuote } from '#contracts/admin/delivery/counted-quote.ts';
import { type DeliveryType, deliveryTypes } from '#contracts/order-states.ts';
import { draftWords as words } from '#messages/office/drafts.ts';
import { deliveryMessages } from '#messages/orders/delivery.ts';
import { deliveryQuestions as questions } from '#messages/orders/delivery-questions.ts';
import { deliveryTypeNames } from '#messages/orders/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { Check } from '../../../ui/check.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { liftOptions } from '../quoting/lift-options.ts';
import { usePickupPlaces } from '../quoting/quote-queries.ts';
import { TownField } from '../quoting/town-field.tsx';
import type { Written } from './draft-fields.ts';

interface Props {
  readonly written: Written;
  /** Of what is written; undefined where nothing could be counted. */
  readonly quote: CountedQuote | undefined;
  readonly failure: Error | null;
  readonly onChange: (change: Partial<Written>) => void;
}

const ways = deliveryTypes.map((way): [DeliveryType, string] => [way, deliveryTypeNames[way]]);

/** How and where an order comes, and what its price depends on there. */
export function DraftDelivery({ written, quote, failure, onChange: set }: Props) {
  const { way } = written;
  const { data: places = [] } = usePickupPlaces();
  const place = places.find(({ address }) => address === written.address);
  return (
    <section className="section" aria-label={words.delivery}>
      <h2>{words.delivery}</h2>
      <SelectField
        name="delivery_type"
        label={words.way}
        value={way}
        options={ways}
        onChange={(way) => set({ way, ...placeFor(way, places, written) })}
      />
      <TownField
        town={written.town}
        // What was asked about another town is not wished any more.
        onChange={(town) => set({ town, district: '', km: '', slot: '' })}
      />
      {way !== 'pickup' && <Place {...{ written, quote, failure, onChange: set }} />}
      {way === 'pickup' && places.length > 0 && (
        <SelectField
          name="pickup_place"
          label={words.pickupPlace}
          value={place?.whole ?? ''}
          options={[['', words.noPlace], ...places.map(({ whole }) => [whole, whole] as const)]}
          onChange={(chosen) => set(placeOf(places.find(({ whole }) => whole === chosen)))}
        />
      )}
      {(way !== 'pickup' || place === undefined) && (
        <Field
          name="address"
          label={way === 'pickup' ? words.pickupAddress : words.address}
          autoComplete="off"
          maxLength={500}
          value={written.address}
          onChange={(address) => set({ address })}
        />
      )}
      {way !== 'pickup' && (
        <>
          <Field
            name="department_number"
            label={words.department}
            autoComplete="off"
            maxLength={60}
            value={written.department}
            onChange={(department) => set({ department })}
          />
          <Field
            name="floor"
            label={words.floor}
            inputMode="numeric"
            autoComplete="off"
            value={written.floor}
            onChange={(floor) => set({ floor })}
          />
          <SelectField
            name="lift"
            label={words.lift}
            value={written.lift}
            options={liftOptions}
            onChange={(lift) => set({ lift })}
          />
          <Check
            name="assembly"
            checked={written.assembly}
            onChange={({ target }) => set({ assembly: target.checked })}
          >
            {words.assembly}
          </Check>
        </>
      )}
    </section>
  );
}

type PickupPlace = NonNullable<ReturnType<typeof usePickupPlaces>['data']>[number];

const placeOf = (place: PickupPlace | undefined): Partial<Written> =>
  place ? { address: place.address, ...(place.city && { town: place.city }) } : { address: '' };

/** The only place of the shop is filled in; where it is fetched is not where it is brought. */
function placeFor(
  way: DeliveryType,
  places: readonly PickupPlace[],
  before: Written,
): Partial<Written> {
  if (way === 'pickup') return places.length === 1 ? placeOf(places[0]) : {};
  return before.way === 'pickup' ? { address: '' } : {};
}

/** District, kilometres and hours, where the town has them. */
function Place({ written, quote, failure, onChange: set }: Props) {
  const { district, km, slot } = written;
  const isGone = useTakenSlot(slot, failure, () => set({ slot: '' }));
  const { districts = [], slots = [] } = quote ?? {};
  return (
    <>
      {(districts.length > 0 || district !== '') && (
        <SelectField
          name="district"
          label={deliveryMessages.district}
          value={district}
          options={withChosen(
            [['', deliveryMessages.anyDistrict], ...districts.map((one) => [one, one] as const)],
            district,
          )}
          onChange={(district) => set({ district })}
        />
      )}
      {(quote?.asks.km || km !== '') && (
        <Field
          name="km"
          label={deliveryMessages.km}
          hint={questions.kmHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={km}
          onChange={(km) => set({ km })}
        />
      )}
      {slots.length > 0 && (
        <SelectField
          name="slot"
          label={deliveryMessages.slot}
          value={slot}
          options={[
            ['', deliveryMessages.slotAny],
            ...slots.map(({ key, day, from, to, price }): [string, string] => [
              key,
              deliveryMessages.slotOf(day, from, to, price ? formatPrice(price) : ''),
            ]),
          ]}
          onChange={(slot) => set({ slot })}
        />
      )}
      {isGone && <Notice>{words.slotTaken}</Notice>}
    </>
  );
}

const withChosen = (
  options: readonly (readonly [string, string])[],
  chosen: string,
): readonly (readonly [string, string])[] =>
  options.some(([value]) => value === chosen) ? options : [...options, [chosen, chosen]];

/** Hours that others have taken are not wished any more: `drop`. Answers whether that was so and no others are chosen since. */
function useTakenSlot(slot: string, failure: Error | null, drop: () => void): boolean {
  const [isGone, setGone] = useState(false);
  const isTaken =
    slot !== '' &&
    failure instanceof ApiFailure &&
    (failure.code === 'slot_full' || failure.fields.slot !== undefined);
  useEffect(() => {
    if (isTaken) {
      setGone(true);
      drop();
    } else if (slot !== '') setGone(false);
  });
  return isGone;
}
