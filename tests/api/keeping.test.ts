import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { KeepingRun } from '#contracts/admin/keeping/keeping.ts';
import { type KeepingKind, keepingKinds, keepingRules } from '#contracts/admin/keeping/values.ts';
import { type Cleaners, keepTerms } from '#modules/keeping/index.ts';
import { cleanersOf } from '../../src/server/keeping-cleaners.ts';
import { cameraPhoto } from '../support/camera-photo.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { callAsGuest, signIn } from '../support/customer.ts';
import { fixturesOf, withShop } from '../support/fixtures/with-shop.ts';
import { cartLine } from '../support/order-form.ts';
import { callOf } from '../support/order-links.ts';
import { noteMoney } from '../support/order-money.ts';
import { guestFrom, placeOrder } from '../support/place-order.ts';

const START = new Date('2027-03-01T09:00:00Z');
const DAY = 86_400_000;
let now = START;
const clock = { now: () => now };
const it = withShop({ clock, env: { RATE_LOGIN: '200/15m', RATE_REGISTRATION: '200/15m' } });
const { shop, office } = fixturesOf(it);
const PATH = '/api/admin/keeping/';
const usual = Object.fromEntries(
  keepingKinds.map((kind) => [kind, keepingRules[kind].usual]),
) as Record<KeepingKind, number>;
let folder: string;
let cleaners: Cleaners;
let sofa: SomeVariant;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keeping-'));
  cleaners = cleanersOf({ clock, config: { DATA_DIR: folder } });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: 20 });
});
afterAll(() => rm(folder, { recursive: true }));

const night = () => keepTerms({ db: shop.db, clock, cleaners });
const count = async (table: string, where = 'true') => {
  const { rows } = await shop.db.execute<{ rows: number }>(
    sql.raw(`SELECT count(*)::int AS rows FROM ${table} WHERE ${where}`),
  );
  return rows[0]?.rows ?? 0;
};
const early = (column: string) => `${column} < '2027-03-03'`;

/** What there is of each kind of the first day. */
const left: Readonly<Record<KeepingKind, () => Promise<number>>> = {
  carts: () => count('carts', `ordered_at IS NULL AND ${early('updated_at')}`),
  calls: () => count('callback_requests'),
  drafts: () => count('order_drafts'),
  photographs: () => count('return_photographs'),
  orders: () => count('orders', 'erased_at IS NULL AND email = $$keeping@example.ru$$'),
  networks: () => count('orders', 'consent_ip IS NOT NULL AND email = $$keeping@example.ru$$'),
  sessions: () => count('sessions'),
  visits: () => count('telemetry_records'),
  searches: () => count('searches'),
  provider_messages: () => count('provider_messages'),
  outbox: async () => (await readdir(join(folder, 'outbox'))).length,
  import_files: () => count('import_tasks'),
  staff_sessions: () => count('staff_sessions', early('used_at')),
  audit: () => count('audit_log', early('at')),
};

/** One of each kind, as customers and staff leave it. */
async function live() {
  const owner = await office.complete('owner');
  const person = { email: 'keeping@example.ru', phone_number: '+70004447788' };
  const order = await placeOrder(guestFrom(shop), [cartLine(sofa)], person);
  await callAsGuest(shop, 'POST', '/api/orders/cart/', { cart_items: [cartLine(sofa)] });
  await callAsGuest(shop, 'POST', '/callback/request/', { phone: '8 000 111-22-33' });
  await owner.call('POST', '/api/admin/order-drafts/', { copy_of: order.number });
  await signIn(shop, 'session@example.ru', { isNew: true });
  const url = `/api/admin/orders/${order.number}/`;
  const { version } = (await owner.call('GET', url)).json();
  await owner.call('PUT', url, { version, status: 'delivered', letter: false });
  await noteMoney(owner, order.number);
  const asked = await callAsGuest(shop, 'POST', callOf(order.order_url, 'returns/'), {
    lines: [{ position: 0, quantity: 1 }],
    has_defect: true,
    reason: 'не подошло',
    wish: 'money',
  });
  const { id } = asked.json().returns[0];
  await shop.app.inject({
    method: 'PUT',
    url: callOf(order.order_url, `returns/${id}/photographs/${randomUUID()}/`),
    headers: { 'content-type': 'image/jpeg' },
    payload: await cameraPhoto(),
  });
  const back = `/api/admin/returns/${id}/`;
  const refusal = { to: 'refused', note: 'срок прошёл' };
  const { version: asSeen } = (await owner.call('GET', back)).json();
  await owner.call('POST', `${back}step/`, { version: asSeen, step: refusal });
  await shop.db.execute(sql`
    INSERT INTO searches (day, text, asked, found) VALUES (${START.toISOString()}::date, 'диван', 1, 0)`);
  await shop.db.execute(sql`
    INSERT INTO telemetry_records (device_id, session_id, received_at) VALUES ('d', 's', ${START.toISOString()})`);
  await shop.db.execute(sql`
    INSERT INTO provider_messages (provider, verdict, body, received_at) VALUES ('tbank', 'unreadable', '{}', ${START.toISOString()})`);
  await shop.db.execute(sql`
    INSERT INTO import_tasks (name, state, created_at) VALUES ('goods.csv', 'done', ${START.toISOString()})`);
  await shop.db.execute(sql`UPDATE carts SET updated_at = ${START.toISOString()}`);
  await mkdir(join(folder, 'outbox'));
  await writeFile(join(folder, 'outbox', 'letter.eml'), 'Subject: 1');
  await utimes(join(folder, 'outbox', 'letter.eml'), START, START);
  return order.number;
}

