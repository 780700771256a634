import { forgetCart, forgetDeferred } from './features/cart/cart-actions.ts';
import { adoptServerCart, saveCart } from './features/cart/cart-sync.ts';
import { forgetOrderItems } from './features/cart/use-checkout-cart.ts';
import { checkoutDraft } from './features/checkout/checkout-draft.ts';
import { emptyForm } from './features/checkout/checkout-form.ts';
import { forgetCompared, refreshCompared } from './features/compare/compare-actions.ts';
import { forgetWishlist, loadWishlist } from './features/wishlist/load-wishlist.ts';

/** One kind of data that a guest collects in this browser, with its steps at sign-in and sign-out. */
interface GuestData {
  readonly name: string;
  /** Before a sign-in or sign-out: sends unsaved changes to the server. */
  readonly save?: () => Promise<void>;
  /** After a sign-in: merges the guest's data with the customer's. */
  readonly adopt?: () => Promise<void> | void;
  /** After a sign-out: removes the customer's data. */
  readonly forget: () => void;
}

/** Every feature that stores visitor data in the browser must be listed here. Otherwise its data survives a sign-out. */
export const guestData: readonly GuestData[] = [
  { name: 'cart', save: saveCart, adopt: adoptServerCart, forget: forgetCart },
  { name: 'deferred items', forget: forgetDeferred },
  { name: 'order items', forget: forgetOrderItems },
  { name: 'wishlist', adopt: loadWishlist, forget: forgetWishlist },
  // The sign-in does not wait for this refresh of prices.
  { name: 'comparison', adopt: () => void refreshCompared(), forget: forgetCompared },
  { name: 'checkout draft', forget: () => checkoutDraft.set(emptyForm) },
];
