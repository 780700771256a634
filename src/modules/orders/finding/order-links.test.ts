import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, vi } from 'vitest';
import { systemClock } from '#platform/time/clock.ts';
import { countRows, pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { callAsGuest, signIn } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';
import { callOf, linkIn, orderWithLink } from '#tests/support/order-links.ts';
import { TERMINAL } from '#tests/support/staff.ts';
import { releaseOrders } from '../history/history.ts';
import { changeOrder } from '../managing/management.ts';
import { deleteLinks, listLinks, makeLink } from './order-links.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const noJobs = { send: async () => undefined };

const it = withShop({ env: { PUBLIC_URL: 'https://shop.example' } });
const { shop } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const open = (url: string) => callAsGuest(shop, 'GET', callOf(url));
const cancel = (url: string) => callAsGuest(shop, 'POST', callOf(url, 'cancel/'));
const change = (number: string, wanted: Parameters<typeof changeOrder>[2]) =>
  changeOrder({ db: shop.db, clock: systemClock, jobs: noJobs, actor: TERMINAL }, number, wanted, {
    quiet: true,
  });
const letterAbout = (number: string, subject: RegExp) =>
  vi.waitUntil(
    () => shop.letters.find((one) => one.subject.includes(number) && subject.test(one.subject)),
    WITHIN,
  );

describe('the page of an order', () => {
  it('shows the order to who has the link, not to be cached, contacts and address masked', async () => {
    const own = { comment: 'Домофон 34', telegram: '@petr', department_number: '90417' };
    const { url, number } = await orderWithLink(shop, [sofa], { email: 'petr@example.ru', ...own });
    const answer = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      number,
      status_order: 'new',
      can_cancel: true,
      total_price: 54_990,
      phone_number: '+7 ••• •••-••-00',
      email: 'p•••@example.ru',
      city: 'Примерск',
      address: 'ул. О•••, д. •••, кв. •••, •••',
      list_of_products: [{ name: sofa.name, quantity: 1, variant: sofa.variant }],
    });
    for (const secret of [
      '70000000000',
      'petr@',
      'Образцовая',
      'кв. 2',
      'Домофон',
      '@petr',
      '90417',
    ]) {
      expect([secret, answer.body.includes(secret)]).toEqual([secret, false]);
    }
  });

  it('says what happened, what is now and what comes, and only times that are known', async () => {
    const { url, number, id } = await orderWithLink(shop, [sofa]);
    await change(number, { status: 'production', payment: 'partially_paid' });
    const { timeline } = (await open(url)).json();
    expect(timeline).toEqual([
      { title: 'Оформлен', state: 'done', time: expect.any(String) },
      { title: 'Внесена часть оплаты', state: 'done', time: expect.any(String) },
      { title: 'Изготавливается', state: 'current', time: expect.any(String) },
      { title: 'Отправлен', state: 'next', time: null },
      { title: 'Доставлен', state: 'next', time: null },
    ]);
    // An order from before the history was kept.
    await shop.db.execute(sql`DELETE FROM order_events WHERE order_id = ${id}`);
    expect((await open(url)).json().timeline.slice(0, 2)).toEqual([
      { title: 'Оформлен', state: 'done', time: expect.any(String) },
      { title: 'Изготавливается', state: 'current', time: null },
    ]);
  });

  it('tells of an order that is fetched when it is ready, not that it was sent', async () => {
    const { url } = await orderWithLink(shop, [sofa], { delivery_type: 'pickup' });
    const { timeline } = (await open(url)).json();
    expect(timeline.slice(-2)).toMatchObject([
      { title: 'Готов к\u00a0выдаче', state: 'next' },
      { title: 'Выдан', state: 'next' },
    ]);
  });

  it('is changed by no GET', async () => {
    const { url, number } = await orderWithLink(shop, [sofa]);
    // Its letter has a link of its own.
    await letterAbout(number, /принят/);
    const state = async () => [
      await countRows(shop.db, 'order_links'),
      await countRows(shop.db, 'order_events'),
      (await shop.db.execute(sql`SELECT * FROM orders ORDER BY id`)).rows,
    ];
    const before = await state();
    const pages = [await open(url), await open(url)].map((answer) => answer.json());
    expect(pages[1]).toEqual(pages[0]);
    expect((await callAsGuest(shop, 'GET', callOf(url, 'cancel/'))).statusCode).toBe(405);
    expect(await state()).toEqual(before);
  });
});

