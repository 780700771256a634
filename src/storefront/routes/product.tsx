import { type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { catalogMessages } from '#messages/catalog.ts';
import { formatPrice } from '#messages/price.ts';
import { siteMessages } from '#messages/site.ts';
import { addresses } from '../addresses.ts';
import { Purchase } from '../features/cart/add-to-cart.tsx';
import { loadProduct } from '../features/catalog/load-product.ts';
import { ProductPage } from '../features/catalog/product-page.tsx';
import { type ProductView, variantOf } from '../features/catalog/product-view.ts';
import { productData } from '../features/catalog/structured-data.ts';
import { currencyOf, originOf, pageMeta } from '../features/site/page-meta.ts';
import { clientLoader as inBrowser, serverLoader } from '../load.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/product.ts';
import { cardActions, ProductMarks } from './card-actions.tsx';

export const loader = serverLoader(loadProduct);
export const clientLoader = inBrowser(loadProduct);

/** The data contains all variants, so changing the variant loads nothing. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentParams.productSlug !== nextParams.productSlug ||
  (currentUrl.href === nextUrl.href && defaultShouldRevalidate);

const crumbsOf = ({ name, slug, category }: ProductView) => [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: catalogMessages.categories, to: addresses.categories },
  ...(category.slug
    ? [{ label: category.name, to: addresses.products({ category: category.slug }) }]
    : []),
  { label: name, to: addresses.product(slug) },
];

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  if (!loaderData) return [];
  const { product } = loaderData;
  const { variantSlug } = params as { variantSlug?: string };
  const variant = variantOf(product, variantSlug);
  const named = variantSlug !== undefined && variant !== null;
  const price = variant && formatPrice(variant.price, { currency: currencyOf(matches) });
  return pageMeta(matches, {
    title: named && variant.name ? `${product.name}, ${variant.name}` : product.name,
    description: catalogMessages.productDescription(product.name, price),
    canonical: named
      ? addresses.variant(product.slug, variant.slug)
      : addresses.product(product.slug),
    image: variant?.photo ?? product.photo,
    crumbs: crumbsOf(product),
    data: [productData(product, variant, originOf(matches))],
  });
};

export default function ProductRoute({ loaderData: { product, similar } }: Route.ComponentProps) {
  const { variantSlug } = useParams();
  const variant = variantOf(product, variantSlug);
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(product)} />
      <ProductPage
        product={product}
        variant={variant}
        similar={similar}
        purchase={(item) => (
          <>
            <Purchase item={item} soldOut={variant?.available === false} />
            <ProductMarks item={item} />
          </>
        )}
        actions={cardActions}
      />
    </>
  );
}
