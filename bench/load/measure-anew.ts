import type { OpenedShop } from '../opened-shop.ts';
import type { Group } from './addresses.ts';
import { askAgain } from './measure.ts';
import { CONNECTIONS, withCost } from './measure-shop.ts';
import type { Warm } from './result.ts';

/** The just-in-time compiler needs about so many requests of one kind. */
const WARM_UP_REQUESTS = 500;
const MOST_WARM_UP_SECONDS = 30;

/** Loads of answers that are made for each request, by name of the group. The shop must not give what it keeps (`GIVE_KEPT_ANSWERS=false`). */
export async function measureAnew(
  shop: OpenedShop,
  groups: readonly Group[],
  seconds: number,
): Promise<Map<string, Warm>> {
  const results = new Map<string, Warm>();
  // Whether a made answer is compressed makes little difference to making it.
  for (const { name, addresses } of groups.filter(({ headers }) => !headers)) {
    console.log(`${name}, made anew`);
    await warmUp(shop.url, addresses);
    const load = () => askAgain(shop.url, addresses, { connections: CONNECTIONS, seconds });
    results.set(name, await withCost(shop, load));
  }
  return results;
}

async function warmUp(base: string, addresses: readonly string[]): Promise<void> {
  let requests = 0;
  for (let second = 0; second < MOST_WARM_UP_SECONDS && requests < WARM_UP_REQUESTS; second += 1)
    requests += (await askAgain(base, addresses, { connections: CONNECTIONS, seconds: 1 }))
      .requests;
}
