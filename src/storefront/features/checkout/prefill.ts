import { checkoutDraft } from './checkout-draft.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** Fills the empty fields of the draft with known data of the customer. */
export function prefill(known: Partial<CheckoutForm>): void {
  const form = checkoutDraft.get();
  const missing = Object.entries(known).filter(
    ([field, value]) => value && form[field as keyof CheckoutForm] === '',
  );
  if (missing.length > 0) checkoutDraft.set({ ...form, ...Object.fromEntries(missing) });
}
