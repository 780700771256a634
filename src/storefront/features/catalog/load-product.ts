import { block, type LoadArgs } from '../../load.ts';
import { toCard } from './product-card-view.ts';
import { toProductView } from './product-view.ts';

const SIMILAR = 4;

/** The product with all its variants, and a few others of its category. */
export async function loadProduct({ shop, params }: LoadArgs<{ productSlug: string }>) {
  const product = await shop.product(params.productSlug);
  const similar = shop
    .products({ category: product.category.slug, page_size: SIMILAR + 1 })
    .then(({ results }) =>
      results
        .filter(({ id }) => id !== product.id)
        .slice(0, SIMILAR)
        .map(toCard),
    );
  return { product: toProductView(product), similar: await block(similar) };
}
