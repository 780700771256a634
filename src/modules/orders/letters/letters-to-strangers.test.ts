import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { USUAL_ZONE } from '#contracts/time-zones.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { DAY } from '#platform/time/duration.ts';
import { countRows, pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { callAsGuest, confirmEmail, signIn } from '#tests/support/customer.ts';
import { throwError } from '#tests/support/database-url.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';
import { guestFrom, type Placed, type Post, placeOrder } from '#tests/support/place-order.ts';
import { TERMINAL } from '#tests/support/staff.ts';
import { cancelUnpaidOrders } from '../holding/unpaid-orders.ts';
import { purgeUnprovedOrders } from '../holding/unproved-orders.ts';
import { changeOrder, findOrder } from '../managing/management.ts';
import { orderText } from '../managing/terminal.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const SHOP = 'orders@example.ru';
const START = new Date('2026-11-16T12:00:00+03:00');
const WITHHELD = 'Письмо покупателю не отправлено';
let jobs: Jobs;
let sofa: SomeVariant;
let now = START;
const clock = { now: () => now };
const it = withShop({ clock, env: { SHOP_EMAIL: SHOP } });
const { shop } = fixturesOf(it);

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  jobs = createJobs({ url: shop.databaseUrl, onError: throwError });
  await jobs.start();
});
beforeEach(async () => {
  now = START;
  await shop.db.execute(sql`TRUNCATE unproved_orders`);
});
afterAll(() => jobs.stop());

const order = (
  form: object,
  { lines = [cartLine(sofa)], post = guestFrom(shop) }: { lines?: object[]; post?: Post } = {},
): Promise<Placed> => placeOrder(post, lines, form);

const lettersAbout = (number: string, to?: string) =>
  shop.letters.filter((one) => one.subject.includes(number) && (!to || one.to === to));

/** Waits for the letter about an order to this address. */
const letterAbout = (number: string, to: string, subject = /./) =>
  vi.waitUntil(() => lettersAbout(number, to).find((one) => subject.test(one.subject)), WITHIN);

/** Who has been written to about an order. The shop's letter is queued last and sent in turn. */
async function readersOf(number: string): Promise<string[]> {
  await letterAbout(number, SHOP);
  return lettersAbout(number).map(({ to }) => to);
}

