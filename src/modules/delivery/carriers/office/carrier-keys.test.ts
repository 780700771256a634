import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createSealing } from '#platform/security/sealing.ts';
import { openCdek } from '#tests/support/cdek-emulator.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { recordLog } from '#tests/support/logged.ts';
import { createCarriers, sealKeys } from '../carriers.ts';

const keys = { account: 'wqGwiQx0gg8m-of-tests', secret: 'a secret that nobody is told' };
let now = new Date('2027-03-01T09:00:00Z');
let cdek: Awaited<ReturnType<typeof openCdek>>;
const it = withShop(async ({ onCleanup }) => {
  cdek = await openCdek({ keys, onEnd: onCleanup });
  return {
    clock: { now: () => now },
    env: { RATE_LOGIN: '200/15m', LOG_LEVEL: 'error', CDEK_URL: cdek.url },
  };
});
const { shop, office } = fixturesOf(it);

const CARRIER = '/api/admin/delivery/carrier/';
const sender = { town: 'Москва', region: 'москва ', hand_over: 'door' };
const body = { ...sender, ...keys };

const lastActions = async () =>
  (
    await shop.db.execute(
      sql`SELECT action, entity, entity_id, changes FROM audit_log WHERE entity = 'carrier' ORDER BY id DESC`,
    )
  ).rows;

describe('the keys of the carrier', () => {
  it('are entered by the owner, and never shown, logged or stored as they are', async () => {
    const owner = await office.complete('owner');
    const lines = recordLog(shop.app);
    expect((await owner.call('GET', CARRIER)).json()).toMatchObject({ carrier: null });
    const saved = await owner.call('PUT', CARRIER, body);
    expect(saved.json().carrier).toEqual({
      town: 'Москва',
      region: 'Москва',
      hand_over: 'door',
      handed_over_at: '',
      account_end: 'ests',
      is_readable: true,
      changed_at: now.toISOString(),
      changed_by: 'Вера',
    });
    const read = await owner.call('GET', CARRIER);
    const { rows } = await shop.db.execute(sql`SELECT *, keys::text FROM delivery_carriers`);
    const stored = Buffer.from(String(rows[0]?.keys).slice(2), 'hex').toString('utf8');
    const [action] = await lastActions();
    expect(action).toMatchObject({ action: 'carrier.change', changes: { keys: 'changed' } });
    const all = [saved.body, read.body, stored, lines, await lastActions()].map((one) =>
      JSON.stringify(one),
    );
    for (const said of all) {
      expect(said).not.toContain(keys.secret);
      expect(said).not.toContain(keys.account);
    }
  });

  it('stay where only the sender changes, and are entered together', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', CARRIER, body);
    const moved = { ...sender, town: 'Тверь', region: 'Тверская область', account: '', secret: '' };
    expect((await owner.call('PUT', CARRIER, moved)).json().carrier).toMatchObject({
      town: 'Тверь',
      account_end: 'ests',
    });
    const [{ changes }] = (await lastActions()) as [{ changes: object }];
    expect(changes).toEqual({
      town: { from: 'Москва', to: 'Тверь' },
      region: { from: 'Москва', to: 'Тверская область' },
    });
    const half = await owner.call('PUT', CARRIER, { ...moved, account: 'new' });
    expect([half.statusCode, Object.keys(half.json())]).toEqual([400, ['secret', 'code']]);
    const nowhere = await owner.call('PUT', CARRIER, { ...body, region: 'Тверская' });
    expect(nowhere.json()).toMatchObject({ region: [expect.any(String)] });
  });

  it('stay where the place changes at which packages are handed over, which is checked by its way', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', CARRIER, body);
    const kept = { ...sender, account: '', secret: '' };
    const door = await owner.call('PUT', CARRIER, { ...kept, handed_over_at: 'Тверская улица, 1' });
    expect(door.json().carrier).toMatchObject({
      handed_over_at: 'Тверская улица, 1',
      account_end: 'ests',
    });
    const [{ changes }] = (await lastActions()) as [{ changes: object }];
    expect(changes).toEqual({ handed_over_at: { from: null, to: 'Тверская улица, 1' } });
    const warehouse = { ...kept, hand_over: 'warehouse' };
    const faults = [
      await owner.call('PUT', CARRIER, { ...kept, handed_over_at: '12345' }),
      await owner.call('PUT', CARRIER, { ...warehouse, handed_over_at: 'Тверская улица, 1' }),
    ];
    expect(faults.map((answer) => [answer.statusCode, Object.keys(answer.json())])).toEqual(
      faults.map(() => [400, ['handed_over_at', 'code']]),
    );
    const point = await owner.call('PUT', CARRIER, { ...warehouse, handed_over_at: 'msk65' });
    expect(point.json().carrier).toMatchObject({ hand_over: 'warehouse', handed_over_at: 'MSK65' });
  });

  it('are a matter of the owner, who has shown the second factor within minutes', async () => {
    const manager = await office.complete('manager');
    const owner = await office.complete('owner');
    for (const [method, path] of [
      ['GET', CARRIER],
      ['PUT', CARRIER],
      ['DELETE', CARRIER],
      ['POST', `${CARRIER}check/`],
    ] as const) {
      const answer = await manager.call(method, path, method === 'PUT' ? body : undefined);
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
    const before = now;
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await owner.call('PUT', CARRIER, body)).json().code).toBe('step_up_required');
    expect((await owner.call('DELETE', CARRIER)).json().code).toBe('step_up_required');
    now = before;
  });

  it('are tried: the carrier is asked for a token and the town of the sender', async () => {
    const owner = await office.complete('owner');
    const outcome = async () => (await owner.call('POST', `${CARRIER}check/`)).json().outcome;
    await owner.call('PUT', CARRIER, body);
    expect(await outcome()).toBe('works');
    await owner.call('PUT', CARRIER, { ...body, town: 'Мурино', region: 'Ленинградская область' });
    expect(await outcome()).toBe('town_not_known');
    await owner.call('PUT', CARRIER, { ...body, secret: 'another' });
    expect(await outcome()).toBe('keys_refused');
    cdek.misfortunes.isProxyPage = true;
    expect(await outcome()).toBe('silent');
    cdek.misfortunes.isProxyPage = false;
    await owner.call('DELETE', CARRIER);
    expect((await owner.call('POST', `${CARRIER}check/`)).statusCode).toBe(404);
    expect((await lastActions())[0]).toMatchObject({ action: 'carrier.remove' });
  });

  it('that were sealed by another key are entered anew, as after a copy without the secret', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', CARRIER, body);
    const foreign = sealKeys(createSealing(randomBytes(32), 'carriers'), keys);
    await shop.db.execute(sql`UPDATE delivery_carriers SET keys = ${foreign}`);
    expect((await owner.call('GET', CARRIER)).json().carrier).toMatchObject({ is_readable: false });
    expect((await owner.call('POST', `${CARRIER}check/`)).json().outcome).toBe('keys_unreadable');
    const kept = await owner.call('PUT', CARRIER, { ...body, account: '', secret: '' });
    expect(kept.json()).toMatchObject({ account: [expect.stringContaining('заново')] });
    expect((await owner.call('PUT', CARRIER, body)).json().carrier.is_readable).toBe(true);
  });
});

