import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { cancelUnpaidOrders } from '#modules/orders/index.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import { emulatorOfShop, leadTo, setPayingTerms } from '#tests/support/provider-of-shop.ts';
import { freeUnpaidGoods } from './free-unpaid.ts';

let emulator: Awaited<ReturnType<typeof emulatorOfShop>>['emulator'];
const it = withShop(async (given) => {
  const opened = await emulatorOfShop(given);
  emulator = opened.emulator;
  return opened.options;
});
const { shop, office } = fixturesOf(it);

const HOUR = 3_600_000;
let sofa: SomeVariant;
beforeEach(async () => {
  [sofa] = (await pickVariants(shop.db, [5_000_000])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: 3 });
  await leadTo(shop, emulator, 'yookassa');
  // Orders of other tests keep what they have.
  await shop.db.execute(sql`UPDATE orders SET keeps_goods = true`);
});
afterEach(() => setPayingTerms(shop.db, {}));

const ordered = () => orderWithLink(shop, [sofa]);
const stock = () => stockOf(shop.db, sofa.variant);
const pay = (url: string) => callAsGuest(shop, 'POST', callOf(url, 'paying/'), { part: 'rest' });
const pageOf = async (url: string) => (await callAsGuest(shop, 'GET', callOf(url))).json();
const freeAfter = async (hours: number) => {
  await emulator.clock.pass(hours * HOUR);
  await freeUnpaidGoods({ db: shop.db, clock: emulator.clock, jobs: shop.jobs });
};
const takenOf = async (id: number) =>
  (await shop.db.execute(sql`SELECT taken FROM order_lines WHERE order_id = ${id}`)).rows;
const freedOf = async (id: number) =>
  (
    await shop.db.execute(
      sql`SELECT goods_freed_at IS NOT NULL AS freed FROM orders WHERE id = ${id}`,
    )
  ).rows[0];

describe('the goods of an order that is to be paid online', () => {
  it('go back on sale a day later, and the order stays and says so', async () => {
    const { id, url, email } = await ordered();
    expect((await pageOf(url)).next).toContainEqual(
      expect.stringMatching(/^Товары держим до\sоплаты, но\sне\sдольше .*Москва/),
    );
    await freeAfter(23);
    expect([await stock(), await freedOf(id)]).toEqual([2, { freed: false }]);
    await freeAfter(2);
    expect([await stock(), await freedOf(id)]).toEqual([3, { freed: true }]);
    expect(await pageOf(url)).toMatchObject({
      status_order: 'new',
      payment_status: 'waiting_for_payment',
      next: expect.arrayContaining([expect.stringMatching(/больше не\sдержим/)]),
    });
    const isTold = ({ to, text }: { to: string; text: string }) =>
      to === email && text.includes('больше не держим') && /\/pay\n/.test(text);
    await expect.poll(() => shop.letters.filter(isTold).length).toBe(1);
    await freeAfter(24);
    expect([await stock(), await takenOf(id)]).toEqual([3, [{ taken: 0 }]]);
    expect(shop.letters.filter(isTold)).toHaveLength(1);
  });

  it('are kept while a payment may still succeed, and freed after it', async () => {
    const { id, url } = await ordered();
    await emulator.clock.pass(23.5 * HOUR);
    const begun = await pay(url);
    await freeAfter(0.75);
    expect(await freedOf(id)).toEqual({ freed: false });
    await emulator.clock.pass(HOUR);
    await callAsGuest(shop, 'POST', `/api/payments/${begun.json().payment}/check/`);
    await freeAfter(0);
    expect(await freedOf(id)).toEqual({ freed: true });
  });

  it('are taken anew before the customer pays late', async () => {
    const { id, url } = await ordered();
    await freeAfter(25);
    const begun = await pay(url);
    expect(begun.statusCode).toBe(200);
    expect([await stock(), await freedOf(id), await takenOf(id)]).toEqual([
      2,
      { freed: false },
      [{ taken: 1 }],
    ]);
    await emulator.press(begun.json().pay_url, 'pay');
    await emulator.clock.pass(5000);
    await callAsGuest(shop, 'POST', `/api/payments/${begun.json().payment}/check/`);
    expect(await pageOf(url)).toMatchObject({ payment_status: 'paid' });
  });

  it('that are sold meanwhile are named, and no money moves', async () => {
    const { id, url } = await ordered();
    await freeAfter(25);
    await setVariant(shop.db, sofa.variant, { stock: 0 });
    const before = emulator.payments.length;
    const refused = await pay(url);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'out_of_stock', lines: [{ product_name: sofa.name, in_stock: 0 }] },
    ]);
    expect(emulator.payments).toHaveLength(before);
    const { rows } = await shop.db.execute(sql`SELECT FROM payments WHERE order_id = ${id}`);
    expect(rows).toEqual([]);
  });

  it('are returned once where the order is cancelled after it', async () => {
    const { url } = await ordered();
    await freeAfter(25);
    expect((await callAsGuest(shop, 'POST', callOf(url, 'cancel/'))).statusCode).toBe(200);
    expect(await stock()).toBe(3);
  });

  it('are gone before the owner’s days for unpaid orders end, which cancel the order, but not while it is paid', async () => {
    await shop.db.execute(sql`UPDATE site_settings SET unpaid_days = 3`);
    const [left, begun] = [await ordered(), await ordered()];
    await freeAfter(25);
    await emulator.clock.pass(9 * 24 * HOUR);
    await pay(begun.url);
    await cancelUnpaidOrders({ db: shop.db, clock: emulator.clock, jobs: shop.jobs });
    expect(await pageOf(left.url)).toMatchObject({ status_order: 'cancelled' });
    expect(await pageOf(begun.url)).toMatchObject({ status_order: 'new' });
    expect(await stock()).toBe(2);
    await shop.db.execute(sql`UPDATE site_settings SET unpaid_days = 0`);
  });

  it('stay as long as the order without a term, without a provider, and where payment waits for the manager', async () => {
    const [none, waiting] = [await ordered(), await ordered()];
    await setPayingTerms(shop.db, { hold_hours: 0 });
    await freeAfter(100);
    await setPayingTerms(shop.db, { when: 'confirmed' });
    await freeAfter(100);
    await setPayingTerms(shop.db, {});
    await leadTo(shop, emulator, null);
    await freeAfter(100);
    expect(await Promise.all([none, waiting].map(({ id }) => freedOf(id)))).toEqual([
      { freed: false },
      { freed: false },
    ]);
    // The term does not begin before the shop takes payments.
    await leadTo(shop, emulator, 'tbank');
    await freeAfter(23);
    expect(await freedOf(none.id)).toEqual({ freed: false });
    await freeAfter(2);
    expect(await freedOf(none.id)).toEqual({ freed: true });
  });
});

