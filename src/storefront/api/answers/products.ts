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
import { fieldsOf, readList, toId, toList, toNumber, toText } from './json.ts';
import { readPhoto } from './site.ts';
import { readUnderstood } from './understood.ts';

export function readCharacteristic(json: unknown): Characteristic | null {
  const { label, value, unit } = fieldsOf(json);
  return label && value ? { label: toText(label), value: toText(value), unit: toText(unit) } : null;
}

function readPackage(json: unknown): Package | null {
  const read = fieldsOf(json);
  const [width, height, depth, weight] = ['width', 'height', 'depth', 'weight'].map((name) =>
    toNumber(read[name]),
  );
  return width && height && depth && weight ? { width, height, depth, weight } : null;
}

/** A variant needs an id and a price: it cannot be ordered without them. */
function readVariant(json: unknown): Variant | null {
  const variant = fieldsOf(json);
  const id = toId(variant.id);
  const price = toNumber(variant.price);
  if (id === null || price === null) return null;
  const photos = toList(variant.photos_variant, readPhoto);
  const ofProduct = toText(variant.product_photo);
  const photo = toText(variant.photo) || photos[0]?.photo || ofProduct;
  const before = toNumber(variant.original_price) ?? toNumber(variant.oldPrice);
  return {
    ...readAttributes(variant),
    id,
    slug: toText(variant.slug) || String(id),
    code: toText(variant.code),
    name: toText(variant.name),
    photo,
    photos_variant: photos.length > 0 ? photos : [{ photo }],
    product_photo: ofProduct || photo,
    price,
    oldPrice: before,
    original_price: before,
    discount: toNumber(variant.discount) ?? 0,
    description: toText(variant.description),
    productSlug: toText(variant.productSlug),
    in_stock: variant.in_stock === true,
    available: variant.available !== false,
    characteristics: toList(variant.characteristics, readCharacteristic),
    packages: toList(variant.packages, readPackage),
  };
}

/** A product needs an id and a name. Unusable variants are dropped. */
export function readProduct(json: unknown): Product | null {
  const product = fieldsOf(json);
  const id = toId(product.id);
  const name = toText(product.name);
  if (id === null || !name) return null;
  const photos = toList(product.photos, readPhoto);
  const first = readVariant(product.first_variant);
  const category = fieldsOf(product.category);
  return {
    id,
    name,
    slug: toText(product.slug) || String(id),
    photo: toText(product.photo) || photos[0]?.photo || first?.photo || '',
    description: toText(product.description),
    photos,
    category: {
      id: toId(category.id) ?? 0,
      slug: toText(category.slug),
      name: toText(category.name),
    },
    variants: toList(product.variants, readVariant),
    first_variant: first,
    price: toNumber(product.price) ?? first?.price ?? null,
    is_new: product.is_new === true,
  };
}

export const readProducts = (json: unknown): Product[] | null => readList(json, readProduct);

export function readProductDetails(json: unknown): ProductDetails | null {
  const product = readProduct(json);
  const { models, seo_title: title, seo_description: description } = fieldsOf(json);
  return (
    product && {
      ...product,
      models: toList(models, readModel),
      seo_title: toText(title),
      seo_description: toText(description),
    }
  );
}

function readModel(json: unknown): VariantModel | null {
  const model = fieldsOf(json);
  const variant = toId(model.variant);
  const src = toText(model.src);
  if (variant === null || !src) return null;
  return {
    variant,
    src,
    stance: model.stance === 'wall' || model.stance === 'ceiling' ? model.stance : 'floor',
    lift: toNumber(model.lift) ?? 0,
    turn: toNumber(model.turn) ?? -30,
    width: toNumber(model.width) || null,
    height: toNumber(model.height) || null,
    depth: toNumber(model.depth) || null,
    opening: model.opening === 'unfolds' || model.opening === 'opens' ? model.opening : null,
  };
}

/** A page of products. A plain list is one page with all products (spec section 7). */
export function readProductPage(json: unknown): ProductPage | null {
  const page = fieldsOf(Array.isArray(json) ? { results: json } : json);
  const results = page.results === null ? [] : readProducts(page.results);
  return (
    results && {
      count: Math.max(toNumber(page.count) ?? 0, results.length),
      next: toText(page.next) || null,
      previous: toText(page.previous) || null,
      results,
      corrected_query: toText(page.corrected_query) || null,
      understood: readUnderstood(page.understood),
      leads_to: toText(page.leads_to) || null,
    }
  );
}
