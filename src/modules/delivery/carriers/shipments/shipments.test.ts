import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { changeOrder } from '#modules/orders/index.ts';
import { createSealing } from '#platform/security/sealing.ts';
import { pickVariants } from '#tests/support/catalogue.ts';
import { openCdek } from '#tests/support/cdek-emulator.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { TERMINAL } from '#tests/support/staff.ts';
import { followShipments } from '../../../../server/moved-shipments.ts';
import { createCarriers, sealKeys } from '../carriers.ts';
import {
  lookAfter,
  lookAfterAll,
  registerShipment,
  type ShipmentMoved,
  type ShipmentsContext,
} from './shipments.ts';

const MINUTE = 60_000;
let now = new Date('2027-03-01T09:00:00Z');
const clock = { now: () => now };
let cdek: Awaited<ReturnType<typeof openCdek>>;
const it = withShop(async ({ onCleanup }) => {
  cdek = await openCdek({ onEnd: onCleanup });
  return { clock, env: { CDEK_URL: cdek.url } };
});
const { shop } = fixturesOf(it);
const sealing = createSealing(Buffer.alloc(32, 'key'), 'carriers');

interface Queued {
  readonly delay: number;
  readonly payload: object;
}

/** What shipments work with, and what they queue and tell. */
function workplace() {
  const queued: Queued[] = [];
  const moved: ShipmentMoved[] = [];
  const jobs: ShipmentsContext['jobs'] = {
    send: async (_, to, ...payloads) => {
      const delay = typeof to === 'string' ? 0 : to.delay;
      queued.push(...payloads.map((payload) => ({ delay, payload })));
    },
  };
  const { db } = shop;
  const follow = followShipments({ clock, jobs: { send: async () => undefined } });
  const context: ShipmentsContext = {
    db,
    clock,
    jobs,
    carriers: createCarriers({ db, clock, sealing, cdekUrl: cdek.url }),
    onMoved: async (db, step) => {
      moved.push(step);
      await follow(db, step);
    },
  };
  return { context, queued, moved };
}

async function storeKeys(): Promise<void> {
  const keys = sealKeys(sealing, cdek.keys);
  await shop.db.execute(sql`
    INSERT INTO delivery_carriers (name, keys, account_end, town, region, hand_over, handed_over_at, changed_at)
    VALUES ('cdek', ${keys}, '', 'Москва', 'Москва', 'warehouse', 'MSK1', ${now.toISOString()})
    ON CONFLICT (name) DO UPDATE SET keys = ${keys}`);
}

/** A new order of a customer, as it is given to the carrier. */
async function newOrder() {
  const [thing] = await pickVariants(shop.db, [1]);
  const { number } = await placeOrder(guestFrom(shop), thing ? [cartLine(thing)] : []);
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`SELECT id FROM orders WHERE number = ${number}`,
  );
  const order = {
    number,
    kind: 'parcel',
    to: { name: 'Владивосток', region: 'Приморский край' },
    packages: [{ length: 300, width: 200, height: 100, weight: 2 }],
    value: 500_000,
    recipient: { name: 'Мария', phone: '+70000000000', address: 'Светланская улица, 1' },
    sender: { company: 'ООО «Пример»', name: 'Пример', phone: '+70000000000' },
  } as const;
  return { id: rows[0]?.id ?? 0, number, order };
}

const statusOf = async (number: string) =>
  (await shop.db.execute(sql`SELECT status_order FROM orders WHERE number = ${number}`)).rows[0]
    ?.status_order;

it.beforeEach(async () => {
  Object.assign(cdek.misfortunes, {
    isProxyPage: false,
    refusesLater: null,
    decidesAfter: 0,
    losesAnswers: false,
    losesOrders: false,
  });
  await storeKeys();
});