describe('the staff', () => {
  const call = async (number: string, hold: string) => {
    const manager = await office.complete('manager');
    const path = `/api/admin/orders/${number}/paying/`;
    const { version } = (await manager.call('GET', path)).json();
    return manager.call('PUT', `${path}goods/`, { version, hold });
  };
  const shownOf = async (number: string) => {
    const manager = await office.complete('manager');
    return (await manager.call('GET', `/api/admin/orders/${number}/paying/`)).json();
  };

  it('see until when goods are held, and keep them whether the order is paid or not', async () => {
    const { id, number } = await ordered();
    const until = new Date(emulator.clock.now().getTime() + 24 * HOUR).toISOString();
    expect(await shownOf(number)).toMatchObject({
      state: 'now',
      amount: 50_000,
      goods: 'held',
      keeps: false,
      held_until: until,
    });
    expect((await call(number, 'keep')).json()).toMatchObject({ keeps: true, held_until: null });
    await freeAfter(48);
    expect(await freedOf(id)).toEqual({ freed: false });
    await call(number, 'until term');
    await freeAfter(23);
    expect(await freedOf(id)).toEqual({ freed: false });
    await freeAfter(2);
    expect(await shownOf(number)).toMatchObject({ goods: 'freed', held_until: null });
  });

  it('take freed goods anew, or are told what is missing', async () => {
    const { id, number } = await ordered();
    await freeAfter(25);
    await setVariant(shop.db, sofa.variant, { stock: 0 });
    const refused = await call(number, 'again');
    expect([refused.statusCode, refused.json().lines]).toMatchObject([
      409,
      [{ product_name: sofa.name }],
    ]);
    await setVariant(shop.db, sofa.variant, { stock: 1 });
    expect((await call(number, 'again')).json()).toMatchObject({ goods: 'held' });
    expect([await stock(), await takenOf(id)]).toEqual([0, [{ taken: 1 }]]);
  });

  it('take them anew by confirming the order or noting money', async () => {
    const [confirmed, noted] = [await ordered(), await ordered()];
    await freeAfter(25);
    const manager = await office.complete('manager');
    const versionOf = async (number: string) =>
      (await manager.call('GET', `/api/admin/orders/${number}/`)).json().version;
    await manager.call('PUT', `/api/admin/orders/${confirmed.number}/`, {
      version: await versionOf(confirmed.number),
      status: 'confirmed',
    });
    await manager.call('POST', `/api/admin/orders/${noted.number}/payments/`, {
      version: await versionOf(noted.number),
      amount: 100,
      way: 'cash',
    });
    expect(await Promise.all([confirmed, noted].map(({ id }) => freedOf(id)))).toEqual([
      { freed: false },
      { freed: false },
    ]);
    expect(await Promise.all([confirmed, noted].map(({ id }) => takenOf(id)))).toEqual([
      [{ taken: 1 }],
      [{ taken: 1 }],
    ]);
    expect(await stock()).toBe(1);
  });

  it('send the link to pay, ten times a day at most', async () => {
    const { number, email } = await ordered();
    const manager = await office.complete('manager');
    const send = () => manager.call('POST', `/api/admin/orders/${number}/paying/link/`, {});
    const sent = await Promise.all(Array.from({ length: 11 }, send));
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 204),
      429,
    ]);
    const isLink = ({ to, subject }: { to: string; subject: string }) =>
      to === email && subject.startsWith(`Оплата заказа ${number}`);
    await expect.poll(() => shop.letters.filter(isLink).length).toBe(10);
    expect(shop.letters.find(isLink)?.text).toMatch(/Оплатить 50\s000,00\s₽: http\S+\/pay\n/);
    const warehouse = await office.complete('warehouse');
    const refused = await warehouse.call('POST', `/api/admin/orders/${number}/paying/link/`, {});
    expect(refused.statusCode).toBe(403);
    const { number: told } = await ordered();
    await shop.db.execute(sql`UPDATE orders SET email = '' WHERE number = ${told}`);
    const unsent = await manager.call('POST', `/api/admin/orders/${told}/paying/link/`, {});
    expect([unsent.statusCode, unsent.json().code]).toEqual([409, 'no_email']);
  });
});
