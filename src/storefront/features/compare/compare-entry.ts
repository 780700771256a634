import type { VariantAttributes } from '#contracts/attributes.ts';

/** mm, the weight kg. */
export interface Dimensions {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly weight?: number | undefined;
  readonly thickness?: number | undefined;
  readonly depth?: number | undefined;
}

/** One thing to compare (spec section 3, "Comparison entry"); beside these fields stand its attributes that say something. */
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
  /** false: no longer sold. */
  readonly available?: boolean;
  /** Nothing is left of it. */
  readonly soldOut?: true;
}

/** What can be compared; `variantId` is null where a product has no variant. */
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

/** The thing alone, as cart and cards know it. */
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

/** What stands in the list until the product is read. */
export const minimalEntry = (item: CompareItem & { variantId: number }): CompareEntry => ({
  ...toItem(item),
  dimensions: {},
});

/** The entries of a stored list; what is none is dropped. Attributes are kept as they are: who shows them looks at them. */
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
