import { forgetCart, forgetDeferred } from './features/cart/cart-actions.ts';
import { saveCart, takeServerCart } from './features/cart/cart-sync.ts';
import { forgetOrderItems } from './features/cart/use-checkout-cart.ts';
import { checkoutDraft } from './features/checkout/checkout-draft.ts';
import { emptyForm } from './features/checkout/checkout-form.ts';
import { forgetCompared, refreshCompared } from './features/compare/compare-actions.ts';
import { forgetWishlist, loadWishlist } from './features/wishlist/load-wishlist.ts';

/** One kind of data that a visitor collects in this browser, and its steps when they sign in or out. */
interface GuestData {
  readonly name: string;
  /** Before a sign-in or a sign-out: sends the shop what it has not seen. */
  readonly save?: () => Promise<void>;
  /** After a sign-in: joins the guest's data with the customer's. */
  readonly adopt?: () => Promise<void> | void;
  /** After a sign-out: removes the customer's data. */
  readonly forget: () => void;
}

/** What a feature keeps in the browser must stand here, or it stays there after a sign-out. */
export const guestData: readonly GuestData[] = [
  { name: 'cart', save: saveCart, adopt: takeServerCart, forget: forgetCart },
  { name: 'deferred items', forget: forgetDeferred },
  { name: 'order items', forget: forgetOrderItems },
  { name: 'wishlist', adopt: loadWishlist, forget: forgetWishlist },
  // A sign-in does not wait for the prices of the comparison.
  { name: 'comparison', adopt: () => void refreshCompared(), forget: forgetCompared },
  { name: 'checkout draft', forget: () => checkoutDraft.set(emptyForm) },
];
