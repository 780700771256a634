import type { OrderHome } from '#contracts/admin/orders/home.ts';
import type { Carried } from '#modules/delivery/index.ts';
import type { ChargeRow } from '../charges/charge-queries.ts';
import type { QuoteRow } from '../promises/promise-queries.ts';
import type { OrderLineRow } from '../queries.ts';

interface Facts {
  /** Of an order that was placed with a quote. */
  readonly quote: Pick<QuoteRow, 'floor' | 'lift' | 'quote'> | undefined;
  /** Those in force. */
  readonly charges: readonly ChargeRow[];
  readonly lines: readonly OrderLineRow[];
  readonly carried: ReadonlyMap<number, Carried>;
}

/** What is carried to the home of an order, and what is done there. */
export const homeOf = ({ quote, charges, lines, carried }: Facts): OrderHome => ({
  floor: quote?.floor ?? null,
  lift: quote?.lift ?? null,
  assembly: assemblyOf(quote, charges),
  packages: sumOf(lines, carried, ({ packages }) => packages.length || null),
  weight: sumOf(lines, carried, ({ weight }) => weight),
});

/** It is ordered by its charge, or by a price that is still to be told by telephone. */
function assemblyOf(quote: Facts['quote'], charges: Facts['charges']): OrderHome['assembly'] {
  const charge = charges.find(({ kind }) => kind === 'assembly');
  if (charge) return { what: charge.reason };
  return quote?.quote.calls.some(({ kind }) => kind === 'assembly') ? { what: '' } : null;
}

/** Null where it is not known of one of the lines. */
function sumOf(
  lines: readonly OrderLineRow[],
  carried: ReadonlyMap<number, Carried>,
  of: (one: Carried) => number | null,
): number | null {
  let sum = 0;
  for (const { variantId, quantity } of lines) {
    const one = carried.get(variantId);
    const each = one ? of(one) : null;
    if (each === null) return null;
    sum += each * quantity;
  }
  return Math.round(sum * 10) / 10;
}
