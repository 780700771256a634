import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { toKopecks } from '#contracts/money.ts';
import { jumpsOf } from '#contracts/price-jumps.ts';
import { DomainError } from '#platform/errors/domain-error.ts';

interface Changed {
  readonly before: GoodsRow;
  readonly after: GoodsRow;
}

const EXAMPLES = 3;

/** Throws `prices_large` with the largest changes where prices change so much that someone has to say that they are meant. */
export function refuseLargePrices(goods: readonly Changed[]): void {
  const steps = goods
    .filter(({ before, after }) => before.price !== after.price)
    .map((one) => ({
      one,
      from: toKopecks(one.before.price),
      to: toKopecks(one.after.price),
    }));
  const jumps = jumpsOf(steps);
  if (!jumps.asks) return;
  const times = ({ from, to }: { from: number; to: number }) => Math.max(from / to, to / from);
  const examples = steps
    .filter((step) => jumps.isAsked(step))
    .toSorted((a, b) => times(b) - times(a))
    .slice(0, EXAMPLES)
    .map(({ one: { before, after } }) => ({
      article: before.article,
      name: `${before.product}, ${before.variant}`,
      from: before.price,
      to: after.price,
    }));
  const large = { count: jumps.asked, all: jumps.all, examples };
  throw new DomainError('prices_large', { body: { large_prices: large } });
}
