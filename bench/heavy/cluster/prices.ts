import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** One change of a price. */
interface Change {
  readonly roubles: number;
  /** Time of the confirmation by the primary. */
  readonly at: number;
  /** Milliseconds until every open shop has shown it, on the page and in the API. */
  shownAfter: number | null;
  /** The longest age, ms, at which a shop was asked and showed the former price. */
  formerFor: number;
}

/** Repeated changes of a price, and how long the shops show the former one. */
export interface Prices {
  readonly changes: readonly Change[];
  stop(): Promise<void>;
}

const SLUG = 'divan-uglovoj-ladoga';
/** Limit for one change, ms. */
export const SOON = 1000;
const BETWEEN = 400;
const AGAIN = 10;
const GIVE_UP = 10_000;

/**
 * Changes a price in the primary again and again. Polls every open shop until it shows the change, and from then until the next change whether the
 * former price comes back. A change without an answer is repeated.
 */
export function changePrices(primaryUrl: string, shops: () => readonly string[]): Prices {
  const changes: Change[] = [];
  let isOver = false;
  const pool = new pg.Pool({
    connectionString: primaryUrl,
    max: 1,
    connectionTimeoutMillis: GIVE_UP,
    query_timeout: GIVE_UP,
  });
  pool.on('error', () => undefined);

  const showsFormer = async (shop: string, path: string, sign: (roubles: number) => string) => {
    const change = changes.at(-1) as Change;
    const began = performance.now();
    const answer = await fetch(shop + path).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => '') : '';
    // Between the commit of the next price and its confirmation either may be shown.
    const isNew = text.includes(sign(change.roubles)) || text.includes(sign(change.roubles + 1));
    if (text !== '' && !isNew) change.formerFor = Math.max(change.formerFor, began - change.at);
    return !isNew;
  };

  /** Resolves when the shop shows the last change, and goes on polling it more slowly. */
  const follow = (shop: string, path: string, sign: (roubles: number) => string) =>
    new Promise<void>((resolve) => {
      const change = changes.at(-1) as Change;
      const poll = async () => {
        let isShown = false;
        while (!isOver && change === changes.at(-1) && shops().includes(shop)) {
          if (!(await showsFormer(shop, path, sign))) isShown = true;
          if (isShown || performance.now() - change.at > GIVE_UP) resolve();
          await pause(isShown ? 10 * AGAIN : AGAIN);
        }
        resolve();
      };
      poll();
    });

  const change = async (roubles: number) => {
    await pool.query(
      `UPDATE variants SET price_kopecks = $2, original_price_kopecks = NULL
        WHERE position = 0 AND product_id = (SELECT id FROM products WHERE slug = $1)`,
      [SLUG, roubles * 100],
    );
    const made: Change = { roubles, at: performance.now(), shownAfter: null, formerFor: 0 };
    changes.push(made);
    await Promise.all(
      shops().flatMap((shop) => [
        follow(shop, `/api/products/${SLUG}/`, (price) => `"price":${price},`),
        follow(shop, `/products/${SLUG}`, (price) => new Intl.NumberFormat('ru-RU').format(price)),
      ]),
    );
    made.shownAfter = performance.now() - made.at;
  };

  const over = (async () => {
    for (let roubles = 100_001; !isOver; ) {
      await change(roubles).then(
        () => {
          roubles += 1;
        },
        () => undefined,
      );
      await pause(BETWEEN);
    }
    await pool.end();
  })();
  return {
    changes,
    async stop() {
      isOver = true;
      await over;
    },
  };
}
