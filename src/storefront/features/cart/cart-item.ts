import type { CartItem as ServerItem } from '#contracts/cart.ts';
import { toKopecks, toRoubles } from '#contracts/money.ts';
import * as is from '../../api/answers/json.ts';

/** One line of the local cart (spec section 3). What is optional comes from the server's answer. */
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
  /** Stock or term, in words. */
  readonly readiness?: string;
  readonly inStock?: true;
  /** The price before the discount, roubles. */
  readonly before?: number;
}

/** An item to add to the cart; `variantId` is null when the product has no variant. */
export type NewItem = Omit<
  CartItem,
  'quantity' | 'available' | 'soldOut' | 'readiness' | 'inStock'
>;

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
  ...(item.readiness && { readiness: item.readiness }),
  ...(item.in_stock && { inStock: true }),
  ...(item.original_price && { before: item.original_price }),
});

const storedId = (json: unknown) =>
  Number.isInteger(json) && Number(json) > 0 ? Number(json) : null;
const ifTrue = (json: unknown) => json === true || undefined;

const readLine = is.shape<CartItem>({
  productId: is.needed(storedId),
  // Null means the first variant of the product; the server's answer names it.
  variantId: (json) => (json == null ? null : is.needed(storedId)(json)),
  quantity: (json) => clampQuantity(Number(json ?? 1)),
  price: is.or(is.number, 0),
  ...is.all(is.text, 'name photo productSlug variantSlug'),
  ...is.all(is.or(is.text, undefined), 'variantName readiness'),
  available: (json) => (json === false ? false : undefined),
  ...is.all(ifTrue, 'soldOut inStock'),
  before: is.or(is.positive, undefined),
});

/** Parses a stored cart. Lines without usable ids are dropped, other wrong values get defaults. */
export const parseItems = (raw: unknown): CartItem[] =>
  Array.isArray(raw) ? raw.flatMap((line) => readLine(line) ?? []) : [];
