import type { CartItem as ServerItem } from '#contracts/cart.ts';
import { toKopecks, toRoubles } from '#contracts/money.ts';

/** One line of the local cart (spec section 3). `variantName`, `available`, `soldOut` and `left` come from the server's answer. */
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
  /** false: no longer sold. The line is shown, but neither counted nor ordered. */
  readonly available?: boolean;
  /** None left in stock. The line is shown, but neither counted nor ordered. */
  readonly soldOut?: boolean;
  /** Pieces in stock; set when the stock is low. */
  readonly left?: number;
}

/** An item to add to the cart; `variantId` is null when the product has no variant. */
export type NewItem = Omit<CartItem, 'quantity' | 'available' | 'soldOut' | 'left'>;

export const MAX_QUANTITY = 999;

/** The unique key of a line: productId-variantId (spec section 3). */
export const itemKey = ({ productId, variantId }: Pick<CartItem, 'productId' | 'variantId'>) =>
  `${productId}-${variantId}`;

/** An integer from 1 to 999; 1 when the value is not a number. */
export const clampQuantity = (quantity: number): number =>
  Number.isFinite(quantity) ? Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity))) : 1;

/** Adds the quantity to the line of the same product and variant, or appends a new line. */
export function addItem(items: readonly CartItem[], item: NewItem, quantity: number): CartItem[] {
  const key = itemKey(item);
  if (!items.some((line) => itemKey(line) === key)) {
    return [...items, { ...item, quantity: clampQuantity(quantity) }];
  }
  return items.map((line) =>
    itemKey(line) === key ? { ...line, quantity: clampQuantity(line.quantity + quantity) } : line,
  );
}

/** False for a line that is no longer sold or sold out. */
export const isOrderable = ({ available = true, soldOut = false }: CartItem): boolean =>
  available && !soldOut;

/** The sum of price times quantity in roubles. It is computed in kopecks to avoid rounding errors. */
export const subtotal = (items: readonly CartItem[]): number =>
  toRoubles(
    items
      .filter(isOrderable)
      .reduce((sum, { price, quantity }) => sum + toKopecks(price) * quantity, 0),
  );

/** Maps a line of the server's cart to a line of the local cart. */
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
  ...(item.sold_out && { soldOut: true }),
  ...(item.left != null && { left: item.left }),
});

/** Parses a stored cart. Lines without usable ids are dropped, other wrong values get defaults. */
export function parseItems(raw: unknown): CartItem[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((line: Partial<CartItem> | null) => {
    if (!line || !isId(line.productId)) return [];
    // Null means the first variant of the product; the server's answer names it.
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
        ...(line.soldOut === true && { soldOut: true }),
        ...(Number.isInteger(line.left) && { left: Number(line.left) }),
      },
    ];
  });
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
