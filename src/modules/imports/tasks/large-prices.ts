import type { LargePrices } from '#contracts/admin/goods/large-prices.ts';
import { toRoubles } from '#contracts/money.ts';
import type { FoundPrices } from '../merging/found-prices.ts';

/** The same in roubles. */
export const shownPrices = ({ count, all, examples }: FoundPrices): LargePrices => ({
  count,
  all,
  examples: examples.map((one) => ({
    ...one,
    from: toRoubles(one.from),
    to: toRoubles(one.to),
  })),
});