describe('the carriers of the shop', () => {
  const sealing = createSealing(randomBytes(32), 'carriers');
  const to = { name: 'Владивосток', region: 'Приморский край' };
  const packages = [{ length: 300, width: 200, height: 100, weight: 2 }];
  const store = (given: typeof keys) => {
    const sealed = sealKeys(sealing, given);
    return shop.db.execute(sql`
      INSERT INTO delivery_carriers (name, keys, account_end, town, region, hand_over, changed_at)
      VALUES ('cdek', ${sealed}, '', 'Москва', 'Москва', 'warehouse', ${now.toISOString()})
      ON CONFLICT (name) DO UPDATE SET keys = ${sealed}, town = 'Москва', region = 'Москва', hand_over = 'warehouse'`);
  };
  const opened = () =>
    createCarriers({ db: shop.db, clock: { now: () => now }, sealing, cdekUrl: cdek.url });

  it('offer nothing while no keys are entered, or none can be read', async () => {
    await shop.db.execute(sql`DELETE FROM delivery_carriers`);
    const carriers = opened();
    expect(await carriers.offers({ to, packages })).toEqual({ call: 'carrier not set up' });
    await store(keys);
    await shop.db.execute(sql`UPDATE delivery_carriers SET keys = 'broken'`);
    expect(await carriers.offers({ to, packages })).toEqual({ call: 'carrier not set up' });
  });

  it('ask from the town of the sender, and by new keys as soon as they are entered', async () => {
    const carriers = opened();
    await store(keys);
    const first = await carriers.offers({ to, packages });
    expect(first).toMatchObject({ offers: [{ kind: 'parcel', price: 44_000 }] });
    expect(cdek.prices.at(-1)?.from_location).toEqual({ code: 44 });
    const count = cdek.asked.length;
    expect(await carriers.offers({ to, packages })).toEqual(first);
    expect(cdek.asked).toHaveLength(count);
    await store({ ...keys, secret: 'another' });
    expect(await carriers.offers({ to, packages })).toEqual({ call: 'carrier silent' });
  });
});
