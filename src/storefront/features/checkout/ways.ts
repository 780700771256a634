import type { DeliveryType } from '#contracts/order-states.ts';
import type { PickupPlace } from '#contracts/pickup-places.ts';
import type { CheckoutForm } from './checkout-form.ts';

/**
 * What another way of getting the order changes in the form. Pickup fills in the address and city of the chosen place, or of the only one;
 * delivery gives back what was typed before (resolutions, row 73).
 */
export function chooseWay(
  form: CheckoutForm,
  deliveryType: DeliveryType,
  places: readonly PickupPlace[],
): Partial<CheckoutForm> {
  if (deliveryType === form.deliveryType) return {};
  if (deliveryType === 'new_post') {
    return { deliveryType, address: form.deliveryAddress, city: form.deliveryCity };
  }
  const typed = { deliveryAddress: form.address, deliveryCity: form.city };
  const way = { deliveryType, ...typed };
  const chosen = places.find(({ whole }) => whole === form.pickupPlace);
  const place = chosen ?? (places.length === 1 ? places[0] : undefined);
  if (place) return { ...way, ...choosePlace({ ...form, ...typed }, place) };
  return places.length > 0 ? { ...way, address: '', city: '' } : way;
}

/** What another pickup place changes in the form. The city of a place that states none is the one that was typed. */
export const choosePlace = (
  { deliveryCity }: CheckoutForm,
  { whole, address, city }: PickupPlace,
): Partial<CheckoutForm> => ({ pickupPlace: whole, address, city: city || deliveryCity });
