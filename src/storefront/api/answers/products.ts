import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Sides } from '#contracts/carried-sizes.ts';
import type {
  Product,
  ProductDetails,
  ProductPage,
  Variant,
  VariantModel,
} from '#contracts/catalog.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import type { Package } from '#contracts/packages.ts';
import { readAttributes } from './attributes.ts';
import * as is from './json.ts';
import { readPhoto } from './site.ts';
import { readUnderstood } from './understood.ts';

export const readCharacteristics = is.list(
  is.shape<Characteristic>({ label: is.needed(is.text), value: is.needed(is.text), unit: is.text }),
);

/** Three sides. */
const readSides: is.Reader<Sides> = (json) => {
  const [one, other, third, ...more] = Array.isArray(json) ? json.map(is.positive) : [];
  return one && other && third && more.length === 0 ? [one, other, third] : null;
};

/** Packages of which one is unusable are unknown. */
function readPacked(json: unknown): Sides[] | undefined {
  const read = Array.isArray(json) ? json.map(readSides) : [];
  const packed = read.filter((sides) => sides !== null);
  return packed.length > 0 && packed.length === read.length ? packed : undefined;
}

const readPackages = is.list(
  is.shape<Package>(is.all(is.needed(is.positive), 'width height depth weight')),
);

/** A variant needs an id and a price: it cannot be ordered without them. */
const readVariant: is.Reader<Variant> = is.adjusted(
  is.shape<Omit<Variant, keyof VariantAttributes>>({
    id: is.needed(is.id),
    price: is.needed(is.number),
    ...is.all(is.text, 'slug code name photo product_photo description productSlug'),
    photos_variant: is.list(readPhoto),
    ...is.all(is.number, 'oldPrice original_price'),
    discount: is.or(is.number, 0),
    in_stock: is.flag,
    available: is.unlessFalse,
    characteristics: readCharacteristics,
    packed: readPacked,
    packages: readPackages,
  }),
  (variant, fields) => {
    const { photos_variant: photos, product_photo: ofProduct } = variant;
    const photo = variant.photo || photos[0]?.photo || ofProduct;
    const before = variant.original_price ?? variant.oldPrice;
    return {
      ...readAttributes(fields),
      ...variant,
      slug: variant.slug || String(variant.id),
      photo,
      photos_variant: photos.length > 0 ? photos : [{ photo }],
      product_photo: ofProduct || photo,
      oldPrice: before,
      original_price: before,
    };
  },
);

/** A product needs an id and a name. Unusable variants are dropped. */
export const readProduct: is.Reader<Product> = is.adjusted(
  is.shape<Product>({
    id: is.needed(is.id),
    name: is.needed(is.text),
    ...is.all(is.text, 'slug photo description'),
    photos: is.list(readPhoto),
    category: is.needed(
      is.shape<Product['category']>({ id: is.or(is.id, 0), slug: is.text, name: is.text }),
    ),
    variants: is.list(readVariant),
    first_variant: readVariant,
    price: is.number,
    is_new: is.flag,
  }),
  (product) => {
    const { photos, first_variant: first } = product;
    return {
      ...product,
      slug: product.slug || String(product.id),
      photo: product.photo || photos[0]?.photo || first?.photo || '',
      price: product.price ?? first?.price ?? null,
    };
  },
);

export const readProducts = is.wholeList(readProduct);

const readModels = is.list(
  is.shape<VariantModel>({
    variant: is.needed(is.id),
    src: is.needed(is.text),
    stance: is.or(is.oneOf('wall', 'ceiling'), 'floor'),
    lift: is.or(is.number, 0),
    turn: is.or(is.number, -30),
    ...is.all(is.positive, 'width height depth'),
    opening: is.oneOf('unfolds', 'opens'),
  }),
);

export const readProductDetails: is.Reader<ProductDetails> = is.adjusted(
  readProduct,
  (product, { models, seo_title: title, seo_description: description }) => ({
    ...product,
    models: readModels(models),
    seo_title: is.text(title),
    seo_description: is.text(description),
  }),
);

const readPage = is.adjusted(
  is.shape<ProductPage>({
    count: is.or(is.number, 0),
    ...is.all(is.textOrNull, 'next previous corrected_query leads_to'),
    results: is.needed((json) => (json === null ? [] : readProducts(json))),
    understood: readUnderstood,
  }),
  (page) => ({ ...page, count: Math.max(page.count, page.results.length) }),
);

/** A page of products. A plain list is one page with all products (spec section 7). */
export const readProductPage: is.Reader<ProductPage> = (json) =>
  readPage(Array.isArray(json) ? { results: json } : json);
