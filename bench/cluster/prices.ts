import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Repeated changes of a price, and how long the shops took to show each. */
export interface Prices {
  /** Milliseconds from a change until every open shop shows it, on the page and in the API. */
  readonly times: readonly number[];
  /** Changes that a shop did not show within a second. */
  readonly late: readonly string[];
  stop(): Promise<void>;
}

const SLUG = 'divan-uglovoj-ladoga';
/** Limit for one change, ms. */
export const SOON = 1000;
const BETWEEN = 400;
const AGAIN = 10;
const GIVE_UP = 10_000;

/** Changes a price in the primary again and again, and polls every open shop until it shows the change. */
export function changePrices(primaryUrl: string, shops: () => readonly string[]): Prices {
  const times: number[] = [];
  const late: string[] = [];
  let isOver = false;
  const client = new pg.Client({ connectionString: primaryUrl });

  const seen = async (shop: string, path: string, sign: string, since: number) => {
    while (performance.now() - since < GIVE_UP) {
      const began = performance.now();
      const text = await fetch(shop + path)
        .then((answer) => answer.text())
        .catch(() => '');
      if (text.includes(sign)) return;
      // A shop that is being killed does not answer.
      if (!shops().includes(shop)) return;
      // A request that starts a second after the change must get the new price.
      if (began - since > SOON) late.push(`${path}: ${sign} after ${Math.round(began - since)} ms`);
      await pause(AGAIN);
    }
  };

  const change = async (roubles: number) => {
    await client.query(
      `UPDATE variants SET price_kopecks = $2, original_price_kopecks = NULL
        WHERE position = 0 AND product_id = (SELECT id FROM products WHERE slug = $1)`,
      [SLUG, roubles * 100],
    );
    const since = performance.now();
    const shown = new Intl.NumberFormat('ru-RU').format(roubles);
    await Promise.all(
      shops().flatMap((shop) => [
        seen(shop, `/api/products/${SLUG}/`, `"price":${roubles},`, since),
        seen(shop, `/products/${SLUG}`, shown, since),
      ]),
    );
    times.push(performance.now() - since);
  };

  const over = (async () => {
    await client.connect();
    for (let roubles = 100_001; !isOver; roubles += 1) {
      await change(roubles);
      await pause(BETWEEN);
    }
    await client.end();
  })();
  return {
    times,
    late,
    async stop() {
      isOver = true;
      await over;
    },
  };
}
