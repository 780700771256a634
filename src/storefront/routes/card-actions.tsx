import { AddToCart } from '../features/cart/add-to-cart.tsx';
import type { CardActions, Orderable } from '../features/catalog/product-card-view.ts';
import { CompareButton } from '../features/compare/compare-button.tsx';
import { useDeliveryParts } from '../features/delivery/delivery-places.tsx';
import { PassingMark } from '../features/passing/passing-mark.tsx';
import { useSite } from '../features/site/site-data.ts';
import { WishlistButton } from '../features/wishlist/wishlist-button.tsx';
import './card-actions.css';

/** The buttons of a product card: the cart at its foot, the wishlist and comparison toggles above its picture. */
export const cardActions: CardActions = (item, soldOut, sizes) => (
  <>
    {sizes && <PassingMark {...sizes} />}
    {item.variantId !== null && <Day variant={item.variantId} />}
    <AddToCart item={item} soldOut={soldOut} />
    <div className="card-marks">
      <WishlistButton item={item} round />
      <CompareButton item={item} round />
    </div>
  </>
);

/** The wishlist and comparison toggles of a product page. */
export const ProductMarks = ({ item }: { item: Orderable }) => (
  <div className="product-marks">
    <WishlistButton item={item} />
    <CompareButton item={item} />
  </div>
);

/** When a thing comes, where the shop tells it. */
function Day({ variant }: { variant: number }) {
  const parts = useDeliveryParts(useSite().settings.delivers);
  return parts && <parts.CardDay variant={variant} />;
}
