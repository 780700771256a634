import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { type DeliveryType, deliveryTypes } from '#contracts/order-states.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { draftWords } from '#messages/office/drafts.ts';
import { deliveryTypeNames } from '#messages/orders/orders.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { liftOptions } from '../quoting/lift-options.ts';
import { usePickupPlaces } from '../quoting/quote-queries.ts';
import { TownField } from '../quoting/town-field.tsx';
import { type DraftPlace, placeOf } from './place-draft.ts';

interface Props {
  readonly order: OrderCard;
  readonly place: DraftPlace;
  readonly onChange: (place: DraftPlace) => void;
}

const ways = deliveryTypes.map((way): [DeliveryType, string] => [way, deliveryTypeNames[way]]);

/** How and where an order comes instead. Goods that have left come as they do. */
export function ChangedPlace({ order, place, onChange }: Props) {
  const { data: places = [] } = usePickupPlaces();
  const turn = (way: DeliveryType) => {
    const own = placeOf(order);
    if (way === own.way) return onChange(own);
    const [only] = places.length === 1 ? places : [];
    const to =
      way === 'pickup' ? { town: only?.city ?? '', address: only?.address ?? '' } : nowhere;
    return onChange({ ...own, department: '', ...to, way });
  };
  const fields = { place, onChange };
  return (
    <>
      {order.status !== 'shipped' && (
        <SelectField
          name="place.delivery_type"
          label={draftWords.way}
          value={place.way}
          options={ways}
          onChange={turn}
        />
      )}
      {place.way === 'pickup' ? <Fetched {...fields} places={places} /> : <Brought {...fields} />}
    </>
  );
}

const nowhere = { town: '', address: '' };

function Fetched({
  place,
  places,
  onChange,
}: Omit<Props, 'order'> & {
  readonly places: NonNullable<ReturnType<typeof usePickupPlaces>['data']>;
}) {
  if (places.length === 0) {
    return (
      <Field
        name="place.address"
        label={draftWords.pickupAddress}
        autoComplete="off"
        maxLength={300}
        value={place.address}
        onChange={(address) => onChange({ ...place, address })}
      />
    );
  }
  const chosen = places.find(({ address }) => address === place.address);
  return (
    <SelectField
      name="place.address"
      label={draftWords.pickupPlace}
      value={chosen?.whole ?? ''}
      options={[['', words.choosePlace], ...places.map(({ whole }) => [whole, whole] as const)]}
      onChange={(whole) => {
        const to = places.find((one) => one.whole === whole);
        onChange({ ...place, town: to?.city ?? '', address: to?.address ?? '' });
      }}
    />
  );
}

/** Where it is brought, and what its carrying depends on there. */
function Brought({ place, onChange }: Omit<Props, 'order'>) {
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
