import { type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { productMessages } from '#messages/catalogue/product.ts';
import { withdrawnMessages } from '#messages/catalogue/withdrawn.ts';
import { siteMessages } from '#messages/site/site.ts';
import { formatPrice } from '#messages/words/price.ts';
import { addresses } from '../addresses.ts';
import { Purchase } from '../features/cart/add-to-cart.tsx';
import { loadProduct, type WithdrawnView } from '../features/catalog/load-product.ts';
import { ProductPage } from '../features/catalog/product-page.tsx';
import { type ProductView, variantOf } from '../features/catalog/product-view.ts';
import { productData } from '../features/catalog/structured-data.ts';
import { WithdrawnPage } from '../features/catalog/withdrawn-page.tsx';
import { DeliveryPlace } from '../features/delivery/delivery-places.tsx';
import { PassingButton } from '../features/passing/passing-button.tsx';
import { LazyRecentlySeen } from '../features/recent/lazy-recently-seen.tsx';
import { SeenProduct } from '../features/recent/use-seen.ts';
import {
  categoryCrumbs,
  currencyOf,
  originOf,
  pageMeta,
  siteOf,
} from '../features/site/page-meta.ts';
import { type SiteData, useSite } from '../features/site/site-data.ts';
import { clientLoader as inBrowser, serverLoader } from '../load.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Notice } from '../ui/notice.tsx';
import { useIsPreview } from '../use-is-preview.ts';
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

const crumbsOf = (
  { name, slug, category }: ProductView | WithdrawnView,
  site: SiteData | undefined,
) => [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: catalogMessages.categories, to: addresses.categories },
  ...(category.slug ? categoryCrumbs(site, category) : []),
  { label: name, to: addresses.product(slug) },
];

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  if (!loaderData) return [];
  const { product, withdrawn } = loaderData;
  if (withdrawn) {
    return pageMeta(matches, {
      title: withdrawn.name,
      description: withdrawnMessages.description(withdrawn.name),
      canonical: addresses.product(withdrawn.slug),
      image: withdrawn.photo ?? undefined,
      crumbs: crumbsOf(withdrawn, siteOf(matches)),
    });
  }
  if (!product) return [];
  const { variantSlug } = params as { variantSlug?: string };
  const variant = variantOf(product, variantSlug);
  const named = variantSlug !== undefined && variant !== null;
  const price = variant && formatPrice(variant.price, { currency: currencyOf(matches) });
  return pageMeta(matches, {
    title:
      named && variant.name
        ? `${product.name}, ${variant.name}`
        : product.seo.title || product.name,
    description: product.seo.description || productMessages.productDescription(product.name, price),
    isWritten: Boolean(product.seo.description),
    canonical: named
      ? addresses.variant(product.slug, variant.slug)
      : addresses.product(product.slug),
    image: variant?.photo ?? product.photo,
    crumbs: crumbsOf(product, siteOf(matches)),
    data: [productData(product, variant, originOf(matches), siteOf(matches)?.settings.shipping)],
  });
};

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, withdrawn, similar, companions } = loaderData;
  const { variantSlug } = useParams();
  const isPreview = useIsPreview();
  const site = useSite();
  if (withdrawn) {
    return (
      <>
        <Breadcrumbs crumbs={crumbsOf(withdrawn, site)} />
        <WithdrawnPage product={withdrawn} similar={similar} actions={cardActions} />
      </>
    );
  }
  if (!product) return null;
  const variant = variantOf(product, variantSlug);
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(product, site)} />
      {variant && variantSlug !== undefined && variant.slug !== variantSlug && (
        <Notice>{withdrawnMessages.otherVariant}</Notice>
      )}
      <ProductPage
        product={product}
        variant={variant}
        similar={similar}
        companions={companions}
        promises={site.settings.promises}
        purchase={(item) => (
          <>
            <Purchase item={item} soldOut={variant?.available === false} />
            <ProductMarks item={item} />
          </>
        )}
        coming={
          variant && (
            <>
              {variant.available && site.settings.delivers && (
                <DeliveryPlace lines={[{ variant: variant.id, quantity: 1 }]} />
              )}
              {variant.carried && <PassingButton carried={variant.carried} />}
            </>
          )
        }
        actions={cardActions}
      />
      {!isPreview && (
        <SeenProduct
          slug={product.slug}
          variantSlug={variantSlug ?? ''}
          name={product.name}
          photo={variant?.photo ?? product.photo}
        />
      )}
      <LazyRecentlySeen except={product.slug} />
    </>
  );
}
