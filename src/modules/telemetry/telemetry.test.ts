import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { countRows } from '#tests/support/catalogue.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { purgeOldRecords } from './queries.ts';

const it = withShop({ clock: { now: () => now } });
const now = new Date('2026-11-20T09:00:00Z');

const record = {
  device_id: 'device-1',
  session_id: 'session-1',
  browser: 'Chrome',
  browser_version: '150',
  os: 'Android',
  os_version: '16',
  device_type: 'mobile',
  device_model: 'Unknown Device',
  device_vendor: 'Unknown Vendor',
  screen_width: 360,
  screen_height: 800,
  device_pixel_ratio: 2.625,
  color_depth: 24,
  lang: 'ru-RU',
  timezone: 'Europe/Moscow',
  connection_type: '4g',
  connection_rtt: 50,
  connection_downlink: 9.5,
  cpu_cores: 8,
  ram_gb: 4,
  touch_support: true,
  canvas_hash: '',
};

const collect = (shop: TestApp, payload: object) =>
  shop.app.inject({ method: 'POST', url: '/api/telemetry/collect/', payload });

it('keeps one record of a session with every field §3.208-217', async ({ shop }) => {
  expect((await collect(shop, record)).statusCode).toBe(201);
  expect((await collect(shop, { ...record, browser: 'Other' })).json()).toEqual({
    accepted: false,
  });
  const { rows } = await shop.db.execute(sql`SELECT * FROM telemetry_records`);
  expect(rows).toEqual([expect.objectContaining(record)]);
});

it('names what is wrong §7.40', async ({ shop }) => {
  const answer = await collect(shop, { ...record, session_id: '', screen_width: 'wide', lang: 1 });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json()).toSorted()).toEqual([
    'code',
    'lang',
    'screen_width',
    'session_id',
  ]);
});

it('forgets what has reached its term', async ({ shop }) => {
  const purge = (before: string) =>
    purgeOldRecords(shop.db, { before: new Date(before), most: 10 });
  await purge('2026-11-20T08:59:00Z');
  expect(await countRows(shop.db, 'telemetry_records')).toBe(1);
  await purge('2026-11-20T09:01:00Z');
  expect(await countRows(shop.db, 'telemetry_records')).toBe(0);
});
