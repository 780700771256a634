import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, vi } from 'vitest';
import { countOrderedPieces } from '#modules/orders/holding/ordered-pieces.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';
import { demoCalls } from '../../../db/demo/office/calls.ts';
import { demoOrders } from '../../../db/demo/office/orders.ts';
import { countQueues } from '../queues.ts';
import { fillDemoOffice } from './fill.ts';

const NOW = new Date('2027-03-31T09:00:00Z');
const WITHIN = { timeout: 30_000, interval: 50 };
const it = withShop({ clock: { now: () => NOW } });
const { shop, office } = fixturesOf(it);
let before: Awaited<ReturnType<typeof world>>;
let after: typeof before;
let owner: MemberWithApp;
let manager: MemberWithApp;

/** What the demo must leave as it was. */
async function world() {
  const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows;
  return {
    stock: await rows(sql`SELECT id, stock FROM variants ORDER BY id`),
    log: await rows(sql`SELECT count(*) FROM audit_log`),
    counters: await rows(sql`SELECT * FROM unproved_orders`),
    popular: await countOrderedPieces(shop.db, new Date(0)),
  };
}

beforeAll(async () => {
  before = await world();
  await shop.orders.transaction((db) => fillDemoOffice(db, NOW));
  after = await world();
  owner = await office.complete('owner');
  manager = await office.complete('manager');
});

const json = async (person: MemberWithApp, path: string) => (await person.call('GET', path)).json();
const orders = async (query = '') =>
  (await json(owner, `/api/admin/orders/?limit=100${query}`)).orders;

async function place() {
  const [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  return placeOrder(guestFrom(shop), [cartLine(sofa)]);
}

describe('the office of the demo', () => {
  it('has thirty orders in all states, which are marked', async () => {
    const found = await orders();
    expect(found).toHaveLength(30);
    expect(found.every(({ is_demo }: { is_demo: boolean }) => is_demo)).toBe(true);
    const states = Object.groupBy(found, ({ status }: { status: string }) => status);
    expect(Object.keys(states).sort()).toEqual(
      ['cancelled', 'confirmed', 'delivered', 'new', 'production', 'shipped'].sort(),
    );
    const { calls } = await json(owner, '/api/admin/callbacks/');
    expect(calls).toHaveLength(3);
  });

  it('has something in every queue but those of imports, money that is wrong, invoices, returns, promises, prices of delivery, offers and carriers, and nothing in the future', async () => {
    const { queues } = await json(owner, '/api/admin/today/');
    const empty = queues.filter(({ count }: { count: number }) => count === 0);
    expect(empty.map(({ name }: { name: string }) => name)).toEqual([
      'orders_overpaid',
      'payments_troubled',
      'refunds_refused',
      'receipts_failed',
      'invoices_ending',
      'returns_new',
      'returns_money',
      'orders_paid_unseen',
      'promises_overdue',
      'prices_untold',
      'offers_refused',
      'offers_waiting',
      'drafts_waiting',
      'shipments_stopped',
      'prices_asked',
      'imports_refused',
    ]);
    const { rows } = await shop.db.execute(sql`SELECT max(happened_at) AS last FROM order_events`);
    expect(new Date(String(rows[0]?.last)).getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  it('is no matter for the morning letter', async () => {
    const parts = { db: shop.db, clock: { now: () => NOW }, jobs: { failing: async () => [] } };
    const queues = await countQueues(parts, { withDemo: false, lettersLeave: true });
    expect(queues.filter(({ count }) => count > 0)).toEqual([]);
  });

  it('takes no stock, counts for no popularity, leaves no trace in the log and writes to nobody', async () => {
    expect(after).toEqual(before);
    const { rows } = await shop.db.execute(
      sql`SELECT name FROM pgboss.job WHERE name LIKE 'order%' OR name LIKE 'callback%'`,
    );
    expect(rows).toEqual([]);
  });

  it('writes to nobody when a member changes an order, and gives back no stock', async () => {
    const [{ number, version }] = await orders('&status=confirmed');
    const at = (of: string) => `/api/admin/orders/${of}/`;
    const charge = (of: string, body: object) =>
      manager.call('PUT', `${at(of)}charges/delivery/`, { ...body, agreed: 'по телефону' });
    await charge(number, { version, amount: 77 });
    await manager.call('PUT', at(number), { version: version + 1, status: 'cancelled' });
    expect((await world()).stock).toEqual(before.stock);

    const real = await place();
    await charge(real.number, { version: 1, amount: 990 });
    const about = (of: string) => shop.letters.filter(({ subject }) => subject.includes(of));
    await passUndoTime(shop.db);
    await vi.waitFor(() => expect(about(real.number)).toHaveLength(3), WITHIN);
    expect(about(number)).toEqual([]);
  });

  it('leaves the first number of a real order to a real one, and goes without it', async () => {
    const real = (await orders()).filter(({ is_demo }: { is_demo: boolean }) => !is_demo);
    const number = real[0]?.number;
    const { rows: ids } = await shop.db.execute(sql`SELECT id FROM orders WHERE NOT demo`);
    expect(ids).toEqual([{ id: 1 }]);
    expect(await manager.call('DELETE', '/api/admin/demo/')).toMatchObject({ statusCode: 403 });
    expect((await json(manager, '/api/admin/today/')).demo).toBeNull();
    const { demo } = await json(owner, '/api/admin/today/');
    expect(demo).toEqual({ orders: demoOrders.length, calls: demoCalls.length });

    const gone = await owner.call('DELETE', '/api/admin/demo/');
    expect(gone.json()).toEqual(demo);
    expect((await orders()).map((one: { number: string }) => one.number)).toEqual([number]);
    const left = await json(owner, '/api/admin/today/');
    expect(left.demo).toBeNull();
    expect((await json(owner, '/api/admin/callbacks/?state=closed')).calls).toEqual([]);
    const { rows } = await shop.db.execute(sql`SELECT count(*)::int AS carts FROM carts`);
    expect(rows).toEqual([{ carts: 1 }]);
    const [last] = (await json(owner, '/api/admin/audit/?limit=1')).entries;
    expect(last).toMatchObject({ action: 'demo.remove', entity: 'demo' });
  });
});
