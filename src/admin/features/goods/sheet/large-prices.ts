import type { LargePrices } from '#contracts/admin/goods/large-prices.ts';
import { jumpsOf, type PriceStep } from '#contracts/price-jumps.ts';
import type { judged } from './row-state.ts';
import type { Sheet } from './sheet.ts';

const EXAMPLES = 3;

type Changes = ReturnType<typeof judged>['changes'];

/** The prices of all changes that have to be asked about, as the API finds them in each portion; undefined where there are none. */
export function largePricesOf(sheet: Sheet, changes: Changes): LargePrices | undefined {
  const steps = changes.flatMap(({ id, price }) =>
    price ? [{ id, price, from: kopecks(price.from), to: kopecks(price.to) }] : [],
  );
  const jumps = jumpsOf(steps);
  if (!jumps.asks) return undefined;
  const examples = steps
    .filter((step) => jumps.isAsked(step))
    .toSorted((a, b) => times(b) - times(a))
    .slice(0, EXAMPLES)
    .flatMap(({ id, price }) => {
      const row = sheet.rows[sheet.places.get(id) ?? -1];
      if (!row) return [];
      return { article: row.article, name: `${row.product}, ${row.variant}`, ...price };
    });
  return { count: jumps.asked, all: jumps.all, examples };
}

const kopecks = (roubles: number): number => Math.round(roubles * 100);

const times = ({ from, to }: PriceStep): number =>
  from && to ? Math.max(from / to, to / from) : 0;
