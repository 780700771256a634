import type { WithdrawnProduct } from '#contracts/catalog.ts';
import { ShopError } from '#contracts/shop.ts';
import { withdrawnMessages } from '#messages/catalogue/withdrawn.ts';
import { readAttributes } from './attributes.ts';
import { fieldsOf, toList, toNumber, toText } from './json.ts';
import { readCharacteristic } from './products.ts';

/** The refusal of a withdrawn product with a body of the contract's type; any other error as it came. */
export function readableRefusal(error: unknown, idOrSlug: string): unknown {
  if (!(error instanceof ShopError) || error.code !== 'product_withdrawn') return error;
  const { status, message, code, body } = error;
  const product = readWithdrawn(fieldsOf(body).product, idOrSlug);
  return new ShopError(status, message, { code, product });
}

/** No field is required: the page says at least that the product is no longer sold. */
export function readWithdrawn(json: unknown, idOrSlug: string): WithdrawnProduct {
  const product = fieldsOf(json);
  const category = fieldsOf(product.category);
  return {
    name: toText(product.name) || withdrawnMessages.unnamed,
    slug: toText(product.slug) || idOrSlug,
    category: { slug: toText(category.slug), name: toText(category.name) },
    photo: toText(product.photo) || null,
    price: toNumber(product.price),
    code: toText(product.code) || null,
    attributes: readAttributes(fieldsOf(product.attributes)),
    characteristics: toList(product.characteristics, readCharacteristic),
    leads_to: /^\/products\//.test(toText(product.leads_to)) ? toText(product.leads_to) : null,
    is_long_gone: product.is_long_gone === true,
  };
}
