import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { beforeAll, expect, vi } from 'vitest';
import { usualColours } from '#platform/mail/letter-page.ts';
import { createOutboxMailer, createSmtpMailer } from '#platform/mail/mailer.ts';
import { HOUR } from '#platform/time/duration.ts';
import { buildTestApp, type TestApp } from '#tests/support/build-test-app.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { showPhotographs, writePhotographs } from '#tests/support/photographs.ts';
import { setTimeZone } from '#tests/support/shop-zone.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { findOrder } from '../managing/management.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const FROM = 'shop@shop.example';

let smtp: TestSmtp;
const it = withShop(async ({ onCleanup }) => {
  smtp = await startSmtp();
  onCleanup(() => smtp.close());
  return {
    mailer: createSmtpMailer(smtp.url, FROM),
    env: { SHOP_EMAIL: 'orders@example.ru', PUBLIC_URL: 'https://shop.example' },
  };
});
const { shop } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_001])) as [SomeVariant];
});

async function placeOrder(target: TestApp, change: Record<string, unknown> = {}) {
  const cart = await target.app.inject({
    method: 'POST',
    url: '/api/orders/cart/',
    payload: { cart_items: [cartLine(sofa, 2)] },
  });
  const answer = await target.app.inject({
    method: 'POST',
    url: '/api/orders/order-create/',
    payload: orderForm(cart.json().cart_uuid, change),
  });
  return answer.json() as { number: string };
}

const lettersAbout = (number: string) =>
  smtp.accepted.filter(({ subject }) => subject?.includes(number));

it('writes to the customer and to the shop, with goods, sums and address', async () => {
  const { number } = await placeOrder(shop, { payment_type: 'partial', comment: '<b>Этаж 2</b>' });
  await vi.waitFor(() => expect(lettersAbout(number)).toHaveLength(2), WITHIN);

  const customer = lettersAbout(number).find(({ to }) => to?.[0]?.address === 'petr@example.ru');
  const settings = (await shop.app.inject('/callback/site-settings/')).json();
  const { name, phone, seller_name: seller, seller_details: details } = settings;
  expect(customer?.from).toEqual({ address: FROM, name });
  expect(customer?.subject).toBe(`Ваш заказ ${number} принят\u00a0— «${name}»`);
  const text = customer?.text?.replaceAll('\u00a0', ' ');
  expect(text).toContain(sofa.name);
  expect(text).toContain('Итого: 109 980,02 ₽');
  expect(text).toContain('Предоплата 50%: 54 990,01 ₽');
  expect(text).toContain('Остаток за товары (без доставки): 54 990,01 ₽');
  expect(text).toContain(
    'Передумали? До получения — в любой день, после — в течение 14 дней: https://shop.example/?page=orders-returns\n',
  );
  expect(text?.trim().split('\n').slice(-2)).toEqual([
    `Магазин «${name}», ${phone}`,
    `${seller}, ${details}`,
  ]);
  expect(customer?.html).toContain(
    `https://shop.example/products/${sofa.productSlug}/variant/${sofa.variantSlug}`,
  );

  expect(customer?.html).toContain('<a href="https://shop.example/?page=orders-returns"');
  expect(customer?.html).toContain(`<span style="white-space:nowrap">${phone}</span>`);

  const toShop = lettersAbout(number).find(({ to }) => to?.[0]?.address === 'orders@example.ru');
  expect(toShop?.replyTo?.[0]?.address).toBe('petr@example.ru');
  expect(toShop?.text).toContain('+7 (000) 000-00-00');
  expect(toShop?.text).toContain(`https://shop.example/admin/orders/${number}`);
  expect(toShop?.text).toContain('ул. Образцовая, д. 1, кв. 2');
  expect(toShop?.html).toContain('&lt;b&gt;Этаж 2&lt;/b&gt;');
});

