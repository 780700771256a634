import { data, redirect } from 'react-router';
import type { WithdrawnProduct } from '#contracts/catalog.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { addresses } from '../../addresses.ts';
import { type Block, block, type LoadArgs } from '../../load.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import type { DetailsSection } from './attribute-rows.ts';
import { type ProductCardView, toCard } from './product-card-view.ts';
import { type ProductView, variantOf } from './product-view.ts';

const SIMILAR = 4;
const LIKE_WITHDRAWN = 8;
const GONE = 410;
const MOVED = 301;

interface Params {
  productSlug: string;
  variantSlug?: string;
}

/** What fits to a variant of the product. */
export interface CompanionsData {
  /** The slug of the variant; undefined: the product has none. */
  readonly variant: string | undefined;
  readonly goods: Block<ProductCardView[]>;
}

interface ProductData {
  /** Null: it is no longer sold. */
  readonly product: ProductView | null;
  readonly withdrawn: WithdrawnView | null;
  readonly similar: Block<ProductCardView[]>;
  readonly companions: CompanionsData;
}

/** A withdrawn product as its page shows it. */
export interface WithdrawnView
  extends Omit<WithdrawnProduct, 'attributes' | 'characteristics' | 'leads_to'> {
  readonly details: readonly DetailsSection[];
}

/** A lazy chunk: a page of the server comes with its product made. */
const loadMaker = () => loadChunk(() => import('./make-product-view.ts'));

/** The product with all its variants, or what a withdrawn product was, and products like it. A former address redirects. */
export async function loadProduct({ shop, params }: LoadArgs<Params>) {
  const { productSlug, variantSlug } = params;
  const [found, maker] = await Promise.all([
    shop.product(productSlug).catch(withdrawnOf),
    loadMaker(),
  ]);
  const isWithdrawn = 'is_long_gone' in found;
  if (isWithdrawn && found.leads_to !== null) throw redirect(found.leads_to, MOVED);
  // An id is no former slug: its address shows the product.
  if (found.slug !== productSlug && !/^\d+$/.test(productSlug)) {
    throw redirect(
      variantSlug === undefined
        ? addresses.product(found.slug)
        : addresses.variant(found.slug, variantSlug),
      MOVED,
    );
  }
  const product = isWithdrawn ? null : maker.toProductView(found);
  const [similar, companions] = await Promise.all([
    block(readSimilar(shop, found, isWithdrawn ? LIKE_WITHDRAWN : SIMILAR)),
    loadCompanions(shop, found.slug, product ? variantOf(product, variantSlug)?.slug : undefined),
  ]);
  const withdrawn = isWithdrawn ? toWithdrawnView(found, maker) : null;
  const shown: ProductData = { product, withdrawn, similar, companions };
  return data(shown, { status: isWithdrawn && found.is_long_gone ? GONE : 200 });
}

function toWithdrawnView(
  { attributes, characteristics, leads_to: _, ...product }: WithdrawnProduct,
  { detailsOf }: Awaited<ReturnType<typeof loadMaker>>,
): WithdrawnView {
  return { ...product, details: detailsOf(attributes, characteristics) };
}

/** What the shop says of a withdrawn product. Any other error is thrown again. */
function withdrawnOf(error: unknown): WithdrawnProduct {
  if (!(error instanceof ShopError) || error.code !== 'product_withdrawn') throw error;
  return (error.body as { product: WithdrawnProduct }).product;
}

/** Goods of other kinds that fit to a variant; none without one. */
export async function loadCompanions(
  shop: Shop,
  product: string,
  variant: string | undefined,
): Promise<CompanionsData> {
  const read = async () =>
    variant === undefined ? [] : (await shop.companions(product, variant)).map(toCard);
  return { variant, goods: await block(read()) };
}

async function readSimilar(
  shop: Shop,
  { slug, category }: { readonly slug: string; readonly category: { readonly slug: string } },
  count: number,
): Promise<ProductCardView[]> {
  return category.slug ? (await shop.similar(slug, count)).map(toCard) : [];
}
