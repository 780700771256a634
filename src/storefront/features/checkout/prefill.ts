import { checkoutDraft } from './checkout-draft.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** Fills the empty fields of the draft with known data of the customer. The address is that for a delivery. */
export function prefill({ address, city, ...known }: Partial<CheckoutForm>): void {
  const form = checkoutDraft.get();
  const isPickup = form.deliveryType === 'pickup';
  const place = isPickup ? { deliveryAddress: address, deliveryCity: city } : { address, city };
  const missing = Object.entries({ ...known, ...place }).filter(
    ([field, value]) => value && form[field as keyof CheckoutForm] === '',
  );
  if (missing.length > 0) checkoutDraft.set({ ...form, ...Object.fromEntries(missing) });
}
