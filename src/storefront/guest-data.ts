import { adoptServerCart } from './features/cart/adopt-cart.ts';
import { purgeCart, purgeDeferred, purgeOrderedUuid } from './features/cart/cart-page-actions.ts';
import { saveCart } from './features/cart/cart-sync.ts';
import { purgeOrderItems } from './features/cart/use-checkout-cart.ts';
import { checkoutDraft } from './features/checkout/checkout-draft.ts';
import { emptyForm } from './features/checkout/checkout-form.ts';
import { purgeCompared, refreshCompared } from './features/compare/compare-actions.ts';
import { wayInText } from './features/passing/way-in-store.ts';
import { purgeSeen } from './features/recent/recent-storage.ts';
import { loadWishlist, purgeWishlist } from './features/wishlist/load-wishlist.ts';

/** One kind of data that a guest collects in this browser, with its steps at sign-in and sign-out. */
interface GuestData {
  readonly name: string;
  /** Before a sign-in or sign-out: sends unsaved changes to the server. */
  readonly save?: () => Promise<void>;
  /** After a sign-in: takes the customer's data, which the server has merged with the guest's, or merges them here. */
  readonly adopt?: () => Promise<void> | void;
  /** After a sign-out: removes the customer's data. */
  readonly purge: () => void;
}

/** Every feature that stores visitor data in the browser must be listed here. Otherwise its data survives a sign-out. */
export const guestData: readonly GuestData[] = [
  { name: 'cart', save: saveCart, adopt: adoptServerCart, purge: purgeCart },
  { name: 'ordered cart', purge: purgeOrderedUuid },
  { name: 'deferred items', purge: purgeDeferred },
  { name: 'recently seen', purge: purgeSeen },
  { name: 'order items', purge: purgeOrderItems },
  { name: 'wishlist', adopt: loadWishlist, purge: purgeWishlist },
  // The sign-in does not wait for this refresh of prices.
  { name: 'comparison', adopt: () => void refreshCompared(), purge: purgeCompared },
  {
    name: 'way in',
    adopt: async () => {
      const { adoptWayIn } = await import('./features/passing/keep-way-in.ts');
      await adoptWayIn();
    },
    purge: () => wayInText.set(null),
  },
  { name: 'checkout draft', purge: () => checkoutDraft.set(emptyForm) },
];
