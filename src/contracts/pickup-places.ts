import type { SiteSettings } from './site-settings.ts';

/** Where an order is picked up. */
export interface PickupPlace {
  /** May be empty, as `hours` may be. */
  readonly name: string;
  /** Empty where the owner has stated none and the address does not begin with one. */
  readonly city: string;
  /** Without the city, where that is known. */
  readonly address: string;
  /** City and address in one line. */
  readonly whole: string;
  readonly hours: string;
}

type Stated = Pick<SiteSettings, 'places' | 'address' | 'hours'>;

/** The owner's pickup places, else the address of the shop. */
export function pickupPlacesOf({ places, address, hours }: Stated): PickupPlace[] {
  const stated = places.filter(({ kind }) => kind === 'pickup').map(toPlace);
  if (stated.length > 0 || !address) return stated;
  const open = hours.map(({ days, time }) => `${days} ${time}`).join(', ');
  return [toPlace({ name: '', city: '', address, hours: open })];
}

/** «г. Примерск, ул. Образцовая, д. 1»: an address that begins with its city. */
const WITH_CITY = /^(?:г\.|город)\s*([^,]+),\s*(.+)$/i;

function toPlace({ name, city, address, hours }: Omit<SiteSettings['places'][number], 'kind'>) {
  const plain = oneLine(address);
  const whole = city ? `${city}, ${plain}` : plain;
  const [, ownCity = '', rest = plain] = city ? [] : (WITH_CITY.exec(plain) ?? []);
  return { name, city: city || ownCity, address: rest, whole, hours };
}

/** The place whose address an order has; else the only one. */
export const pickupPlaceAt = (
  places: readonly PickupPlace[],
  address: string,
): PickupPlace | undefined =>
  places.find((place) => place.address === oneLine(address)) ??
  (places.length === 1 ? places[0] : undefined);

/** Texts of the shop have no-break spaces, what is typed has plain ones. */
const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
