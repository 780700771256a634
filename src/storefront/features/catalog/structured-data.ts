import { plainPicture } from '#contracts/picture-address.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { absolute, addresses } from '../../addresses.ts';
import type { ProductView, VariantView } from './product-view.ts';

/** The schema.org Product with the offer of the chosen variant. */
export function productData(
  product: ProductView,
  variant: VariantView | null,
  origin: string,
  shipping: SiteSettings['shipping'] = null,
) {
  // A drawing is no picture of the goods.
  const photos = (variant?.photos ?? [product.photo])
    .filter((photo) => !photo.startsWith('/drawings/'))
    .map((photo) => absolute(origin, plainPicture(photo)));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    ...(photos.length > 0 && { image: photos }),
    category: product.category.name,
    ...(variant && {
      sku: variant.code,
      ...(variant.brand && { brand: { '@type': 'Brand', name: variant.brand } }),
      ...(variant.color && { color: variant.color.name }),
      offers: {
        '@type': 'Offer',
        url: absolute(origin, addresses.variant(product.slug, variant.slug)),
        price: variant.price.toFixed(2),
        priceCurrency: 'RUB',
        itemCondition: 'https://schema.org/NewCondition',
        availability: `https://schema.org/${availabilityOf(variant)}`,
        ...(shipping && { shippingDetails: shipping }),
      },
    }),
  };
}

function availabilityOf({ available, inStock }: VariantView): string {
  if (!available) return 'OutOfStock';
  return inStock ? 'InStock' : 'MadeToOrder';
}
