import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { systemClock } from '#platform/time/clock.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { signIn } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';
import { whileHeld } from '#tests/support/wait-for-lock.ts';
import { purgeSurplusCarts } from './network-limits.ts';

const FLOODER = '203.0.113.7';
const NEIGHBOUR = '203.0.113.8';
const PATIENCE = { timeout: 20_000 };
const it = withShop();
const { shop } = fixturesOf(it);
let goods: SomeVariant[];

beforeAll(async () => {
  goods = await pickVariants(shop.db, Array(11).fill(1000));
});
beforeEach(() => shop.db.execute(sql`DELETE FROM carts WHERE ordered_at IS NULL`));

async function push(remoteAddress: string, lines = 1, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/cart/',
    remoteAddress,
    headers,
    payload: { cart_items: goods.slice(0, lines).map((one) => cartLine(one)) },
  });
  return String(answer.json().cart_uuid);
}

const purge = (limits: { carts: number; lines: number }) =>
  purgeSurplusCarts({ db: shop.db, clock: systemClock }, limits);

/** Those of these carts that are stored. */
async function stored(uuids: readonly string[]) {
  const { rows } = await shop.db.execute<{ uuid: string }>(
    sql`SELECT uuid FROM carts WHERE uuid = ANY(${sql.param(uuids)}::uuid[])`,
  );
  const found = new Set(rows.map(({ uuid }) => uuid));
  return uuids.filter((uuid) => found.has(uuid));
}

it('purges the oldest carts of a network that has too many, and no other', async () => {
  const flood = [];
  for (let left = 5; left > 0; left -= 1) flood.push(await push(FLOODER));
  const neighbours = [await push(NEIGHBOUR), await push(NEIGHBOUR)];
  await purge({ carts: 3, lines: 100 });
  expect(await stored(flood)).toEqual(flood.slice(-3));
  expect(await stored(neighbours)).toEqual(neighbours);
});

it('purges the oldest carts of a network that has too many lines', async () => {
  const flood = [await push(FLOODER, 4), await push(FLOODER, 4), await push(FLOODER, 4)];
  const neighbour = await push(NEIGHBOUR, 4);
  await purge({ carts: 100, lines: 9 });
  expect(await stored([...flood, neighbour])).toEqual([...flood.slice(1), neighbour]);
});

it('purges large carts of a network first: a flood of them leaves the carts of its buyers', async () => {
  const buyer = await push(FLOODER, 10);
  const flood = [await push(FLOODER, 11), await push(FLOODER, 11), await push(FLOODER, 11)];
  await purge({ carts: 100, lines: 22 });
  expect(await stored([buyer, ...flood])).toEqual([buyer, flood.at(-1)]);
});

it('takes all addresses of an IPv6 subscriber as one network', async () => {
  const flood = [];
  for (const place of [1, 2, 3]) flood.push(await push(`2001:db8:7:${place}::1`));
  const neighbour = await push('2001:db8:8::1');
  await purge({ carts: 2, lines: 100 });
  expect(await stored([...flood, neighbour])).toEqual([...flood.slice(1), neighbour]);
});

it('keeps carts that are ordered or belong to a customer', async () => {
  const ordered = await push(FLOODER);
  await shop.app.inject({
    method: 'POST',
    url: '/api/orders/order-create/',
    payload: orderForm(ordered),
  });
  const { access } = await signIn(shop, 'buyer@example.ru', { isNew: true });
  const own = await push(FLOODER, 1, { authorization: `Bearer ${access}` });
  const newest = [await push(FLOODER), await push(FLOODER)];
  await purge({ carts: 1, lines: 100 });
  expect(await stored([ordered, own, ...newest])).toEqual([ordered, own, newest[1]]);
});

it('writes one cart of a network at a time, and those of others meanwhile', async () => {
  const waiting = sql`SELECT 1 FROM pg_locks WHERE relation = 'carts'::regclass AND NOT granted`;
  const pushed = await whileHeld(shop.db, async (tx) => {
    await tx.execute(sql`LOCK TABLE carts IN SHARE MODE`);
    const flood = [push(FLOODER), push(FLOODER), push(FLOODER)];
    const writes = async () => (await tx.execute(waiting)).rows.length;
    await vi.waitFor(async () => expect(await writes()).toBeGreaterThan(0), PATIENCE);
    const neighbour = push(NEIGHBOUR);
    await vi.waitFor(async () => expect(await writes()).toBeGreaterThan(1), PATIENCE);
    const seen = [];
    while (seen.length < 30) seen.push(await writes());
    expect(new Set(seen)).toEqual(new Set([2]));
    return [...flood, neighbour];
  });
  const uuids = await Promise.all(pushed);
  expect(await stored(uuids)).toEqual(uuids);
});

it('tells how much disk carts take', async () => {
  await push(FLOODER);
  const { body } = await shop.app.inject({ url: '/metrics' });
  const [, bytes] = /^cart_bytes (\d+)$/m.exec(body) ?? [];
  expect(Number(bytes)).toBeGreaterThan(8192);
});
