import { type CartChange, MAX_QUANTITY } from '#contracts/cart.ts';
import { goodsMessages } from '#messages/site/errors.ts';
import { lineMessage } from '#messages/site/validation.ts';
import { findFirstVariants, findOffers, type Offer } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { CartLine } from './queries.ts';

/** Lines with the offers of their variants. */
export interface OfferedLines {
  readonly lines: CartLine[];
  readonly offers: ReadonlyMap<number, Offer>;
}

/**
 * Checks the requested lines against the catalogue. A line without a variant gets the product's first variant. Lines of
 * the same variant are merged. Throws `invalid` and names every wrong line.
 */
export async function resolveLines(
  db: Database,
  requested: CartChange['cart_items'],
): Promise<OfferedLines> {
  const withoutVariant = requested.filter((line) => line.variant == null);
  const firstVariants = await findFirstVariants(
    db,
    withoutVariant.map((line) => line.product),
  );
  const named = requested.map((line) => ({
    ...line,
    variantId: line.variant ?? firstVariants.get(line.product),
  }));
  const offers = await findOffers(
    db,
    named.flatMap((line) => line.variantId ?? []),
  );

  const refusals = named.flatMap((line, index) => {
    if (line.variantId === undefined) {
      return lineMessage(index + 1, 'product', goodsMessages.productWithoutVariant);
    }
    const offer = offers.get(line.variantId);
    if (!offer) return lineMessage(index + 1, 'variant', goodsMessages.variantUnknown);
    if (offer.productId !== line.product) {
      return lineMessage(index + 1, 'variant', goodsMessages.variantOfAnotherProduct);
    }
    return [];
  });
  if (refusals.length > 0) throw new DomainError('invalid', { fields: { cart_items: refusals } });

  const lines = mergeEqual(named.map(({ variantId = 0, quantity }) => ({ variantId, quantity })));
  return { lines, offers };
}

/** Merges lines of the same variant, in the order of first mention. Quantities add up, to at most 999 pieces. */
export const mergeEqual = (lines: readonly CartLine[]): CartLine[] =>
  oneLineEach(lines, (sum, quantity) => Math.min(sum + quantity, MAX_QUANTITY));

/** Merges lines of the same variant with the largest of their quantities. */
export const largerQuantities = (lines: readonly CartLine[]): CartLine[] =>
  oneLineEach(lines, Math.max);

function oneLineEach(
  lines: readonly CartLine[],
  combine: (one: number, other: number) => number,
): CartLine[] {
  const quantities = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    quantities.set(variantId, combine(quantities.get(variantId) ?? 0, quantity));
  }
  return Array.from(quantities, ([variantId, quantity]) => ({ variantId, quantity }));
}

/** Whether both have the same variants in the same quantities, in any order. */
export function sameLines(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  const quantities = new Map(one.map((line) => [line.variantId, line.quantity]));
  return (
    one.length === other.length &&
    other.every((line) => quantities.get(line.variantId) === line.quantity)
  );
}
