import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createSealing } from '#platform/security/sealing.ts';
import { openDadata } from '#tests/support/dadata-emulator.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { recordLog } from '#tests/support/logged.ts';
import { sealKey } from './addresses.ts';

const KEY = '0123456789-key-of-tests';
/** Half an hour before midnight of Moscow. */
const EVENING = Date.parse('2027-03-01T20:30:00Z');
const HOUR = 3_600_000;
let now = new Date(EVENING);
let dadata: Awaited<ReturnType<typeof openDadata>>;
const it = withShop(async ({ onCleanup }) => {
  dadata = await openDadata({ key: KEY, onEnd: onCleanup });
  return {
    clock: { now: () => now },
    env: {
      RATE_LOGIN: '200/15m',
      RATE_ADDRESS: '50/10m',
      LOG_LEVEL: 'warn',
      DADATA_URL: dadata.url,
    },
  };
});
const { shop, office } = fixturesOf(it);

const SERVICE = '/api/admin/delivery/addresses/';
const body = { key: KEY, daily_budget: 100 };

/** Each test begins a day of its own, with a service that answers. */
let day = 0;
it.beforeEach(async () => {
  day += 3;
  now = new Date(EVENING + day * 24 * HOUR);
  Object.assign(dadata.misfortunes, {
    isSilent: false,
    answer: null,
    status: null,
    left: Number.POSITIVE_INFINITY,
  });
  await shop.db.execute(sql`DELETE FROM address_service`);
});

let typed = 0;
/** A text that was never asked before, so that no kept answer serves it. */
const unheard = () => {
  typed += 1;
  return `образцовая ${typed}00`;
};

const suggest = (query: string, town = 'Тверь, Тверская область', remoteAddress = '10.0.0.1') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/delivery/addresses/',
    payload: { query, town },
    remoteAddress,
  });
const suggested = async (query: string, town?: string) =>
  (await suggest(query, town)).json().addresses;

const lastActions = async () =>
  (
    await shop.db.execute(
      sql`SELECT action, changes FROM audit_log WHERE entity = 'address_service' ORDER BY id DESC`,
    )
  ).rows;

describe('suggestions of addresses', () => {
  it('are none, and nothing is asked, while no key is entered', async () => {
    const before = dadata.asked.length;
    expect(await suggested('образцовая')).toEqual([]);
    expect(dadata.asked).toHaveLength(before);
    const settings = async () => (await shop.app.inject('/callback/site-settings/')).json();
    expect((await settings()).suggests_addresses).toBe(false);
    const owner = await office.complete('owner');
    await owner.call('PUT', SERVICE, body);
    await expect.poll(async () => (await settings()).suggests_addresses).toBe(true);
    expect(await suggested('образцовая 1')).toEqual([
      { address: 'ул Образцовая, д 1', town: 'Тверь', region: 'Тверская обл', postcode: '000000' },
    ]);
  });

  it('are asked once a day for one text in one town', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', SERVICE, body);
    const first = await suggested('образцовая 2');
    const count = dadata.asked.length;
    expect(await suggested(' Образцовая  2', 'тверь')).toEqual(first);
    expect(dadata.asked).toHaveLength(count);
    await suggested('образцовая 2', 'Москва');
    expect(dadata.asked).toHaveLength(count + 1);
    now = new Date(now.getTime() + 25 * HOUR);
    await suggested('образцовая 2');
    expect(dadata.asked).toHaveLength(count + 2);
  });

  it('end with the budget, and go on after midnight of Moscow', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', SERVICE, { ...body, daily_budget: 2 });
    const before = dadata.asked.length;
    const texts = [unheard(), unheard(), unheard(), unheard()];
    await Promise.all(texts.map((text) => suggest(text)));
    expect(dadata.asked).toHaveLength(before + 2);
    expect((await owner.call('GET', SERVICE)).json().service).toMatchObject({
      daily_budget: 2,
      asked_today: 2,
      is_stopped: false,
    });
    now = new Date(now.getTime() + HOUR);
    await suggest(unheard());
    expect(dadata.asked).toHaveLength(before + 3);
  });

  it('are not asked for again on a day on which the service has refused', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', SERVICE, body);
    dadata.misfortunes.left = 1;
    expect(await suggested('образцовая')).not.toEqual([]);
    const before = dadata.asked.length;
    const refused = await suggest(unheard());
    expect([refused.statusCode, refused.json()]).toEqual([200, { addresses: [] }]);
    await suggest(unheard());
    expect(dadata.asked).toHaveLength(before + 1);
    // What is known is still told.
    expect(await suggested('образцовая')).not.toEqual([]);
    expect((await owner.call('GET', SERVICE)).json().service.is_stopped).toBe(true);
    dadata.misfortunes.left = Number.POSITIVE_INFINITY;
    now = new Date(now.getTime() + HOUR);
    await suggest(unheard());
    expect(dadata.asked).toHaveLength(before + 2);
  });

  it('are none where the service makes no sense, which is not kept', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', SERVICE, body);
    dadata.misfortunes.answer = 'page of a proxy';
    expect(await suggested('образцовая 3', 'Медное')).toEqual([]);
    dadata.misfortunes.answer = null;
    expect(await suggested('образцовая 3', 'Медное')).toHaveLength(1);
  });

  it('need three signs, and a network may cause so many questions', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', SERVICE, { ...body, daily_budget: 1000 });
    const short = await suggest(' об ');
    expect([short.statusCode, Object.keys(short.json())]).toEqual([400, ['query', 'code']]);
    const answers = [];
    for (let index = 0; index <= 250; index += 1) {
      answers.push((await suggest(unheard(), '', '10.20.30.40')).statusCode);
    }
    expect(answers.slice(0, 250).every((status) => status === 200)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    expect((await suggest(unheard(), '', '10.99.1.1')).statusCode).toBe(200);
  });

  it('leave no trace of what was typed in the log and the database', async () => {
    const owner = await office.complete('owner');
    const lines = recordLog(shop.app);
    await owner.call('PUT', SERVICE, body);
    await suggest('улица Неслыханная 7');
    dadata.misfortunes.status = 500;
    await suggest('улица Неслыханная 8');
    const { rows } = await shop.db.execute(sql`SELECT * FROM address_uses`);
    expect(rows).toMatchObject([{ asked: 2 }]);
    expect(JSON.stringify(lines)).not.toContain('еслыханная');
  });
});

