import type { WithdrawnProduct } from '#contracts/catalog.ts';
import { ShopError } from '#contracts/shop.ts';
import { withdrawnMessages } from '#messages/catalogue/withdrawn.ts';
import { readAttributes } from './attributes.ts';
import * as is from './json.ts';
import { readCharacteristics } from './products.ts';

/** The refusal of a withdrawn product with a body of the contract's type; any other error as it came. */
export function readableRefusal(error: unknown, idOrSlug: string): unknown {
  if (!(error instanceof ShopError) || error.code !== 'product_withdrawn') return error;
  const { status, message, code, body } = error;
  const product = readWithdrawn(is.fieldsOf(body).product, idOrSlug);
  return new ShopError(status, message, { code, product });
}

const readFields = is.shape<WithdrawnProduct>({
  name: is.or(is.text, withdrawnMessages.unnamed),
  slug: is.text,
  category: is.needed(is.shape<WithdrawnProduct['category']>({ slug: is.text, name: is.text })),
  ...is.all(is.textOrNull, 'photo code'),
  price: is.number,
  attributes: (json) => readAttributes(is.fieldsOf(json)),
  characteristics: readCharacteristics,
  leads_to: (json) => (/^\/products\//.test(is.text(json)) ? is.text(json) : null),
  is_long_gone: is.flag,
});

/** No field is required: the page says at least that the product is no longer sold. */
export function readWithdrawn(json: unknown, idOrSlug: string): WithdrawnProduct {
  const product = is.usable(readFields(json), 'withdrawn product');
  return { ...product, slug: product.slug || idOrSlug };
}
