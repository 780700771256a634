import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Forwarder, startForwarder } from '../support/forwarder.ts';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { orderForm } from '../support/order-form.ts';
import { type Replicated, startReplicated } from '../support/replicated.ts';
import { seenWithinASecond } from '../support/seen-within-a-second.ts';
import { makeFolder } from '../support/shop-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

let folder: string;
let databases: Replicated;
let wayToPrimary: Forwarder;
let wayToReplica: Forwarder;
let primary: pg.Client;
let replica: pg.Client;
let shop: ShopProcess;

beforeAll(async () => {
  folder = makeFolder('reading');
  databases = await startReplicated();
  wayToPrimary = await startForwarder(databases.primaryUrl);
  wayToReplica = await startForwarder(databases.replicaUrl);
  primary = new pg.Client({ connectionString: databases.primaryUrl });
  replica = new pg.Client({ connectionString: databases.replicaSuperuserUrl });
  await Promise.all([primary.connect(), replica.connect()]);
  shop = await startShopProcess(folder, settings());
}, 120_000);
afterAll(async () => {
  expect(await shop.end('SIGTERM')).toBe(0);
  await Promise.all([primary.end(), replica.end()]);
  await Promise.all([wayToPrimary.close(), wayToReplica.close()]);
  await databases.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const settings = () => ({
  DATABASE_URL: wayToPrimary.url,
  DATABASE_REPLICA_URL: wayToReplica.url,
  JWT_SECRET: 'a-secret-of-this-test-and-of-no-shop',
  // Twenty reads that wait for a frozen replica must not be refused as too many.
  MAX_BROWSING: '32',
});

const within = { timeout: 10_000, interval: 50 };

async function json<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(shop.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status, path).toBeLessThan(300);
  return (await answer.json()) as Answer;
}

let asked = 0;
/** A list that was not requested before, so that it is read now. */
const readSomething = () => {
  asked += 1;
  return json(`/api/products/?page_size=${(asked % 100) + 1}&min_price=${asked}`);
};

async function metrics(): Promise<{ fit: number; primary: number; replica: number }> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? -1);
  return {
    fit: value('database_replica_fit'),
    primary: value('database_reads_total\\{from="primary"\\}'),
    replica: value('database_reads_total\\{from="replica"\\}'),
  };
}

/** Who answers a read that is done now. */
async function whoAnswers(): Promise<'primary' | 'replica'> {
  const before = await metrics();
  await readSomething();
  const after = await metrics();
  expect(after.primary + after.replica).toBe(before.primary + before.replica + 1);
  return after.replica > before.replica ? 'replica' : 'primary';
}

const replicaAnswersAgain = () =>
  vi.waitFor(async () => expect(await whoAnswers()).toBe('replica'), within);

const linesAbout = (text: string) => shop.output().split(text).length - 1;

it('reads what every visitor sees from the replica, and orders by the primary', async () => {
  await replicaAnswersAgain();
  const before = await metrics();
  const product = await findMadeToOrder(shop.url);
  for (const path of ['/', '/products/?category=divany', '/sitemap.xml', '/feeds/yandex.xml']) {
    expect((await fetch(shop.url + path)).status).toBe(200);
  }
  await json('/api/products/?search=%D0%B4%D0%B8%D0%B2%D0%B0%D0%BD');
  await json('/callback/site-settings/');
  const after = await metrics();
  expect([after.primary, after.fit]).toEqual([before.primary, 1]);
  expect(after.replica).toBeGreaterThan(before.replica + 6);

  const cart = await json<{ cart_uuid: string }>('/api/orders/cart/', {
    cart_items: [{ product }],
  });
  await json('/api/orders/order-create/', orderForm(cart.cart_uuid));
  const { rows } = await primary.query('SELECT count(*)::int AS count FROM orders WHERE NOT demo');
  expect(rows).toEqual([{ count: 1 }]);
});

