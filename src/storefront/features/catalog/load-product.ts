import type { Product } from '#contracts/catalog.ts';
import type { Shop } from '#contracts/shop.ts';
import { block, type LoadArgs } from '../../load.ts';
import { type ProductCardView, toCard } from './product-card-view.ts';
import { toProductView } from './product-view.ts';

const SIMILAR = 4;

/** The product with all its variants, and similar products of its category. */
export async function loadProduct({ shop, params }: LoadArgs<{ productSlug: string }>) {
  const product = await shop.product(params.productSlug);
  return { product: toProductView(product), similar: await block(readSimilar(shop, product)) };
}

async function readSimilar(shop: Shop, { id, category }: Product): Promise<ProductCardView[]> {
  if (!category.slug) return [];
  const { results } = await shop.products({ category: category.slug, page_size: SIMILAR + 1 });
  return results
    .filter((other) => other.id !== id)
    .slice(0, SIMILAR)
    .map(toCard);
}
