import { checkoutMessages as messages } from '#messages/orders/checkout.ts';

/** Where an order is picked up; `hours` may be empty. */
export interface PickupPlace {
  readonly name: string;
  readonly address: string;
  readonly hours: string;
}

/** Address and hours of the places, and when an order is ready. */
export function PickupPlaces({ places }: { places: readonly PickupPlace[] }) {
  return (
    <div className="checkout__pickup">
      {places.length > 0 && <p className="checkout__pickup-title">{messages.pickupPlaces}</p>}
      {places.map(({ name, address, hours }) => (
        <address key={address}>
          {name && <strong>{name}</strong>}
          <span>{address}</span>
          {hours && <span className="soft">{hours}</span>}
        </address>
      ))}
      <p>{messages.pickupTime}</p>
    </div>
  );
}