it('shows a change within a second although the replica stands still, and goes back to it when it has it', async () => {
  const address = '/api/products/divan-uglovoj-ladoga/';
  const { id } = await json<{ id: number }>(address);
  const seen = async () => {
    const { name } = await json<{ name: string }>(address);
    const page = await (await fetch(`${shop.url}/products/divan-uglovoj-ladoga`)).text();
    const { results } = await json<{ results: { id: number; name: string }[] }>(
      `/api/products/?search=${encodeURIComponent('запоздалый')}`,
    );
    return [name, page.includes('Диван «Запоздалый»'), results[0]?.name];
  };
  await seen();
  await replica.query('SELECT pg_wal_replay_pause()');
  await primary.query(`UPDATE products SET name = 'Диван «Запоздалый»' WHERE id = $1`, [id]);
  await seenWithinASecond(async () =>
    expect(await seen()).toEqual(['Диван «Запоздалый»', true, 'Диван «Запоздалый»']),
  );
  expect(await whoAnswers()).toBe('primary');
  expect((await metrics()).fit).toBe(0);

  await replica.query('SELECT pg_wal_replay_resume()');
  await replicaAnswersAgain();
  expect((await seen())[0]).toBe('Диван «Запоздалый»');
});

it('finds a product by its new name although the replica has not got the words that were just read', async () => {
  const name = 'Диван «Барабулька»';
  const update = `UPDATE products SET name = $1 WHERE slug = 'divan-uglovoj-ladoga' RETURNING id`;
  const { rows } = await primary.query(update, [name]);
  await vi.waitFor(async () => {
    const copy = await replica.query('SELECT name FROM products WHERE id = $1', [rows[0].id]);
    expect(copy.rows).toEqual([{ name }]);
  }, within);
  await replica.query('SELECT pg_wal_replay_pause()');
  await replicaAnswersAgain();
  // Each another address: none has been kept.
  for (const size of [3, 4]) {
    const found = await json<{ results: { name: string }[] }>(
      `/api/products/?page_size=${size}&search=${encodeURIComponent('барабулька')}`,
    );
    expect(found.results.map((product) => product.name)).toEqual([name]);
  }
  await replica.query('SELECT pg_wal_replay_resume()');
});

it('keeps nothing of a replica that is behind: after each of many changes the answer is the new one', async () => {
  const address = '/api/products/divan-uglovoj-ladoga/';
  const { id } = await json<{ id: number }>(address);
  for (let change = 1; change <= 20; change += 1) {
    const name = `Диван «Перемена ${change}»`;
    await primary.query('UPDATE products SET name = $2 WHERE id = $1', [id, name]);
    await seenWithinASecond(async () => expect(await json(address)).toMatchObject({ name }));
  }
});

it('goes on by the primary while the replica is away or hangs, says so once, and comes back to it', async () => {
  const lost = () => linesAbout('replica does not answer');
  for (const goAway of [wayToReplica.cut, wayToReplica.freeze]) {
    const before = lost();
    await goAway();
    await Promise.all(Array.from({ length: 20 }, readSomething));
    expect(await whoAnswers()).toBe('primary');
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    await vi.waitFor(() => expect(lost()).toBe(before + 1), within);
    await vi.waitFor(async () => expect((await metrics()).fit).toBe(0), within);
    for (let again = 0; again < 5; again += 1) await readSomething();

    await wayToReplica.mend();
    await replicaAnswersAgain();
    expect(lost()).toBe(before + 1);
  }
  expect(linesAbout('replica is healthy again')).toBe(2);
}, 60_000);

it('can be browsed while the primary is away, keeps nothing of that, and takes orders again when it is back', async () => {
  const before = linesAbout('background failure');
  await wayToPrimary.cut();
  await vi.waitFor(() => expect(linesAbout('background failure')).toBeGreaterThan(before), within);
  const page = await fetch(`${shop.url}/products/?category=krovat`);
  expect([page.status, (await page.text()).includes('</footer>')]).toEqual([200, true]);
  await readSomething();
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(503);

  await primary.query(`UPDATE categories SET name = 'Ложа' WHERE slug = 'krovat'`);
  await wayToPrimary.mend();
  const product = await findMadeToOrder(shop.url);
  const cart = await json<{ cart_uuid: string }>('/api/orders/cart/', {
    cart_items: [{ product }],
  });
  await json('/api/orders/order-create/', orderForm(cart.cart_uuid));
  await seenWithinASecond(async () => {
    const text = await (await fetch(`${shop.url}/products/?category=krovat`)).text();
    expect(text).toContain('Ложа');
  });
}, 60_000);

it('opens while its replica is not there', async () => {
  await shop.end('SIGTERM');
  await wayToReplica.cut();
  shop = await startShopProcess(folder, settings());
  expect(await whoAnswers()).toBe('primary');
  await wayToReplica.mend();
  await replicaAnswersAgain();
}, 60_000);