describe('an order that is given to the carrier', () => {
  it('follows it: on its way it is shipped, handed over it is delivered, and each step is told once', async () => {
    const { context, queued, moved } = workplace();
    const { id, number, order } = await newOrder();
    const asked = await registerShipment(context, id, order);
    expect(asked).toMatchObject({ state: 'asked', carrierUuid: expect.any(String) });
    expect(queued).toEqual([{ delay: 3000, payload: { orderId: id } }]);
    await lookAfter(context, id);
    expect(await statusOf(number)).toBe('new');
    cdek.move(number, 'TAKEN_BY_COURIER', '2027-03-02T10:00:00+0300', '2027-03-05');
    await lookAfter(context, id);
    await lookAfter(context, id);
    expect(await statusOf(number)).toBe('shipped');
    cdek.move(number, 'DELIVERED', '2027-03-05T10:00:00+0300');
    await lookAfter(context, id);
    await lookAfter(context, id);
    expect(await statusOf(number)).toBe('delivered');
    expect(moved.map((step) => ('day' in step ? step.day : step.kind))).toEqual([
      'registered',
      'on_way',
      '2027-03-05',
      'delivered',
    ]);
    const { rows } = await shop.db.execute(
      sql`SELECT code FROM shipment_events WHERE order_id = ${id} ORDER BY at`,
    );
    expect(rows.map(({ code }) => code)).toEqual(['CREATED', 'TAKEN_BY_COURIER', 'DELIVERED']);
  });

  it('does not go back where an answer is older than the one before', async () => {
    const { context, moved } = workplace();
    const { id, number, order } = await newOrder();
    await registerShipment(context, id, order);
    cdek.move(number, 'TAKEN_BY_COURIER', '2027-03-02T10:00:00+0300');
    await lookAfter(context, id);
    cdek.orders.at(-1)?.statuses.splice(0);
    await lookAfter(context, id);
    cdek.move(number, 'TAKEN_BY_COURIER', '2027-03-02T10:00:00+0300');
    await lookAfter(context, id);
    expect(moved).toEqual([{ orderId: id, number, kind: 'on_way' }]);
  });

  it('is given once, however often it is pressed', async () => {
    const { context } = workplace();
    const { id, order } = await newOrder();
    const count = cdek.asked.length;
    const [first, second] = await Promise.all([
      registerShipment(context, id, order),
      registerShipment(context, id, order),
    ]);
    const third = await registerShipment(context, id, order);
    expect([first?.state, second?.state, third.state]).toEqual(['asked', 'asked', 'asked']);
    const given = cdek.asked.slice(count).filter((one) => one === 'POST /v2/orders');
    expect(given).toHaveLength(1);
  });

  it('may be refused later, is told so, and is given again', async () => {
    const { context, moved } = workplace();
    const { id, number, order } = await newOrder();
    cdek.misfortunes.refusesLater = 'v2_delivery_address_multivalued';
    await registerShipment(context, id, order);
    await lookAfter(context, id);
    const fault = 'v2_delivery_address_multivalued';
    expect(moved).toEqual([{ orderId: id, number, kind: 'refused', fault }]);
    cdek.misfortunes.refusesLater = null;
    expect(await registerShipment(context, id, order)).toMatchObject({
      state: 'asked',
      fault: null,
    });
    await lookAfter(context, id);
    expect(moved.at(-1)).toMatchObject({ kind: 'registered' });
  });

  it('is found by its number where the answer was lost, and is not there where the order was', async () => {
    const { context, queued, moved } = workplace();
    const { id, order } = await newOrder();
    cdek.misfortunes.losesAnswers = true;
    expect(await registerShipment(context, id, order)).toMatchObject({
      state: 'asked',
      carrierUuid: null,
    });
    cdek.misfortunes.losesAnswers = false;
    await lookAfter(context, id);
    expect(moved).toMatchObject([{ orderId: id, kind: 'registered' }]);

    const other = await newOrder();
    cdek.misfortunes.losesOrders = true;
    await registerShipment(context, other.id, other.order);
    queued.length = 0;
    await lookAfter(context, other.id);
    expect(queued).toEqual([{ delay: MINUTE, payload: { orderId: other.id } }]);
    now = new Date(now.getTime() + 15 * MINUTE);
    await lookAfter(context, other.id);
    expect(moved.at(-1)).toMatchObject({ orderId: other.id, kind: 'refused' });
  });

  it('that was cancelled meanwhile stays so, whatever the carrier says', async () => {
    const { context, moved } = workplace();
    const { id, number, order } = await newOrder();
    await registerShipment(context, id, order);
    const cancelling = { db: shop.db, clock, jobs: context.jobs, actor: TERMINAL };
    await changeOrder(cancelling, number, { status: 'cancelled' });
    cdek.move(number, 'DELIVERED', '2027-03-05T10:00:00+0300');
    await lookAfter(context, id);
    expect(moved).toMatchObject([{ kind: 'delivered' }]);
    expect(await statusOf(number)).toBe('cancelled');
  });

  it('needs keys', async () => {
    const { context } = workplace();
    const { id, order } = await newOrder();
    await shop.db.execute(sql`DELETE FROM delivery_carriers`);
    await expect(registerShipment(context, id, order)).rejects.toThrow('carrier_not_set_up');
  });
});