describe('the key of the service', () => {
  it('is entered by the owner, and never shown, logged or stored as it is', async () => {
    const owner = await office.complete('owner');
    const lines = recordLog(shop.app);
    expect((await owner.call('GET', SERVICE)).json()).toEqual({ service: null });
    const saved = await owner.call('PUT', SERVICE, body);
    expect(saved.json().service).toEqual({
      daily_budget: 100,
      asked_today: 0,
      is_stopped: false,
      is_readable: true,
      changed_at: now.toISOString(),
      changed_by: 'Вера',
    });
    const { rows } = await shop.db.execute(sql`SELECT *, key::text FROM address_service`);
    const stored = Buffer.from(String(rows[0]?.key).slice(2), 'hex').toString('utf8');
    const actions = await lastActions();
    expect(actions[0]).toMatchObject({
      action: 'address_service.change',
      changes: { key: 'changed', daily_budget: { from: null, to: 100 } },
    });
    for (const said of [saved.body, stored, lines, actions]) {
      expect(JSON.stringify(said)).not.toContain(KEY);
    }
  });

  it('stays where only the budget changes; wrong values are told at their fields', async () => {
    const owner = await office.complete('owner');
    const fields = async (given: object) =>
      Object.keys((await owner.call('PUT', SERVICE, given)).json());
    expect(await fields({ key: '', daily_budget: 5 })).toEqual(['key', 'code']);
    expect(await fields({ key: 'ключ', daily_budget: 5 })).toEqual(['key', 'code']);
    await owner.call('PUT', SERVICE, body);
    expect(await fields({ key: '', daily_budget: 0 })).toEqual(['daily_budget', 'code']);
    const changed = await owner.call('PUT', SERVICE, { key: '', daily_budget: 50 });
    expect(changed.json().service).toMatchObject({ daily_budget: 50, is_readable: true });
    expect((await owner.call('POST', `${SERVICE}check/`)).json().outcome).toBe('works');
  });

  it('is a matter of the owner, who has shown the second factor within minutes', async () => {
    const manager = await office.complete('manager');
    const owner = await office.complete('owner');
    for (const [method, path] of [
      ['GET', SERVICE],
      ['PUT', SERVICE],
      ['DELETE', SERVICE],
      ['POST', `${SERVICE}check/`],
    ] as const) {
      const answer = await manager.call(method, path, method === 'PUT' ? body : undefined);
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await owner.call('PUT', SERVICE, body)).json().code).toBe('step_up_required');
    expect((await owner.call('DELETE', SERVICE)).json().code).toBe('step_up_required');
  });

  it('is tried, which may end a refusal of the day, and is removed', async () => {
    const owner = await office.complete('owner');
    const outcome = async () => (await owner.call('POST', `${SERVICE}check/`)).json().outcome;
    const isStopped = async () => (await owner.call('GET', SERVICE)).json().service.is_stopped;
    await owner.call('PUT', SERVICE, { ...body, key: 'another' });
    expect(await outcome()).toBe('refused');
    expect(await isStopped()).toBe(true);
    await owner.call('PUT', SERVICE, body);
    expect(await isStopped()).toBe(false);
    dadata.misfortunes.status = 500;
    expect(await outcome()).toBe('silent');
    dadata.misfortunes.status = 403;
    expect(await outcome()).toBe('refused');
    dadata.misfortunes.status = null;
    expect(await outcome()).toBe('works');
    expect(await isStopped()).toBe(false);
    await owner.call('DELETE', SERVICE);
    expect((await owner.call('POST', `${SERVICE}check/`)).statusCode).toBe(404);
    expect((await lastActions())[0]).toMatchObject({ action: 'address_service.remove' });
    expect(await suggested(unheard())).toEqual([]);
  });

  it('that was sealed by another key is entered anew, as after a copy without the secret', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', SERVICE, body);
    const foreign = sealKey(createSealing(randomBytes(32), 'addresses'), KEY);
    await shop.db.execute(sql`UPDATE address_service SET key = ${foreign}`);
    expect((await owner.call('GET', SERVICE)).json().service.is_readable).toBe(false);
    expect((await owner.call('POST', `${SERVICE}check/`)).json().outcome).toBe('key_unreadable');
    expect(await suggested(unheard())).toEqual([]);
    const kept = await owner.call('PUT', SERVICE, { key: '', daily_budget: 5 });
    expect(kept.json()).toMatchObject({ key: [expect.stringContaining('заново')] });
  });
});
