import { checkoutDraft } from './checkout-draft.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** Writes what is known of a customer into the fields that are still empty. */
export function prefill(known: Partial<CheckoutForm>): void {
  const form = checkoutDraft.get();
  const missing = Object.entries(known).filter(
    ([field, value]) => value && form[field as keyof CheckoutForm] === '',
  );
  if (missing.length > 0) checkoutDraft.set({ ...form, ...Object.fromEntries(missing) });
}
