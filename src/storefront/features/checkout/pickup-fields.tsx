import type { PickupPlace } from '#contracts/pickup-places.ts';
import { checkoutMessages as messages } from '#messages/orders/checkout.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { FieldsProps } from './fields.ts';
import { choosePlace } from './ways.ts';

interface Props extends Pick<FieldsProps, 'form' | 'edit'> {
  places: readonly PickupPlace[];
  /** Whether the day of the order is told elsewhere. */
  isDayTold: boolean;
}

/** Where an order is picked up: the only place, or a choice, and when the order is ready. */
export function PickupFields({ form, edit, places, isDayTold }: Props) {
  const [only] = places;
  const note = pickupNote(places, isDayTold);
  return (
    <div className="checkout__pickup">
      {places.length > 1 ? (
        <RadioCards
          legend={messages.pickupPlaces}
          name="pickupPlace"
          value={form.pickupPlace}
          onChange={(whole) => {
            const place = places.find((one) => one.whole === whole);
            if (place) edit(choosePlace(form, place));
          }}
          options={places.map((place) => ({
            value: place.whole,
            label: place.name || place.whole,
            note: <PlaceFacts place={place} named={place.name !== ''} />,
          }))}
        />
      ) : (
        only && (
          <>
            <p className="checkout__pickup-title">{messages.pickupPlaces}</p>
            <address>
              {only.name && <strong>{only.name}</strong>}
              <PlaceFacts place={only} named />
            </address>
          </>
        )
      )}
      {note && <p>{note}</p>}
    </div>
  );
}

/** `named`: the address is told here. */
const PlaceFacts = ({ place: { whole, hours }, named }: { place: PickupPlace; named: boolean }) => (
  <>
    {named && <span className="checkout__place">{whole}</span>}
    {hours && <span className="checkout__place soft">{hours}</span>}
  </>
);

/** Who tells when the order can be picked up, and from where, as far as either is not known. */
export function pickupNote(places: readonly PickupPlace[], isDayTold: boolean): string {
  if (places.length > 0) return isDayTold ? '' : messages.pickupTimeAtPlace;
  return isDayTold ? messages.pickupFrom : messages.pickupTime;
}
