import { beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import {
  CUSTOMER_PASSWORD,
  callAsGuest,
  confirmEmail,
  signIn,
  type TestCustomer,
} from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { noteMoney } from '#tests/support/order-money.ts';
import { guestFrom, type Post, placeOrder } from '#tests/support/place-order.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const START = new Date('2027-03-01T09:00:00Z');
let now = START;
const it = withShop({
  clock: { now: () => now },
  env: {
    RATE_LOGIN: '200/15m',
    RATE_REGISTRATION: '200/15m',
    RATE_LINK: '200/15m',
    RATE_EMAIL_CHANGE: '9/1h',
  },
});
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let owner: MemberWithApp;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
beforeEach(async () => {
  // Each test has an hour of its own, so that none uses up the limits of another one.
  now = new Date(now.getTime() + 2 * 3_600_000);
  await setVariant(shop.db, sofa.variant, { stock: 20 });
  owner = await office.complete('owner');
});

const EXPORT = '/api/dj-rest-auth/personal-data/';
const ERASING = '/api/dj-rest-auth/erasing/';
const exported = async (customer: TestCustomer) => (await customer.call('GET', EXPORT)).body;
const ask = (customer: TestCustomer, password = CUSTOMER_PASSWORD) =>
  customer.call('POST', ERASING, { password });
const press = (key: string) => callAsGuest(shop, 'POST', `${ERASING}confirm/`, { key });

const asCustomer =
  (customer: TestCustomer): Post =>
  (url, payload) =>
    customer.call('POST', url, payload);

/** The keys of the letters that erase an account, as soon as there are so many. */
async function keysOf(email: string, count = 1): Promise<string[]> {
  const keys = () =>
    shop.letters.flatMap(({ to, text }) => {
      const [, key] = /confirm-email\/([\w-]+)\?erase/.exec(text) ?? [];
      return to === email && key ? [key] : [];
    });
  await vi.waitFor(() => expect(keys()).toHaveLength(count), { timeout: 15_000, interval: 50 });
  return keys();
}

async function finish(number: string, status = 'delivered') {
  const url = `/api/admin/orders/${number}/`;
  const { version } = (await owner.call('GET', url)).json();
  const moved = await owner.call('PUT', url, { version, status, letter: false });
  expect(moved.statusCode, moved.body).toBe(200);
  if (status === 'delivered') await noteMoney(owner, number);
}
const card = async (number: string) =>
  (await owner.call('GET', `/api/admin/orders/${number}/`)).json();

describe('the data of a customer', () => {
  it('are a file with all of theirs, and with nothing of others', async () => {
    const email = 'zoya@example.ru';
    const form = { email, phone_number: '+70001112233', customer_name: 'Зоя Файлова' };
    const guest = await placeOrder(guestFrom(shop), [cartLine(sofa)], form);
    const zoya = await signIn(shop, email, { isNew: true });
    const own = await placeOrder(asCustomer(zoya), [cartLine(sofa)], {
      ...form,
      comment: 'после шести',
    });
    await zoya.call('POST', '/api/wishlist/merge/', { product_variant_ids: [sofa.variant] });
    await finish(own.number);
    const other = await placeOrder(guestFrom(shop), [cartLine(sofa)], {
      ...form,
      email: 'other@example.ru',
      customer_name: 'Чужая Тайна',
    });

    const before = await exported(zoya);
    // Whoever registers with an e-mail has not proved that it is theirs.
    expect(before).not.toContain(guest.number);
    await confirmEmail(shop, zoya);
    const answer = await zoya.call('GET', EXPORT);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="my-data-2027-/);
    expect(answer.headers['cache-control']).toContain('no-store');
    const data = answer.json();
    expect(data['Учётная запись']['E-mail']).toBe(email);
    expect(data.Избранное).toHaveLength(1);
    expect(data.Входы).toHaveLength(1);
    expect(data.Заказы).toMatchObject([
      {
        Номер: own.number,
        Имя: 'Зоя Файлова',
        Телефон: expect.any(String),
        Комментарий: 'после шести',
        'К оплате всего': 54_990,
        Оплачено: 54_990,
        Статус: expect.stringMatching(/^[А-Я]/),
        Товары: [{ Количество: 1, Цена: 54_990 }],
        Платежи: [{ Сумма: 54_990 }],
      },
      { Номер: guest.number },
    ]);
    expect(data['Согласия с документами'].length).toBeGreaterThan(1);
    expect(answer.body).not.toContain(other.number);
    expect(answer.body).not.toContain('Чужая Тайна');
    expect(answer.body).not.toMatch(/scrypt|argon|password|digest/i);
  });

  it('are given to nobody without the account, and a few times an hour', async () => {
    expect((await callAsGuest(shop, 'GET', EXPORT)).statusCode).toBe(401);
    const often = await signIn(shop, 'often@example.ru', { isNew: true });
    const codes: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      codes.push((await often.call('GET', EXPORT)).statusCode);
    }
    expect(codes).toEqual([...Array(9).fill(200), 429]);
  });
});

