import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A price that changes all the time, and how long each shop took to show it. */
export interface Prices {
  /** Milliseconds from a change until every shop that was open showed it, by its page and by the API. */
  readonly times: readonly number[];
  /** Changes that somebody did not show within a second. */
  readonly late: readonly string[];
  stop(): Promise<void>;
}

const SLUG = 'divan-uglovoj-ladoga';
/** What a change may take. */
export const SOON = 1000;
const BETWEEN = 400;
const AGAIN = 10;
const GIVE_UP = 10_000;

/** Changes a price in the primary, over and over, and looks at every open shop until it is there. */
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
      // A shop that is being killed shows nothing.
      if (!shops().includes(shop)) return;
      // What is asked for after a second must be the new one.
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
