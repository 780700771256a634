import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';

/** Millimetres; `weight` in kilograms. */
export interface Dimensions {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly weight?: number | undefined;
  readonly thickness?: number | undefined;
  readonly depth?: number | undefined;
}

/** An entry of the comparison (spec section 3, "Comparison entry") with its stated attributes. */
export interface CompareEntry extends VariantAttributes {
  readonly productId: number;
  readonly variantId: number;
  readonly productSlug: string;
  readonly variantSlug: string;
  readonly name: string;
  readonly variantName: string;
  /** Roubles. */
  readonly price: number;
  readonly photo: string;
  readonly dimensions: Dimensions;
  /** What the supplier says beyond the attributes. */
  readonly characteristics?: readonly Characteristic[] | undefined;
  /** False when it is no longer sold. */
  readonly available?: boolean;
  /** Out of stock. */
  readonly soldOut?: true;
}

/** An item to compare; `variantId` is null when the product has no variant. */
export interface CompareItem {
  readonly productId: number;
  readonly variantId: number | null;
  readonly productSlug: string;
  readonly variantSlug: string;
  readonly name: string;
  readonly variantName: string;
  readonly price: number;
  readonly photo: string;
}

/** Reduces an entry to the fields that the cart and the cards use. */
export const toItem = <Item extends CompareItem>(item: Item) => ({
  productId: item.productId,
  variantId: item.variantId as Item['variantId'],
  productSlug: item.productSlug,
  variantSlug: item.variantSlug,
  name: item.name,
  variantName: item.variantName,
  price: item.price,
  photo: item.photo,
});

/** The entry that is stored until the product is loaded. */
export const minimalEntry = (item: CompareItem & { variantId: number }): CompareEntry => ({
  ...toItem(item),
  dimensions: {},
});

/** Parses a stored list and drops unusable entries. Attributes are not checked here: they are checked when shown. */
export function parseEntries(raw: unknown): CompareEntry[] {
  if (!Array.isArray(raw)) return [];
  const entries = raw.flatMap((entry: Partial<CompareEntry> | null) => {
    if (!entry || !isId(entry.productId) || !isId(entry.variantId)) return [];
    const { dimensions } = entry;
    return [
      {
        ...entry,
        productId: entry.productId,
        variantId: entry.variantId,
        productSlug: String(entry.productSlug ?? ''),
        variantSlug: String(entry.variantSlug ?? ''),
        name: String(entry.name ?? ''),
        variantName: String(entry.variantName ?? ''),
        price: Number(entry.price) || 0,
        photo: String(entry.photo ?? ''),
        dimensions: typeof dimensions === 'object' && dimensions !== null ? dimensions : {},
      },
    ];
  });
  return [...new Map(entries.map((entry) => [entry.variantId, entry])).values()];
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