it('the customer’s letter brings small photographs along, and says term and next steps', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'letter-pictures-'));
  const pictured = await buildTestApp({
    mailer: createSmtpMailer(smtp.url, FROM),
    env: { SHOP_EMAIL: 'orders@example.ru', DATA_DIR: folder },
  });
  const [one, drawn] = (await pickVariants(pictured.db, [5_499_001, 100])) as SomeVariant[];
  if (!one || !drawn) throw new Error('The demo has both variants');
  const given = join(folder, 'given');
  await writePhotographs(given, [`${one.productSlug}/${one.variantSlug}.avif`]);
  await showPhotographs(pictured.db, folder, given);
  await setVariant(pictured.db, one.variant, {
    stock: null,
    attributes: { production_time_days: 21, production_time_days_from: 14 },
  });
  await setVariant(pictured.db, drawn.variant, { stock: 7 });
  const { number } = await orderWithLink(pictured, [one, drawn]);
  await vi.waitFor(() => expect(lettersAbout(number)).toHaveLength(2), WITHIN);
  await pictured.close();
  rmSync(folder, { recursive: true });

  const customer = lettersAbout(number).find(({ subject }) => subject?.startsWith('Ваш заказ'));
  const [picture, ...others] = customer?.attachments ?? [];
  expect(others).toEqual([]);
  expect(picture).toMatchObject({ mimeType: 'image/jpeg', disposition: 'inline' });
  const { format, width } = await sharp(Buffer.from(picture?.content as ArrayBuffer)).metadata();
  expect([format, width]).toEqual(['jpeg', 160]);
  expect(customer?.html).toContain(`src="cid:${picture?.contentId?.replace(/[<>]/g, '')}"`);
  const text = customer?.text?.replaceAll('\u00a0', ' ');
  for (const said of [
    'Под заказ, 14–21 день',
    'В наличии',
    'Срок изготовления — до 21 рабочего дня.',
  ]) {
    expect(text).toContain(said);
  }
  const toShop = lettersAbout(number).find(({ subject }) => subject?.startsWith('Новый заказ'));
  expect(toShop?.attachments).toEqual([]);
});

it('letters have the sign of the shop, and are black on white where it has a palette', async () => {
  const sign = (identity: object) =>
    shop.db.execute(
      sql`UPDATE site_settings SET identity = identity || ${JSON.stringify(identity)}::jsonb`,
    );
  await sign({ currency: 'руб.', palette: { main: '#1c3faa' } });
  const { number } = await placeOrder(shop);
  await vi.waitFor(() => expect(lettersAbout(number)).toHaveLength(2), WITHIN);
  await sign({ currency: '₽', palette: {} });
  for (const { text, html } of lettersAbout(number)) {
    expect(text).toContain('109\u00a0980,02\u00a0руб.');
    expect(`${text}${html}`).not.toContain('₽');
    expect(html).toContain('background:#ffffff');
    expect(html).not.toContain(usualColours.main);
  }
});

it('tells the shop the time on the clock of the shop', async () => {
  await setTimeZone(shop.db, 'Asia/Yekaterinburg');
  const { number } = await placeOrder(shop, { email: 'zoya@example.ru' });
  await vi.waitFor(() => expect(lettersAbout(number)).toHaveLength(2), WITHIN);
  await setTimeZone(shop.db, 'Europe/Moscow');
  const { order } = await findOrder(shop.db, number);
  const inYekaterinburg = new Date(order.createdAt.getTime() + 5 * HOUR);
  const time = inYekaterinburg.toISOString().slice(11, 16);
  const toShop = lettersAbout(number).find(({ to }) => to?.[0]?.address === 'orders@example.ru');
  expect(toShop?.text).toContain(`в ${time} (Екатеринбург).`);
});

it('tries again when the mail server refuses for a while, and delivers each letter once', async () => {
  const before = smtp.tries();
  smtp.refuseNext(2);
  const { number } = await placeOrder(shop);
  await vi.waitFor(() => expect(lettersAbout(number)).toHaveLength(2), WITHIN);
  expect(smtp.tries() - before).toBe(4);
  const ids = lettersAbout(number).map(({ messageId }) => messageId);
  expect(new Set(ids)).toEqual(
    new Set([`<order-${number}-customer@shop.example>`, `<order-${number}-shop@shop.example>`]),
  );
});

it('sends nothing more for the same order asked for again', async () => {
  const cart = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/cart/',
    payload: { cart_items: [cartLine(sofa)] },
  });
  const request = {
    method: 'POST',
    url: '/api/orders/order-create/',
    payload: orderForm(cart.json().cart_uuid),
  } as const;
  const [first] = await Promise.all([shop.app.inject(request), shop.app.inject(request)]);
  await shop.app.inject(request);
  const later = await placeOrder(shop);
  await vi.waitFor(() => expect(lettersAbout(later.number)).toHaveLength(2), WITHIN);
  await vi.waitFor(() => expect(lettersAbout(first.json().number)).toHaveLength(2), WITHIN);
});

it('lays letters into the outbox where no SMTP is set', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const offline = await buildTestApp({
    mailer: createOutboxMailer(folder, FROM),
    env: { SHOP_EMAIL: 'orders@example.ru' },
  });
  await pickVariants(offline.db, [100]);
  const { number } = await placeOrder(offline);
  const names = [`order-${number}-customer.eml`, `order-${number}-shop.eml`];
  await vi.waitFor(() => expect(readdirSync(folder).toSorted()).toEqual(names), WITHIN);
  const letter = await PostalMime.parse(readFileSync(join(folder, names[0] ?? '')));
  expect(letter.to?.[0]?.address).toBe('petr@example.ru');
  expect(letter.text).toContain(number);
  await offline.close();
  rmSync(folder, { recursive: true });
});
