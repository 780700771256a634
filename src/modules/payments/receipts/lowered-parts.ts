import type { Kopecks } from '#contracts/money.ts';
import type { LoweredPart } from '../ledger/refund-lines.ts';
import type { OrderPart } from './order-parts.ts';
import { sumOfItems } from './receipt.ts';
import { shareOut } from './share-out.ts';

/** Money that is given back. */
export interface GivenMoney {
  readonly amount: Kopecks;
  /** What the order has paid too much: giving that back lowers no price. */
  readonly overpaid: Kopecks;
  /** Goods and charges that it is for, with what they cost. */
  readonly chosen: readonly ChosenPart[];
}

/** A part that money is given back for, with what it costs. */
export interface ChosenPart extends LoweredPart {
  /** What the customer is to get for it that nobody was to get before; where it is told, what is not given back of it stays to be given back. */
  readonly price?: Kopecks;
}

/**
 * By how much less the parts of an order cost for money that is given back: the chosen ones first, then money that was paid too much, which
 * lowers nothing, and the rest is shared out over what is left of all parts.
 */
export function loweredParts(
  parts: readonly OrderPart[],
  { amount, overpaid, chosen }: GivenMoney,
): LoweredPart[] {
  const forChosen = Math.min(amount, sumOfItems(chosen));
  const shares = shareOut(
    forChosen,
    chosen.map(({ kopecks }) => kopecks),
  );
  const first = chosen.map((part, index) => ({ ...part, kopecks: shares[index] ?? 0 }));
  const left = parts.map(
    ({ of, kopecks }) => kopecks - sumOfItems(first.filter((part) => part.of === of)),
  );
  const most = left.reduce((sum, kopecks) => sum + kopecks, 0);
  const rest = Math.min(Math.max(0, amount - overpaid - forChosen), most);
  const others = shareOut(rest, left);
  return parts
    .map(({ of }, index) => {
      const own = first.find((part) => part.of === of);
      const kopecks = (own?.kopecks ?? 0) + (others[index] ?? 0);
      const rest = own?.price === undefined ? 0 : own.price - own.kopecks;
      const continues = own?.quantity === 0 && { continues: true };
      return { of, quantity: own?.quantity ?? 0, kopecks, rest, ...continues };
    })
    .filter(({ quantity, kopecks, rest }) => quantity > 0 || kopecks > 0 || rest !== 0);
}
