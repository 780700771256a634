import { productMessages } from '#messages/catalogue/product.ts';
import type { VariantView } from './product-view.ts';
import './availability.css';

/** In stock, made to order (with the production time when it is stated), or sold out. */
export function Availability({ variant }: { variant: VariantView }) {
  const { leadTime } = variant;
  if (!variant.available) return <p className="availability">{productMessages.soldOut}</p>;
  if (variant.inStock) {
    return <p className="availability availability--now">{productMessages.inStock}</p>;
  }
  return (
    <p className="availability availability--later">
      {leadTime
        ? productMessages.madeToOrderIn(leadTime.to, leadTime.from)
        : productMessages.madeToOrder}
    </p>
  );
}
