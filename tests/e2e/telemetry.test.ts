import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { telemetryRecord } from '#contracts/telemetry.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, hydrated, PHONE } from '../support/shop-in-browser.ts';

const API = '**/api/telemetry/collect/';
const GALAXY =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

const it = withShopInBrowser({ callsFail: true });
const { shop } = fixturesOf(it);
beforeEach(() => shop.db.execute(sql`TRUNCATE telemetry_records`));

/** The page rests when the machine does. */
const WITHIN = { timeout: 15_000 };

const records = async () =>
  (await shop.db.execute(sql`SELECT * FROM telemetry_records ORDER BY id`)).rows;
const atLast = (count: number) =>
  expect.poll(async () => (await records()).length, WITHIN).toBe(count);
const notice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });

/** The page has done all that it does by itself: its script for idle moments has run. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => fetch('/api/category/').then((answer) => answer.text()));
}

describe('the record', () => {
  it('is sent once a session §1.31 1.32', async () => {
    const page = await shop.open('/', { ...PHONE, userAgent: GALAXY });
    await atLast(1);
    const kept = await page.evaluate(() => ({
      device_id: localStorage.getItem('device_id'),
      session_id: sessionStorage.getItem('session_id'),
    }));
    const [record] = await records();
    expect(record).toMatchObject({
      ...kept,
      os: 'Android',
      device_type: 'mobile',
      device_model: 'SM-A546E',
      device_vendor: 'Samsung',
      screen_width: 360,
      screen_height: 780,
      lang: 'ru-RU',
      touch_support: true,
      canvas_hash: '',
    });
    for (const name of ['browser', 'browser_version', 'timezone', 'cpu_cores', 'color_depth']) {
      expect(record?.[name], name).toBeTruthy();
    }
    await page.reload();
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Доставка' }).click();
    await page.getByRole('heading', { level: 1, name: 'Доставка' }).waitFor();
    await atRest(page);
    expect(await records()).toHaveLength(1);
  });

  it('names no device where none is told §9.41-43', async () => {
    await shop.open('/cart/', DESKTOP);
    await atLast(1);
    expect(await records()).toMatchObject([
      {
        device_type: 'desktop',
        device_model: 'Unknown Device',
        device_vendor: 'Unknown Vendor',
        screen_width: 1440,
        touch_support: false,
      },
    ]);
  });

  it('of another session has the same device, and every field §1.30 1.31 3.208-217 7.40', async () => {
    const page = await shop.open('/cart/', DESKTOP);
    await atLast(1);
    const other = await page.context().newPage();
    const posted = other.waitForRequest(API);
    await other.goto('/cart/');
    expect(Object.keys((await posted).postDataJSON()).toSorted()).toEqual(
      Object.keys(telemetryRecord.shape).toSorted(),
    );
    await atLast(2);
    const [first, second] = await records();
    expect(second?.device_id).toBe(first?.device_id);
    expect(second?.session_id).not.toBe(first?.session_id);
  });

  it('that is not accepted is only logged, and tried again on the next page §7.41 8.60', async () => {
    const page = await shop.open('/cart/', DESKTOP);
    await atLast(1);
    const other = await page.context().newPage();
    const warnings: string[] = [];
    other.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await other.route(API, (route) => route.fulfill({ status: 500, json: { detail: 'Беда' } }));
    await other.goto('/cart/');
    await expect.poll(() => warnings.join()).toContain('the telemetry record was not sent');
    expect(await other.getByText('Беда').count()).toBe(0);
    await other.unroute(API);
    await other.reload();
    await atLast(2);
  });
});

describe('the cookie notice', () => {
  it.each([
    ['Разрешить', /^[0-9a-f]{8}$/],
    ['Не разрешать', /^$/],
  ])(
    'goes for good by «%s», which decides on the drawing in the next record §3.217',
    async (answer, hash) => {
      const page = await shop.open('/cart/', PHONE);
      // The record of this session is sent before the answer.
      await atLast(1);
      await notice(page).getByRole('button', { name: answer }).click();
      await notice(page).waitFor({ state: 'detached' });
      const other = await page.context().newPage();
      await other.goto('/cart/');
      await atLast(2);
      expect(await notice(other).count()).toBe(0);
      const [first, second] = await records();
      expect(first?.canvas_hash).toBe('');
      expect(second?.canvas_hash).toMatch(hash);
    },
  );

  it('stands in the flow above the page in at most 64 px of a phone, and covers nothing', async () => {
    const page = await shop.open('/cart/', PHONE);
    const box = await notice(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(64);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 640 });
      const call = width < 768 ? 'Заказать звонок' : 'Обратный звонок';
      for (const name of ['Корзина', call, 'Меню', 'Не разрешать']) {
        await page.getByRole('button', { name, exact: true }).click({ trial: true });
      }
    }
  });

  it('comes with the page, which is the same for everyone, and not without scripts', async () => {
    const page = await shop.open('/', { ...PHONE, javaScriptEnabled: false });
    expect(await notice(page).count()).toBe(0);
    expect(await page.content()).toContain('Разрешить');
  });

  it.each([
    ['accepted', false],
    ['nonsense', true],
  ])('is seen at once or never: the answer kept is «%s»', async (answer, asks) => {
    const page = await shop.open('/cart/', PHONE);
    await page.evaluate((kept) => localStorage.setItem('cookie_choice', kept), answer);
    await page.route('**/*.js*', (route) => route.abort());
    await page.reload();
    expect(await notice(page).isVisible()).toBe(asks);
  });
});
