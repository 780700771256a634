import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import type { OfficeInBrowser } from '#tests/support/office-screen.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { ShopInBrowser } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const place = async (shop: ShopInBrowser, overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number;

const askForCall = (shop: ShopInBrowser, phone: string) =>
  shop.app.inject({ method: 'POST', url: '/callback/request/', payload: { phone } });

/** A page of a manager that learns nothing by asking from time to time. */
async function openListening(office: OfficeInBrowser, path: string): Promise<Page> {
  const page = await office.openAs('manager', path);
  await page.addInitScript(() => {
    window.setInterval = Object.assign(() => 0, setInterval);
  });
  const stream = page.waitForResponse('**/api/admin/events/');
  await page.reload();
  await stream;
  return page;
}

/** An open stream of events as a member gets it, its notices so far, and whether it has ended. */
async function openStream(shop: ShopInBrowser, cookie: string) {
  const answer = await fetch(`${shop.url}/api/admin/events/`, { headers: { cookie } });
  const stream = { answer, notices: [] as { topic: string; id: string | null }[], ended: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      for (const [, data = ''] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm)) {
        stream.notices.push(JSON.parse(data));
      }
    }
    stream.ended = true;
  };
  void read().catch(() => undefined);
  return stream;
}

it('a new order, a request for a call and what another does appear by themselves', async ({
  shop,
  office,
}) => {
  const list = await openListening(office, '/admin/orders');
  const number = await place(shop, { customer_name: 'Фёкла Живая' });
  await list.getByRole('link', { name: number }).waitFor();
  const card = await openListening(office, `/admin/orders/${number}`);
  const other = await office.complete('manager');
  await other.call('PUT', `/api/admin/orders/${number}/`, { version: 1, status: 'confirmed' });
  await card.getByText('Статус: подтверждён').waitFor();
  await other.call('POST', `/api/admin/orders/${number}/notes/`, {
    text: 'Мягкая ткань',
    public: false,
  });
  await card.getByText('Мягкая ткань').waitFor();
  const calls = await openListening(office, '/admin/calls');
  await askForCall(shop, '+7 (000) 000-00-77');
  await calls.getByText('+7 (000) 000-00-77').waitFor();
});

it('what changes while a list is read for the first time stands in it', async ({
  shop,
  office,
}) => {
  const page = await office.openAs('manager', '/admin/');
  await page.addInitScript(() => {
    const heard: string[] = [];
    const Stream = window.EventSource;
    Object.assign(window, {
      heard,
      EventSource: class extends Stream {
        constructor(url: string) {
          super(url);
          this.addEventListener('message', ({ data }) => heard.push(data));
        }
      },
    });
  });
  let isFirst = true;
  await page.route('**/api/admin/callbacks/?*', async (route) => {
    const answer = await route.fetch();
    if (isFirst) {
      isFirst = false;
      await askForCall(shop, '+7 (000) 000-00-78');
      await page.waitForFunction(() =>
        JSON.stringify(Reflect.get(window, 'heard')).includes('calls'),
      );
    }
    await route.fulfill({ response: answer });
  });
  const stream = page.waitForResponse('**/api/admin/events/');
  await page.reload();
  await stream;
  await page.getByRole('link', { name: 'Звонки' }).first().click();
  await page.getByText('+7 (000) 000-00-78').waitFor();
});

it('what another writes down on the telephone stands in the list, until it is placed or dropped', async ({
  shop,
  office,
}) => {
  const list = await openListening(office, '/admin/orders/drafts');
  await list.getByText('Черновиков нет.').waitFor();
  const [other, keeper] = [await office.complete('manager'), await office.joined('warehouse')];
  const stream = await openStream(shop, keeper.cookie());
  const at = '/api/admin/order-drafts/';
  const body = { lines: [], customer_name: 'Фёкла Живая' };
  const { id } = (await other.call('POST', at, body)).json();
  await list.getByRole('link', { name: 'Открыть черновик: Фёкла Живая' }).waitFor();
  await other.call('PUT', `${at}${id}/`, { ...body, version: 1, customer_name: 'Фёкла Иная' });
  await list.getByRole('link', { name: 'Открыть черновик: Фёкла Иная' }).waitFor();
  await other.call('DELETE', `${at}${id}/`);
  await list.getByText('Черновиков нет.').waitFor();
  expect(stream.notices).toEqual([]);
});

it('a member is told only what they may know, and the stream ends with the session', async ({
  shop,
  office,
}) => {
  const manager = await office.complete('manager');
  const keeper = await office.joined('warehouse');
  const content = await office.joined('content');
  const [whole, part, none] = await Promise.all(
    [manager, keeper, content].map(({ cookie }) => openStream(shop, cookie())),
  );
  expect(whole?.answer.headers.get('cache-control')).toBe('no-store');
  await expect
    .poll(async () => {
      const { rows } = await shop.db.execute(sql`SELECT query FROM pg_stat_activity
        WHERE application_name = 'gornitsa-notices' AND datname = current_database() AND state = 'idle'`);
      return rows;
    })
    .toHaveLength(1);
  const number = await place(shop);
  await expect.poll(() => whole?.notices).toContainEqual({ topic: 'orders', id: number });
  await expect.poll(() => part?.notices).toContainEqual({ topic: 'orders', id: null });
  expect(JSON.stringify([part?.notices, none?.notices])).not.toContain(number);
  expect(none?.notices).toEqual([]);
  await shop.db.execute(sql`UPDATE staff SET disabled_at = now() WHERE id = ${manager.id}`);
  await expect.poll(() => whole?.ended).toBe(true);
  expect((await openStream(shop, manager.cookie())).answer.status).toBe(401);
  expect(part?.ended).toBe(false);
});

it('a member who is disabled stands before the sign-in at once', async ({ shop, office }) => {
  const page = await openListening(office, '/admin/orders');
  await shop.db.execute(sql`UPDATE staff SET disabled_at = now() WHERE disabled_at IS NULL`);
  await page.getByRole('heading', { name: 'Вход в офис' }).waitFor();
  await page.getByText('Доступ закрыт. Спросите владельца магазина.').waitFor();
});
