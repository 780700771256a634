import { ProductCard } from './product-card.tsx';
import type { CardActions, ProductCardView } from './product-card-view.ts';

interface Props {
  products: readonly ProductCardView[];
  actions?: CardActions | undefined;
  heading?: 'h2' | 'h3';
  /** The number of first cards whose pictures are not lazy-loaded. */
  priority?: number;
  busy?: boolean;
}

export function ProductGrid({ products, actions, heading = 'h3', priority = 0, busy }: Props) {
  return (
    <ul className="product-grid" aria-busy={busy || undefined}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            actions={actions}
            heading={heading}
            priority={index < priority}
          />
        </li>
      ))}
    </ul>
  );
}
