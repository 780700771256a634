import { toRoubles } from '../../src/contracts/money.ts';
import type { CartItem } from '../../src/storefront/features/cart/cart-item.ts';
import { minimalEntry } from '../../src/storefront/features/compare/compare-entry.ts';
import { toEntry } from '../../src/storefront/features/wishlist/wishlist-entry.ts';
import type { SomeVariant } from './catalogue.ts';

/** What the browser keeps of a variant that a button has put into one of its lists. The photo is left out. */
const itemOf = ({ product, variant, price, name, productSlug, variantSlug }: SomeVariant) => ({
  productId: product,
  variantId: variant,
  name,
  variantName: '',
  price: toRoubles(price),
  photo: '',
  productPhoto: '',
  productSlug,
  variantSlug,
});

/** A line of the stored cart. */
export const storedLine = (goods: SomeVariant): CartItem => ({ ...itemOf(goods), quantity: 1 });

/** The local storage of a browser with these goods in the cart, one of each. */
export const inCart = (...goods: SomeVariant[]) => ({
  cart: JSON.stringify(goods.map(storedLine)),
});

/** The local storage of a guest with these goods in the wishlist, the latest first. */
export const inWishlist = (...goods: SomeVariant[]) => ({
  wishlist: JSON.stringify(goods.map((one) => toEntry(itemOf(one)))),
});

/** The local storage of a browser that compares these goods. */
export const inComparison = (...goods: SomeVariant[]) => ({
  compare: JSON.stringify(goods.map((one) => minimalEntry(itemOf(one)))),
});
