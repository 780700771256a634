// What orders feel of attacks on the running shop: npm run bench:attack [-- --seconds 60 --size 100000]
// Strangers and members of the staff attack. Each attack runs beside one order a second. Exit code 1: an order fails, or takes as long as the target or longer.
import { parseArgs } from 'node:util';
import { catalogCalls } from '#contracts/calls/catalog.ts';
import type { Category, ProductPage } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import { askedQueries } from '#tests/search/queries.ts';
import type { Call } from '#tests/support/office-at-work.ts';
import type { Closers } from '../../src/server/closers.ts';
import { seededRandom } from '../generated-shop.ts';
import { comeAsGuest, type Ordered, orderEachSecond } from '../guest.ts';
import { percentiles } from '../load/measure.ts';
import { wholeNumber } from '../load/options.ts';
import { callsOf } from '../office/calls-of.ts';
import { openMembers, readFilled } from '../office/open-members.ts';
import { generatedFolder, openGenerated } from '../opened-shop.ts';
import { runToTheEnd } from '../run-to-the-end.ts';
import { type Attack, attacks, type Outcomes, type Target } from './attack/attackers.ts';
import { attacksOfStaff } from './attack/staff.ts';
import type { Material } from './hostile/mutate.ts';

/** An order (cart and order together) is faster, ms. */
const TARGET = 500;
const SEED = 3;
const GOODS_PAGES = 4;
const MEMBERS = 30;

async function main(closers: Closers): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      size: { type: 'string', default: '100000' },
    },
  });
  const seconds = wholeNumber('--seconds', values.seconds, 3600);
  // The limit of carts as it is by default: the flood meets it.
  const size = wholeNumber('--size', values.size, 1_000_000);
  const shop = await openGenerated(size, { RATE_CART: '600/10m', RATE_LOGIN: '99999/1h' });
  closers.push(shop.close);
  const guest = await comeAsGuest(shop.url);
  closers.push(guest.leave);
  const words = askedQueries.flatMap(({ query }) => query.split(' '));
  const target: Target = {
    url: shop.url,
    words,
    material: await materialOf(shop.url, words),
    goods: await goodsOf(shop.url),
    random: seededRandom(SEED),
  };
  const members = await openMembers(
    generatedFolder(size),
    Array<'owner'>(MEMBERS + 1).fill('owner'),
  );
  const calls = members.map(({ cookie }) => callsOf(shop.url, cookie));
  const known = await readFilled(shop.url, {
    call: calls[0] as Call,
    guest,
    other: members.at(-1)?.id ?? 0,
  });
  const calm: Attack = async () => new Map();
  const all = { 'no attack': calm, ...attacks, ...attacksOfStaff(calls.slice(0, MEMBERS), known) };
  const rows = [];
  for (const [what, attack] of Object.entries(all)) {
    const signal = AbortSignal.timeout(seconds * 1000);
    const [outcomes, orders] = await Promise.all([
      attack(target, signal),
      orderEachSecond(guest, signal),
    ]);
    rows.push({ what, orders, outcomes });
  }
  console.table(rows.map(rowOf));
  return rows.every(({ orders }) => orders.length > 0 && orders.every(isGood));
}

/** The categories and the options of all their filters. */
async function materialOf(url: string, words: readonly string[]): Promise<Material> {
  const categories = ((await read(url + catalogCalls.listCategories.url)) as Category[]).map(
    ({ slug }) => slug,
  );
  const options = new Map<string, string[]>();
  for (const category of categories) {
    const { filters } = (await read(
      `${url}${catalogCalls.getFacets.url}?category=${category}`,
    )) as Facets;
    for (const filter of filters) {
      if (filter.kind !== 'options') continue;
      const values = filter.options.map(({ value }) => value);
      options.set(filter.name, [...new Set([...(options.get(filter.name) ?? []), ...values])]);
    }
  }
  return { categories, words, options };
}

const read = async (address: string): Promise<unknown> => (await fetch(address)).json();

async function goodsOf(url: string): Promise<Target['goods']> {
  const goods: { product: number; variant: number }[] = [];
  for (let page = 1; page <= GOODS_PAGES; page += 1) {
    const answer = await fetch(`${url}${catalogCalls.listProducts.url}?page_size=100&page=${page}`);
    for (const { id, variants } of ((await answer.json()) as ProductPage).results) {
      goods.push(...variants.map((variant) => ({ product: id, variant: variant.id })));
    }
  }
  return goods;
}

const isGood = ({ status, ms }: Ordered) => status === 201 && ms < TARGET;

function rowOf({
  what,
  orders,
  outcomes,
}: {
  what: string;
  orders: Ordered[];
  outcomes: Outcomes;
}) {
  const at = percentiles(orders.map(({ ms }) => ms));
  const failed = orders.filter(({ status }) => status !== 201).length;
  return {
    attack: what,
    orders: orders.length,
    failed,
    'p50, ms': at(0.5).toFixed(0),
    'p99, ms': at(0.99).toFixed(0),
    'worst, ms': at(1).toFixed(0),
    attackers: Array.from(outcomes, ([outcome, count]) => `${count} × ${outcome}`).join(', '),
    '': orders.every(isGood) ? 'good' : 'WRONG',
  };
}

await runToTheEnd(main, 60_000);
