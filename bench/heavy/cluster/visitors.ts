import { setTimeout as pause } from 'node:timers/promises';
import { findMadeToOrder } from '#tests/support/made-to-order.ts';
import { newCustomerForm } from '#tests/support/order-form.ts';
import { type Random, seededRandom } from '../../generated-shop.ts';
import { waitUntil } from './wait-until.ts';

/** Counts of one phase: the time after one action on the cluster. */
export interface Phase {
  readonly name: string;
  readonly startedAt: number;
  reads: number;
  /** Error responses and broken connections. */
  failedReads: number;
  /** Milliseconds. */
  slowestRead: number;
  readonly orderTimes: number[];
  /** Order requests that were retried. */
  failedTries: number;
}

export interface Visitors {
  /** Starts a phase. */
  begin(name: string): Phase;
  readonly phases: Phase[];
  /** Numbers of confirmed orders, with the time of the confirmation. */
  readonly confirmed: Map<string, number>;
  /** Orders that were never confirmed, in spite of retries. */
  lost(): number;
  /** Waits for this many further confirmed orders, for `within` ms at most. Returns whether they came. */
  served(count: number, within: number): Promise<boolean>;
  stop(): Promise<void>;
  /** Ends all visits at once, also those in a retry. */
  abandon(): void;
}

export const READERS = 6;
export const CUSTOMERS = 4;
/** How long an order is retried. */
const INSISTENCE = 90_000;
const PATIENCE = 15_000;

/** Visitors who browse and order at any shop that answers, as behind a load balancer. An order without a response is retried with the same cart. */
export async function startVisitors(shops: () => readonly string[]): Promise<Visitors> {
  const phases: Phase[] = [];
  const confirmed = new Map<string, number>();
  let lost = 0;
  let isOver = false;
  let isAbandoned = false;
  let turn = 0;
  const anyShop = () => {
    const open = shops();
    turn += 1;
    return open[turn % open.length] ?? '';
  };
  const product = await findMadeToOrder(anyShop());
  const current = () => phases.at(-1) as Phase;

  const ask = async (path: string, body?: object) => {
    const answer = await fetch(anyShop() + path, {
      method: body ? 'POST' : 'GET',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status}`);
    return text;
  };

  const browse = async (random: Random) => {
    while (!isOver) {
      const started = performance.now();
      await ask(somePage(random)).then(
        () => {
          current().reads += 1;
        },
        () => {
          current().failedReads += 1;
        },
      );
      current().slowestRead = Math.max(current().slowestRead, performance.now() - started);
    }
  };

  const insist = async (path: string, body: object): Promise<Record<string, unknown> | null> => {
    const end = performance.now() + INSISTENCE;
    while (performance.now() < end && !isAbandoned) {
      const answer = await ask(path, body).catch(() => null);
      if (answer !== null) return JSON.parse(answer);
      current().failedTries += 1;
      await pause(100);
    }
    return null;
  };

  const order = async () => {
    while (!isOver) {
      const started = performance.now();
      const cart = await insist('/api/orders/cart/', { cart_items: [{ product }] });
      const made =
        cart &&
        (await insist('/api/orders/order-create/', newCustomerForm(String(cart.cart_uuid))));
      if (made) {
        confirmed.set(String(made.number), performance.now());
        current().orderTimes.push(performance.now() - started);
      } else lost += 1;
    }
  };

  const begin = (name: string): Phase => {
    const phase = {
      name,
      startedAt: performance.now(),
      reads: 0,
      failedReads: 0,
      slowestRead: 0,
      failedTries: 0,
      orderTimes: [],
    };
    phases.push(phase);
    return phase;
  };
  begin('starting');
  const everybody = [
    ...Array.from({ length: READERS }, (_, seed) => browse(seededRandom(seed + 1))),
    ...Array.from({ length: CUSTOMERS }, order),
  ];
  return {
    begin,
    phases,
    confirmed,
    lost: () => lost,
    served(count, within) {
      const wanted = confirmed.size + count;
      return waitUntil(() => confirmed.size >= wanted, within);
    },
    async stop() {
      isOver = true;
      await Promise.all(everybody);
      begin('over');
    },
    abandon() {
      isOver = true;
      isAbandoned = true;
    },
  };
}

const categories = ['divany', 'krovat', 'kresla', 'shkafy', 'stolstyl', 'pufy'];
const searches = ['диван', 'угловой диван', 'стол', 'кровать 160'];

/** Half of the addresses repeat (category pages, cached); the other half are new (not cached). */
function somePage(random: Random): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  const kind = random();
  if (kind < 0.5) return `/products/?category=${pick(categories)}`;
  const price = Math.floor(random() * 100_000);
  if (kind < 0.85) return `/api/products/?category=${pick(categories)}&min_price=${price}`;
  return `/api/products/?search=${encodeURIComponent(pick(searches))}&min_price=${price}`;
}
