import type { CartItem as ServerItem } from '#contracts/cart.ts';
import { toKopecks, toRoubles } from '#contracts/money.ts';

/** One line of the local cart (spec section 3). `variantName`, `available` and `left` come with the server's answer. */
export interface CartItem {
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
  /** Roubles. */
  readonly price: number;
  readonly name: string;
  readonly photo: string;
  readonly productSlug: string;
  readonly variantSlug: string;
  readonly variantName?: string;
  /** false: no longer sold; shown, but neither counted nor ordered. */
  readonly available?: boolean;
  /** How many are in stock, where that is too few or only a few. */
  readonly left?: number;
}

/** What can be put into the cart; `variantId` is null where a product has no variant. */
export type NewItem = Omit<CartItem, 'quantity' | 'available' | 'left'>;

export const MAX_QUANTITY = 999;

export const itemKey = ({ productId, variantId }: Pick<CartItem, 'productId' | 'variantId'>) =>
  `${productId}-${variantId}`;

/** A whole number from 1 to 999; what is not a number becomes 1. */
export const clampQuantity = (quantity: number): number =>
  Number.isFinite(quantity) ? Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity))) : 1;

/** The same product and variant grow by the quantity; others are appended. */
export function addItem(items: readonly CartItem[], item: NewItem, quantity: number): CartItem[] {
  const key = itemKey(item);
  if (!items.some((line) => itemKey(line) === key)) {
    return [...items, { ...item, quantity: clampQuantity(quantity) }];
  }
  return items.map((line) =>
    itemKey(line) === key ? { ...line, quantity: clampQuantity(line.quantity + quantity) } : line,
  );
}

export const isOrderable = ({ available = true }: CartItem): boolean => available;

/** The sum of price times quantity, in roubles, counted in kopecks. */
export const subtotal = (items: readonly CartItem[]): number =>
  toRoubles(
    items
      .filter(isOrderable)
      .reduce((sum, { price, quantity }) => sum + toKopecks(price) * quantity, 0),
  );

/** The server's line in the words of the local cart. */
export const fromServer = (item: ServerItem): CartItem => ({
  productId: item.product,
  variantId: item.variant,
  quantity: item.quantity,
  price: item.price,
  name: item.product_name,
  photo: item.photo,
  productSlug: item.product_slug,
  variantSlug: item.variant_slug,
  variantName: item.variant_name,
  available: item.available,
  ...(item.left != null && { left: item.left }),
});

/** The lines of a stored cart; what is no line is dropped, what is nearly one is put right. */
export function parseItems(raw: unknown): CartItem[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((line: Partial<CartItem> | null) => {
    if (!line || !isId(line.productId)) return [];
    // Null means the first variant of the product; the shop names it in its answer.
    const { variantId = null } = line;
    if (variantId !== null && !isId(variantId)) return [];
    return [
      {
        productId: line.productId,
        variantId,
        quantity: clampQuantity(Number(line.quantity ?? 1)),
        price: Number(line.price) || 0,
        name: String(line.name ?? ''),
        photo: String(line.photo ?? ''),
        productSlug: String(line.productSlug ?? ''),
        variantSlug: String(line.variantSlug ?? ''),
        ...(line.variantName && { variantName: String(line.variantName) }),
        ...(line.available === false && { available: false }),
        ...(Number.isInteger(line.left) && { left: Number(line.left) }),
      },
    ];
  });
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
