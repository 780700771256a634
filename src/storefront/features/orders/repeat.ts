import type { OrderLine } from '../../api/answers/whole-order.ts';
import { readProducts } from '../../api/read-products.ts';

/** A line for the cart, at the price of today. */
export interface RepeatedLine {
  readonly productId: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly price: number;
  readonly name: string;
  readonly photo: string;
  readonly productSlug: string;
  readonly variantSlug: string;
  readonly variantName: string;
}

/** What has become of the goods of an order. Names are those of the order. */
export interface Repetition {
  readonly lines: readonly RepeatedLine[];
  readonly gone: readonly string[];
  readonly soldOut: readonly string[];
  readonly dearer: readonly { name: string; before: number; now: number }[];
  /** The shop did not answer about these. */
  readonly unchecked: readonly string[];
}

/** Reads what can be ordered again of these lines, and at which price. */
export async function checkAgain(ordered: readonly OrderLine[]): Promise<Repetition> {
  const products = await readProducts(ordered.map(({ product_slug: slug }) => slug));
  const found: Repetition[] = ordered.map((line) => {
    const name = nameOf(line);
    const product = products.get(line.product_slug);
    if (product === undefined) return { ...nothing, unchecked: [name] };
    const variant = product?.variants.find(({ id }) => id === line.variant);
    if (!product || !variant) return { ...nothing, gone: [name] };
    if (!variant.available) return { ...nothing, soldOut: [name] };
    const put: RepeatedLine = {
      productId: product.id,
      variantId: variant.id,
      quantity: line.quantity,
      price: variant.price,
      name: product.name,
      photo: variant.photo,
      productSlug: product.slug,
      variantSlug: variant.slug,
      variantName: variant.name,
    };
    const isDearer = line.price !== null && variant.price > line.price;
    const dearer = isDearer ? [{ name, before: line.price, now: variant.price }] : [];
    return { ...nothing, lines: [put], dearer };
  });
  return {
    lines: found.flatMap(({ lines }) => lines),
    gone: found.flatMap(({ gone }) => gone),
    soldOut: found.flatMap(({ soldOut }) => soldOut),
    dearer: found.flatMap(({ dearer }) => dearer),
    unchecked: found.flatMap(({ unchecked }) => unchecked),
  };
}

const nothing: Repetition = { lines: [], gone: [], soldOut: [], dearer: [], unchecked: [] };

const nameOf = ({ name, variant_name: variant }: OrderLine): string =>
  variant ? `${name} (${variant})` : name;