describe('a link', () => {
  it('has 256 random bits, of which the database keeps a digest', async () => {
    const { url } = await orderWithLink(shop, [sofa]);
    const token = url.slice('/orders/t/'.length);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await shop.db.execute(sql`SELECT * FROM order_links`);
    expect(JSON.stringify(rows)).not.toContain(token);
    const kept = await shop.db.execute<{ digest: Buffer }>(
      sql`SELECT digest FROM order_links WHERE digest = sha256(${Buffer.from(token)})`,
    );
    expect(kept.rows).toHaveLength(1);
  });

  it('is given again to a repeated order, and all of them work', async () => {
    const { url, cartUuid, email } = await orderWithLink(shop, [sofa]);
    const form = orderForm(cartUuid, { email });
    const again = await callAsGuest(shop, 'POST', '/api/orders/order-create/', form);
    expect(again.statusCode).toBe(200);
    const other = again.json().order_url;
    expect(other).not.toBe(url);
    expect([(await open(url)).statusCode, (await open(other)).statusCode]).toEqual([200, 200]);
  });

  it('is refused where it is unknown, not whole or revoked, in the same words', async () => {
    const { url, id } = await orderWithLink(shop, [sofa]);
    const link = await makeLink({ db: shop.db, clock: systemClock }, id, 'letter');
    expect(await deleteLinks(shop.db, id)).toBeGreaterThanOrEqual(2);
    const unknown = `/orders/t/${'a'.repeat(43)}`;
    for (const one of [url, link, unknown, url.slice(0, -1), `/orders/t/${'я'.repeat(9)}`]) {
      for (const answer of [await open(encodeURI(one)), await cancel(encodeURI(one))]) {
        expect([one, answer.statusCode, answer.json()]).toEqual([
          one,
          404,
          {
            detail: 'Ссылка на заказ больше не действует. Запросите новую.',
            code: 'order_link_invalid',
          },
        ]);
      }
    }
  });

  it('still opens an order that is delivered or cancelled', async () => {
    const delivered = await orderWithLink(shop, [sofa]);
    await change(delivered.number, { status: 'delivered' });
    const cancelled = await orderWithLink(shop, [sofa]);
    await change(cancelled.number, { status: 'cancelled' });
    expect((await open(delivered.url)).json().status_order).toBe('delivered');
    const page = (await open(cancelled.url)).json();
    expect(page.status_order).toBe('cancelled');
    expect(page.timeline.at(-1)).toMatchObject({ title: 'Отменён магазином', state: 'current' });
  });

  it('ends where newer ones of its kind are twenty; those of letters stay', async () => {
    const { url, id } = await orderWithLink(shop, [sofa]);
    const context = { db: shop.db, clock: systemClock };
    const letter = await makeLink(context, id, 'letter');
    for (let made = 0; made < 20; made += 1) await makeLink(context, id, 'order');
    expect((await open(url)).statusCode).toBe(404);
    expect((await open(letter)).statusCode).toBe(200);
    const counts = (await listLinks(shop.db, id)).map(({ origin, count }) => [origin, count]);
    expect(counts).toContainEqual(['order', 20]);
  });

  it('goes with its order', async () => {
    const { id, number } = await orderWithLink(shop, [sofa]);
    await letterAbout(number, /принят/);
    await shop.db.execute(sql`DELETE FROM orders WHERE id = ${id}`);
    const left = sql`SELECT 1 FROM order_links WHERE order_id = ${id} UNION ALL SELECT 1 FROM order_events WHERE order_id = ${id}`;
    expect((await shop.db.execute(left)).rows).toEqual([]);
  });
});

describe('cancelling by a link', () => {
  it('needs no account, shows the order as it is now and tells shop and customer', async () => {
    const { url, number, email } = await orderWithLink(shop, [sofa]);
    const answer = await cancel(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status_order: 'cancelled',
      can_cancel: false,
      next: ['Заказ отменён.', 'Платить по\u00a0нему не\u00a0нужно.'],
    });
    expect(answer.json().timeline.at(-1)).toMatchObject({ title: 'Отменён покупателем' });
    await letterAbout(number, /отменён покупателем/);
    const letter = await letterAbout(number, /отменён\s— /);
    expect(letter.to).toBe(email);
    expect(letter.text).toContain('Если это сделали не вы');
    const again = await cancel(url);
    expect([again.statusCode, again.json().code]).toEqual([409, 'order_not_cancellable']);
  });

  it('is refused once the order is on its way, with the phone of the shop', async () => {
    const { url, number } = await orderWithLink(shop, [sofa]);
    await shop.db.execute(sql`UPDATE site_settings SET phone = '+7 (000) 111-11-11'`);
    await change(number, { status: 'shipped' });
    const answer = await cancel(url);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: 'order_shipped',
      detail: 'Заказ уже отправлен. Позвоните нам. Телефон магазина: +7 (000) 111-11-11.',
    });
    expect((await open(url)).json().status_order).toBe('shipped');
  });

  it('is refused to the page of another site', async () => {
    const { url } = await orderWithLink(shop, [sofa]);
    const answer = await shop.app.inject({
      method: 'POST',
      url: callOf(url, 'cancel/'),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site']);
    expect((await open(url)).json().status_order).toBe('new');
  });
});

describe('the link of a customer', () => {
  it('is made for an own order only, and ends when the account loses the e-mail of the order', async () => {
    const anna = await signIn(shop, 'anna-links@example.ru', { isNew: true });
    const boris = await signIn(shop, 'boris-links@example.ru', { isNew: true });
    const lines = { cart_items: [cartLine(sofa)] };
    const cart = (await anna.call('POST', '/api/orders/cart/', lines)).json();
    const form = orderForm(cart.cart_uuid, { email: anna.email });
    const made = (await anna.call('POST', '/api/orders/order-create/', form)).json();
    const path = `/api/orders/history/${made.orderId}/link/`;

    expect((await boris.call('POST', path)).statusCode).toBe(404);
    expect((await callAsGuest(shop, 'POST', path)).statusCode).toBe(401);
    const link = (await anna.call('POST', path)).json().order_url;
    expect((await open(link)).json().number).toBe(made.number);

    await releaseOrders(shop.db, anna.id, anna.email);
    expect((await open(link)).statusCode).toBe(404);
    expect((await open(made.order_url)).statusCode).toBe(200);
  });
});

it('each letter to the customer has a link of its own that works; the shop’s has none', async () => {
  const { number, url, email } = await orderWithLink(shop, [sofa]);
  const letter = await letterAbout(number, /принят/);
  expect(letter.to).toBe(email);
  const link = linkIn(letter.text);
  expect(link).not.toBe(url);
  expect(letter.text).toContain(`Открыть заказ: https://shop.example${link}`);
  expect(letter.html).toContain(`href="https://shop.example${link}"`);
  expect((await open(link)).json().number).toBe(number);
  const toShop = await letterAbout(number, /Новый заказ/).catch(() => undefined);
  expect(toShop?.text ?? '').not.toContain('/orders/t/');
});
