import { forgetCart, forgetDeferred } from './features/cart/cart-actions.ts';
import { saveCart, takeServerCart } from './features/cart/cart-sync.ts';
import { forgetOrderItems } from './features/cart/use-checkout-cart.ts';
import { checkoutDraft } from './features/checkout/checkout-draft.ts';
import { emptyForm } from './features/checkout/checkout-form.ts';
import { forgetCompared, refreshCompared } from './features/compare/compare-actions.ts';
import { forgetWishlist, loadWishlist } from './features/wishlist/load-wishlist.ts';
import { logFailure } from './log.ts';

/** What a visitor has collected in this browser, and what becomes of it when they sign in or out. */
export const belongings = {
  /** Before a sign-in or its end: the shop gets what it has not seen yet. Never rejects. */
  async save(): Promise<void> {
    await saveCart().catch((error: unknown) => logFailure('the cart was not saved', error));
  },

  /** After a sign-in: the customer's lists, with what the guest had collected. Never rejects. */
  async carryOver(): Promise<void> {
    void refreshCompared();
    await Promise.all([
      takeServerCart().catch((error: unknown) => logFailure('the cart was not read', error)),
      loadWishlist(),
    ]);
  },

  /** After the end of a sign-in: nothing of the customer stays here. */
  forget(): void {
    forgetCart();
    forgetDeferred();
    forgetOrderItems();
    forgetWishlist();
    forgetCompared();
    checkoutDraft.set(emptyForm);
  },
};
