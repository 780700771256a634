import type { GroupResult, ShopResult } from './result.ts';

/** Shop size of the targets. They are for two cores that also run the load generator. */
export const TARGET_VARIANTS = 3000;

/** Warm requests per second. */
export const rateTargets: Readonly<Record<string, number>> = {
  categories: 8000,
  list: 4000,
  product: 4000,
  search: 2500,
  'page: home': 2500,
  'page: list': 2500,
  'page: product': 2500,
};

/** Requests per second of answers that are made anew. */
export const anewTargets: Readonly<Record<string, number>> = {
  categories: 2500,
  list: 380,
  product: 700,
  search: 280,
  'page: home': 120,
  'page: list': 70,
  'page: product': 120,
  'page: search': 50,
};

/** Of one guest, one after another. */
const ORDERS_A_SECOND = 60;
const START_SECONDS = 2.5;
const IDLE_MEGABYTES = 150;
const LOADED_MEGABYTES = 300;

/** One message for each missed target and for each failed response. */
export function missedTargets(results: readonly ShopResult[]): string[] {
  return results.flatMap((result) => [
    ...failures(result),
    ...(result.variants === TARGET_VARIANTS ? missedBy(result) : []),
  ]);
}

type Loads = Pick<GroupResult, 'name' | 'warm' | 'anew'>;

function failures({ groups, orders }: ShopResult): string[] {
  const all: readonly Loads[] = [
    ...groups,
    ...(orders ?? []).map(({ orderers, warm }) => ({ name: `orders of ${orderers}`, warm })),
  ];
  return all
    .flatMap(({ name, warm, anew }) =>
      [warm, ...(anew ? [anew] : [])].map(({ failed, requests }) => ({ name, failed, requests })),
    )
    .filter(({ failed }) => failed > 0)
    .map(({ name, failed, requests }) => `${name}: ${failed} of ${requests} failed`);
}

function missedBy({ groups, orders, startSeconds, idle, loaded }: ShopResult): string[] {
  const rates = groups.map(({ name, warm }) => [name, warm.perSecond, rateTargets[name]] as const);
  const anew = groups.map(
    (group) =>
      [`${group.name}, made anew`, group.anew?.perSecond, anewTargets[group.name]] as const,
  );
  const least = [
    ...rates,
    ...anew,
    ['orders', orders?.[0]?.warm.perSecond, ORDERS_A_SECOND] as const,
  ];
  const most = [
    ['seconds to the first page', startSeconds, START_SECONDS],
    ['MB idle', idle?.shop, IDLE_MEGABYTES],
    ['MB loaded', loaded?.shop, LOADED_MEGABYTES],
  ] as const;
  return [
    ...least
      .filter(([, found, target]) => target !== undefined && (found ?? 0) < target)
      .map(([name, found, target]) => `${name}: ${found?.toFixed(0)} a second, wanted ${target}`),
    ...most
      .filter(([, found, target]) => (found ?? 0) > target)
      .map(([name, found, target]) => `${found?.toFixed(1)} ${name}, wanted ${target} at most`),
  ];
}
