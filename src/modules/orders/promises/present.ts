import type { OrderPromise } from '#contracts/orders.ts';
import { promiseText } from '#messages/orders/told-delivery.ts';
import type { PromiseRow } from './promise-queries.ts';

/** When an order comes, as the API says it to who reads it `now`; without any promise nothing is said. */
export function presentPromise(rows: readonly PromiseRow[] | undefined, now: Date): OrderPromise {
  const wordsOf = ({ promisedFrom: from, promisedTo: to, hasMargin }: PromiseRow): string =>
    promiseText(from && to ? { from, to, has_margin: hasMargin } : null, now);
  const first = rows?.find(({ madeBy }) => madeBy === 'placed');
  const last = rows?.at(-1);
  return {
    promised_from: last?.promisedFrom ?? null,
    promised_to: last?.promisedTo ?? null,
    promise_text: last ? wordsOf(last) : null,
    placed_promise_text: first && last && wordsOf(first) !== wordsOf(last) ? wordsOf(first) : null,
  };
}