it('from the sixth order a day to one mailbox, however it is spelt, only the shop is written to', async () => {
  const spellings = [
    'petr.obrazcov@gmail.com',
    'Petr.Obrazcov@gmail.com',
    'petrobrazcov+1@gmail.com',
    'p.etrobrazcov@googlemail.com',
    'petrobrazcov@gmail.com',
    'petr.obrazcov+x@gmail.com',
  ];
  const placed: Placed[] = [];
  for (const email of spellings) placed.push(await order({ email }));
  expect(placed.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(placed.map((one) => one.letter_withheld)).toEqual([...Array(5).fill(false), true]);
  const sixth = placed[5]?.number ?? '';
  expect((await letterAbout(sixth, SHOP)).text).toContain(WITHHELD);
  for (const [index, { number }] of placed.slice(0, 5).entries()) {
    const letter = await letterAbout(number, spellings[index] ?? '');
    expect(letter.text).not.toContain(WITHHELD);
  }
  expect(await readersOf(sixth)).toEqual([SHOP]);
  expect(orderText(await findOrder(shop.db, sixth), USUAL_ZONE)).toContain('не отправлено');

  expect((await order({ email: 'petr.obrazcov@example.ru' })).letter_withheld).toBe(false);
  now = new Date(START.getTime() + DAY);
  expect((await order({ email: 'petrobrazcov@gmail.com' })).letter_withheld).toBe(false);
  expect(await countRows(shop.db, 'unproved_orders')).toBe(3);
  await purgeUnprovedOrders({ db: shop.db, clock });
  expect(await countRows(shop.db, 'unproved_orders')).toBe(1);
});

it('ten orders at once to one address are five letters', async () => {
  const email = 'at-once@example.ru';
  const placed = await Promise.all(Array.from({ length: 10 }, () => order({ email })));
  expect(placed.filter((one) => one.letter_withheld)).toHaveLength(5);
});

it('the same order asked for again counts once', async () => {
  const post = guestFrom(shop);
  const cart = await post('/api/orders/cart/', { cart_items: [cartLine(sofa)] });
  const body = orderForm(cart.json().cart_uuid, { email: 'again@example.ru' });
  for (const _again of Array(8)) await post('/api/orders/order-create/', body);
  expect((await order({ email: 'again@example.ru' })).letter_withheld).toBe(false);
});

it('a customer who has confirmed the address gets every letter; to another address, five', async () => {
  const anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  await confirmEmail(shop, anna);
  const post: Post = (url, payload) => anna.call('POST', url, payload);
  const withheld = async (email: string) => {
    const placed: Placed[] = [];
    for (const _order of Array(6)) placed.push(await order({ email }, { post }));
    return placed.filter((one) => one.letter_withheld).length;
  };
  expect(await withheld('Anna@example.ru')).toBe(0);
  expect(await withheld('victim@example.ru')).toBe(1);
});

it('an account whose address the owner of the mailbox has confirmed without signing in to it gets five', async () => {
  const email = 'owner@example.ru';
  const attacker = await signIn(shop, email, { isNew: true });
  await confirmEmail(shop, { email, call: (...args) => callAsGuest(shop, ...args) });
  const profile = await attacker.call('GET', '/api/dj-rest-auth/profile/');
  expect(profile.json().email_confirmed).toBe(true);
  const post: Post = (url, payload) => attacker.call('POST', url, payload);
  const withheld: boolean[] = [];
  for (const _order of Array(6)) withheld.push((await order({ email }, { post })).letter_withheld);
  expect(withheld).toEqual([...Array(5).fill(false), true]);

  // The same person proves the mailbox: the key of a letter and the account's bearer in one request.
  await attacker.call('POST', '/api/dj-rest-auth/orders/letter/');
  const letter = await vi.waitUntil(
    () => shop.letters.findLast((one) => one.to === email && one.text.includes('/join-orders/')),
    WITHIN,
  );
  const key = /join-orders\/([\w-]+)/.exec(letter.text)?.[1];
  await attacker.call('POST', '/api/dj-rest-auth/orders/join/', { key });
  expect((await order({ email }, { post })).letter_withheld).toBe(false);
});

it('no letter to the customer repeats what the orderer wrote; the shop’s letter has it all', async () => {
  const free = {
    address: 'https://evil.example/address',
    city: 'https://evil.example/city',
    department_number: 'https://evil.example/department',
    comment: 'https://evil.example/comment',
    telegram: 'https://evil.example/telegram',
    whatsapp: 'https://evil.example/whatsapp',
  };
  await setVariant(shop.db, sofa.variant, { stock: 9 });
  await shop.db.execute(sql`UPDATE site_settings SET unpaid_days = 1`);
  const name = { customer_name: 'Срочно переведите деньги '.repeat(8).trim() };
  const first = await order({ ...free, ...name, email: 'victim@example.ru' });
  const second = await order({ ...free, ...name, email: 'victim@example.ru' });
  await changeOrder({ db: shop.db, clock, jobs, actor: TERMINAL }, second.number, {
    deliveryCostKopecks: 100,
  });
  now = new Date(START.getTime() + 7 * DAY);
  await cancelUnpaidOrders({ db: shop.db, clock, jobs });
  await setVariant(shop.db, sofa.variant, { stock: null });
  await shop.db.execute(sql`UPDATE site_settings SET unpaid_days = 0`);

  const toCustomer = [
    await letterAbout(first.number, 'victim@example.ru', /принят/),
    await letterAbout(second.number, 'victim@example.ru', /Изменения/),
    await letterAbout(first.number, 'victim@example.ru', /отменён/),
  ];
  for (const { subject, text, html } of toCustomer) {
    expect(`${subject}${text}${html}`).not.toContain('evil');
    expect(text).not.toContain('деньги Срочно переведите деньги Срочно переведите деньги');
  }
  const toShop = await letterAbout(first.number, SHOP);
  for (const text of Object.values(free)) expect(toShop.text).toContain(text);
});

it('an order whose letter was withheld expires without a letter to its address', async () => {
  await setVariant(shop.db, sofa.variant, { stock: 9 });
  await shop.db.execute(sql`UPDATE site_settings SET unpaid_days = 1`);
  const placed: Placed[] = [];
  for (const _order of Array(6)) placed.push(await order({ email: 'sixth@example.ru' }));
  now = new Date(START.getTime() + 7 * DAY);
  await cancelUnpaidOrders({ db: shop.db, clock, jobs });
  await setVariant(shop.db, sofa.variant, { stock: null });
  await shop.db.execute(sql`UPDATE site_settings SET unpaid_days = 0`);
  const sixth = placed[5]?.number ?? '';
  await letterAbout(sixth, SHOP, /отменён/);
  await letterAbout(placed[4]?.number ?? '', 'sixth@example.ru', /отменён/);
  expect(lettersAbout(sixth, 'sixth@example.ru')).toEqual([]);
});

it('a long order is shortened in letters, not in the terminal', async () => {
  const { rows } = await shop.db.execute<{ product: number; variant: number }>(sql`
    SELECT product_id AS product, id AS variant FROM variants WHERE stock IS NULL ORDER BY id LIMIT 200`);
  const lines = rows.map((row) => ({ ...row, quantity: 1 }));
  const { number } = await order({ email: 'long@example.ru' }, { lines });
  const record = await findOrder(shop.db, number);
  expect(record.lines).toHaveLength(200);
  for (const to of ['long@example.ru', SHOP]) {
    const { text, html } = await letterAbout(number, to);
    expect(text.match(/^• /gm)).toHaveLength(20);
    expect(text).toMatch(/и ещё 180\u00a0позиций на [\d\u00a0]+,\d\d\u00a0₽/);
    expect(html).toContain('и ещё 180');
    expect(text.includes(`/admin/orders/${number}`)).toBe(to === SHOP);
    expect(Buffer.byteLength(text + html)).toBeLessThan(32_000);
  }
  expect(orderText(record, USUAL_ZONE).match(/^• /gm)).toHaveLength(200);
});
