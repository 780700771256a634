import { pickupPlaceAt, pickupPlacesOf } from '#contracts/pickup-places.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import type { OrderRow } from '../queries.ts';

/** What the shop says of its places. */
export type ShopPlaces = Pick<SiteSettings, 'places' | 'address' | 'hours'>;

/** Where the order is picked up, in the words of the shop; null for a delivery, and where the shop has several places and the order names none. */
export function pickupLocationOf(order: OrderRow, shop: ShopPlaces): string | null {
  if (order.deliveryType !== 'pickup') return null;
  const place = pickupPlaceAt(pickupPlacesOf(shop), order.address);
  return place ? [place.name, place.whole].filter(Boolean).join(', ') : null;
}