describe('an account', () => {
  it('is erased by the link of a letter, everywhere, with an act; orders stay with their sums', async () => {
    const email = 'sofya@example.ru';
    const form = {
      email,
      phone_number: '+70003334455',
      customer_name: 'Софья Исчезнева',
      address: 'ул. Тихая, д. 5',
    };
    const guest = await placeOrder(guestFrom(shop), [cartLine(sofa)], form);
    const sofya = await signIn(shop, email, { isNew: true });
    const elsewhere = await signIn(shop, email);
    const own = await placeOrder(asCustomer(sofya), [cartLine(sofa)], form);
    const neighbour = await placeOrder(guestFrom(shop), [cartLine(sofa)], {
      ...form,
      email: 'neighbour@example.ru',
      customer_name: 'Соседка',
    });
    await finish(own.number);
    await finish(guest.number, 'cancelled');

    expect((await sofya.call('GET', ERASING)).json()).toEqual({ obstacles: [] });
    const wrong = await ask(sofya, 'не тот пароль');
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      expect.objectContaining({ password: expect.any(Array) }),
    ]);
    expect((await ask(sofya)).statusCode).toBe(200);
    const [key = ''] = await keysOf(email);
    // The letter alone changes nothing.
    expect((await sofya.call('GET', '/api/dj-rest-auth/user/')).statusCode).toBe(200);

    const erased = await press(key);
    expect(erased.statusCode, erased.body).toBe(200);
    for (const session of [sofya, elsewhere]) {
      expect((await session.call('GET', '/api/dj-rest-auth/user/')).statusCode).toBe(401);
    }
    const login = { email, password: CUSTOMER_PASSWORD };
    expect(
      (await callAsGuest(shop, 'POST', '/api/dj-rest-auth/login/', login)).statusCode,
    ).toBeGreaterThanOrEqual(400);
    for (const { number } of [guest, own]) {
      expect(await card(number)).toMatchObject({
        customer_name: 'Имя удалено',
        email: '',
        phone_number: '',
        address: expect.not.stringContaining('Тихая'),
        total: 54_990,
      });
    }
    // One phone is no proof: the order of another e-mail stays as it is.
    expect(await card(neighbour.number)).toMatchObject({
      customer_name: 'Соседка',
      email: 'neighbour@example.ru',
    });
    const farewell = () =>
      shop.letters.filter(({ to, subject }) => to === email && /стёрта/.test(subject));
    await vi.waitFor(() => expect(farewell()).toHaveLength(1), { timeout: 15_000, interval: 50 });

    const { entries } = (await owner.call('GET', '/api/admin/audit/?entity=customer')).json();
    const [entry] = entries;
    expect(entry).toMatchObject({ action: 'customers.erase' });
    const act = (await owner.call('GET', `/api/admin/erasures/${entry.changes.act.to}/`)).json();
    expect(act).toMatchObject({ reason: 'cabinet' });
    expect(act.removed).toEqual(
      expect.arrayContaining([
        { kind: 'accounts', rows: 1 },
        { kind: 'orders', rows: 2 },
      ]),
    );
    expect(JSON.stringify(act)).not.toMatch(/sofya|Исчезнева/);

    const again = await press(key);
    expect([again.statusCode, again.json().code]).toEqual([404, 'link_invalid']);
  });

  it('waits until its orders are done with, also after the letter', async () => {
    const email = 'waits@example.ru';
    const form = { email, phone_number: '+70005556677', customer_name: 'Ждана' };
    const customer = await signIn(shop, email, { isNew: true });
    const first = await placeOrder(asCustomer(customer), [cartLine(sofa)], form);
    const told = { obstacles: [{ kind: 'open', number: first.number }] };
    expect((await customer.call('GET', ERASING)).json()).toEqual(told);
    const early = await ask(customer);
    expect([early.statusCode, early.json()]).toEqual([409, expect.objectContaining(told)]);
    await finish(first.number, 'cancelled');
    expect((await ask(customer)).statusCode).toBe(200);
    const [key = ''] = await keysOf(email);

    const second = await placeOrder(asCustomer(customer), [cartLine(sofa)], form);
    const refused = await press(key);
    expect([refused.statusCode, refused.json().obstacles]).toEqual([
      409,
      [{ kind: 'open', number: second.number }],
    ]);
    expect((await card(second.number)).customer_name).toBe('Ждана');
    await finish(second.number, 'cancelled');
    expect((await press(key)).statusCode).toBe(200);
  });

  it('is erased by the latest letter only, and within a day', async () => {
    const email = 'late@example.ru';
    const customer = await signIn(shop, email, { isNew: true });
    await ask(customer);
    await keysOf(email);
    await ask(customer);
    const [first = '', second = ''] = await keysOf(email, 2);
    expect((await press(first)).statusCode).toBe(404);
    now = new Date(now.getTime() + 24 * 3_600_000 + 1);
    expect((await press(second)).statusCode).toBe(404);
    const back = await signIn(shop, email);
    expect((await back.call('GET', '/api/dj-rest-auth/user/')).statusCode).toBe(200);
  });

  it('is erased by nobody who only has taken it over lately', async () => {
    const email = 'robbed@example.ru';
    const thief = await signIn(shop, email, { isNew: true });
    await confirmEmail(shop, thief);
    const changed = await thief.call('POST', '/dj-rest-auth/email/', {
      email: 'thief@example.ru',
      password: CUSTOMER_PASSWORD,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    await confirmEmail(shop, { ...thief, email: 'thief@example.ru' });
    const now = await signIn(shop, 'thief@example.ru');
    const refused = await ask(now);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'email_changed_lately']);
    expect((await callAsGuest(shop, 'POST', ERASING, { password: 'x' })).statusCode).toBe(401);
  });
});