describe('each night', () => {
  it('all orders on their way are asked for, and the subscription that was cut is renewed', async () => {
    const { context, queued } = workplace();
    const address = 'https://shop.example/callback/cdek/';
    const { id, order } = await newOrder();
    await registerShipment(context, id, order);
    const over = await newOrder();
    await registerShipment(context, over.id, over.order);
    cdek.move(over.number, 'NOT_DELIVERED', '2027-03-05T10:00:00+0300');
    await lookAfter(context, over.id);
    queued.length = 0;
    await lookAfterAll(context, address);
    const asked = queued.map(({ payload }) => payload);
    expect(asked).toContainEqual({ orderId: id });
    expect(asked).not.toContainEqual({ orderId: over.id });
    await lookAfterAll(context, address);
    expect(cdek.subscriptions).toHaveLength(1);
    cdek.subscriptions.length = 0;
    await lookAfterAll(context, address);
    expect(cdek.subscriptions).toMatchObject([{ url: address }]);
  });

  it('a silent carrier changes nothing, and the next night it is asked again', async () => {
    const { context, queued, moved } = workplace();
    const { id, order } = await newOrder();
    await registerShipment(context, id, order);
    await lookAfter(context, id);
    queued.length = 0;
    moved.length = 0;
    cdek.misfortunes.isProxyPage = true;
    await lookAfter(context, id);
    expect([queued, moved]).toEqual([[], []]);
  });
});

describe('a notice of the carrier', () => {
  const tell = async (payload: unknown) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/callback/cdek/',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    return answer.statusCode;
  };
  const looks = async (id: number) =>
    (
      await shop.db.execute(
        sql`SELECT 1 FROM pgboss.job WHERE name = 'shipment-looks' AND data = ${JSON.stringify({ orderId: id })}::jsonb`,
      )
    ).rows.length;

  it('is not believed: the carrier is asked, at most once a minute, and every notice is answered alike', async () => {
    const { context } = workplace();
    const { id, number, order } = await newOrder();
    const { carrierUuid: uuid } = await registerShipment(context, id, order);
    const delivered = { type: 'ORDER_STATUS', uuid, attributes: { code: 'DELIVERED' } };
    expect(await tell(delivered)).toBe(200);
    expect(await tell(delivered)).toBe(200);
    expect(await looks(id)).toBe(1);
    expect(await statusOf(number)).toBe('new');
    now = new Date(now.getTime() + 2 * MINUTE);
    expect(await tell(delivered)).toBe(200);
    expect(await looks(id)).toBe(2);
  });

  it('makes the shop ask by the keys that its owner has entered, and the order follows', async ({
    office,
  }) => {
    const { context } = workplace();
    const { id, number, order } = await newOrder();
    const { carrierUuid: uuid } = await registerShipment(context, id, order);
    const owner = await office.complete('owner');
    const sender = { town: 'Москва', region: 'Москва', hand_over: 'warehouse' };
    const saved = await owner.call('PUT', '/api/admin/delivery/carrier/', {
      ...sender,
      ...cdek.keys,
    });
    expect(saved.statusCode).toBe(200);
    cdek.move(number, 'SENT_TO_RECIPIENT_CITY', '2027-03-05T10:00:00+0300');
    await tell({ type: 'ORDER_STATUS', uuid });
    await expect.poll(() => statusOf(number), { timeout: 15_000 }).toBe('shipped');
  });

  it.for([null, 7, {}, { uuid: 'x' }, { uuid: '72753031-1820-4f99-9240-aab139f05ca5' }])(
    'of nothing that is known is answered, too: %j',
    async (payload) => {
      expect(await tell(payload)).toBe(200);
    },
  );
});
