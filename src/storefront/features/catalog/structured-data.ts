import { plainPicture } from '#contracts/picture-address.ts';
import { absolute, addresses } from '../../addresses.ts';
import type { ProductView, VariantView } from './product-view.ts';

/** The schema.org Product with the offer of the chosen variant. */
export function productData(product: ProductView, variant: VariantView | null, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: (variant?.photos ?? [product.photo]).map((photo) =>
      absolute(origin, plainPicture(photo)),
    ),
    category: product.category.name,
    ...(variant && {
      sku: variant.code,
      ...(variant.attributes.brand && {
        brand: { '@type': 'Brand', name: variant.attributes.brand.name },
      }),
      ...(variant.attributes.color && { color: variant.attributes.color.name }),
      offers: {
        '@type': 'Offer',
        url: absolute(origin, addresses.variant(product.slug, variant.slug)),
        price: variant.price.toFixed(2),
        priceCurrency: 'RUB',
        itemCondition: 'https://schema.org/NewCondition',
        availability: `https://schema.org/${availabilityOf(variant)}`,
      },
    }),
  };
}

function availabilityOf({ available, inStock }: VariantView): string {
  if (!available) return 'OutOfStock';
  return inStock ? 'InStock' : 'MadeToOrder';
}