/** When the term of a kind ends for what is of the first day. */
function endOf(kind: KeepingKind): Date {
  const { unit, usual: term } = keepingRules[kind];
  if (unit === 'days') return new Date(START.getTime() + term * DAY);
  const end = new Date(START);
  end.setUTCMonth(end.getUTCMonth() + term * (unit === 'months' ? 1 : 12));
  return end;
}

it('each kind is kept until its term and no longer, and the owner sees what was removed', async () => {
  const number = await live();
  for (const kind of keepingKinds) expect.soft(await left[kind](), kind).toBeGreaterThan(0);
  // A session ends by itself first, which the clock of the account says.
  const timed = keepingKinds.filter((kind) => kind !== 'sessions');
  const ends = new Set(timed.map((kind) => endOf(kind).getTime()));
  for (const end of [...ends].toSorted((a, b) => a - b)) {
    const ending = timed.filter((kind) => endOf(kind).getTime() === end);
    now = new Date(end - 2 * DAY);
    await night();
    for (const kind of ending) expect.soft(await left[kind](), `${kind} before`).toBeGreaterThan(0);
    now = new Date(end + 2 * DAY);
    await night();
    const owner = await office.complete('owner');
    const { runs } = (await owner.call('GET', PATH)).json();
    for (const kind of ending) {
      expect.soft(await left[kind](), `${kind} after`).toBe(0);
      const run = runs.find((one: KeepingRun) => one.kind === kind);
      expect.soft(run, kind).toMatchObject({ at: now.toISOString(), failed: false });
      expect.soft(run.removed, kind).toBeGreaterThan(0);
    }
  }
  expect(await left.sessions()).toBe(0);
  const owner = await office.complete('owner');
  const card = (await owner.call('GET', `/api/admin/orders/${number}/`)).json();
  expect(card).toMatchObject({ customer_name: 'Имя удалено', email: '', total: 54_990 });
});

it('a term that the owner shortens counts the next night, and the log says who did it', async () => {
  const owner = await office.complete('owner');
  await shop.db.execute(sql`
    INSERT INTO searches (day, text, asked, found) VALUES (${new Date(now.getTime() - 40 * DAY).toISOString()}::date, 'стул', 1, 0)`);
  await night();
  expect(await left.searches()).toBe(1);
  const { version, terms, changed_by: by } = (await owner.call('GET', PATH)).json();
  expect([terms, by]).toEqual([usual, '']);
  const shorter = { ...terms, searches: 30 };
  const saved = await owner.call('PUT', PATH, { version, terms: shorter });
  expect(saved.json()).toMatchObject({ terms: shorter, changed_by: 'Вера' });
  await night();
  expect(await left.searches()).toBe(0);
  const late = await owner.call('PUT', PATH, { version, terms });
  expect([late.statusCode, late.json().now.terms]).toEqual([409, shorter]);
  const { entries } = (await owner.call('GET', '/api/admin/audit/?entity=settings')).json();
  expect(entries[0]).toMatchObject({
    action: 'keeping.change',
    changes: { keep_searches: { from: 90, to: 30 } },
  });
});

it('a term keeps within its bounds, and is for those who may change settings, after their code', async () => {
  const owner = await office.complete('owner');
  const { version } = (await owner.call('GET', PATH)).json();
  const save = (terms: object) => owner.call('PUT', PATH, { version, terms });
  for (const wrong of [
    { ...usual, carts: 91 },
    { ...usual, orders: 2 },
    { ...usual, provider_messages: 14 },
    { ...usual, other: 1 },
  ]) {
    expect((await save(wrong)).statusCode).toBe(400);
  }
  expect((await save({ ...usual, carts: 0 })).json()).toHaveProperty(['terms.carts']);
  const manager = await office.complete('manager');
  expect((await manager.call('GET', PATH)).statusCode).toBe(403);
  now = new Date(now.getTime() + 11 * 60_000);
  expect((await save(usual)).json().code).toBe('step_up_required');
});

it('a kind that fails keeps no other one, and is told', async () => {
  const failing = { ...cleaners, carts: () => Promise.reject(new Error('no carts')) };
  await expect(keepTerms({ db: shop.db, clock, cleaners: failing })).rejects.toThrow('no carts');
  const owner = await office.complete('owner');
  const { runs } = (await owner.call('GET', PATH)).json();
  const of = (kind: KeepingKind) => runs.find((one: KeepingRun) => one.kind === kind);
  expect([of('carts').failed, of('audit').failed, of('audit').at]).toEqual([
    true,
    false,
    now.toISOString(),
  ]);
});

it('two processes at once remove each row once, and two thousand rows in batches', async () => {
  await shop.db.execute(sql`
    INSERT INTO searches (day, text, asked, found)
    SELECT '2020-01-01', 'слово ' || n, 1, 0 FROM generate_series(1, 2500) n`);
  now = new Date(now.getTime() + DAY);
  await Promise.all([night(), night()]);
  expect(await left.searches()).toBe(0);
  expect(await count('keeping_runs', `kind = 'searches' AND removed = 2500`)).toBe(1);
});
