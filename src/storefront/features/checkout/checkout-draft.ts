import { createStored, jsonCodec } from '../../browser-storage.ts';
import { type CheckoutForm, emptyForm } from './checkout-form.ts';

/** The form values in session storage, so that they survive a reload. */
export const checkoutDraft = createStored(() => sessionStorage, 'checkout_draft', jsonCodec(parse));

function parse(raw: unknown): CheckoutForm {
  if (typeof raw !== 'object' || raw === null) return emptyForm;
  const draft = raw as Record<string, unknown>;
  const known = Object.entries(emptyForm).map(([key, empty]) => {
    const value = draft[key];
    return [key, typeof value === typeof empty ? value : empty];
  });
  return { ...(Object.fromEntries(known) as CheckoutForm), consent: false };
}
