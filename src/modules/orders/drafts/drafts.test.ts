import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const AT = '/api/admin/order-drafts/';
const SOFA = 54_990;
const POUF = 4500.5;
const now = new Date('2027-03-05T09:00:00Z');
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' },
});
const { shop, office } = fixturesOf(it);
let manager: MemberWithApp;
let sofa: SomeVariant;
let pouf: SomeVariant;

beforeAll(async () => {
  [sofa, pouf] = (await pickVariants(shop.db, [SOFA * 100, POUF * 100])) as [
    SomeVariant,
    SomeVariant,
  ];
  manager = await office.complete('manager');
});
beforeEach(async () => {
  for (const { variant } of [sofa, pouf]) await setVariant(shop.db, variant, { stock: 9 });
});

const told = (other: object = {}) => ({
  lines: [
    { variant: sofa.variant, quantity: 1 },
    { variant: pouf.variant, quantity: 2 },
  ],
  customer_name: 'Анна Пробная',
  phone_number: '8 (000) 000-00-17',
  city: 'Примерск',
  address: 'ул. Образцовая, д. 1',
  ...other,
});
const SUM = SOFA + 2 * POUF;
const create = async (body: object) => (await manager.call('POST', AT, body)).json();
const save = (id: number, body: object) => manager.call('PUT', `${AT}${id}/`, body);
const place = (id: number, body: object = {}) =>
  manager.call('POST', `${AT}${id}/placed/`, {
    ...told(),
    version: 1,
    expected_total: SUM,
    letter: false,
    ...body,
  });
const cardOf = async (number: string) =>
  (await manager.call('GET', `/api/admin/orders/${number}/`)).json();
const openDrafts = async () =>
  (await manager.call('GET', AT)).json().drafts.map(({ id }: { id: number }) => id);

describe('an order that a customer tells', () => {
  it('is kept as far as it is known, by one member at a time', async () => {
    const draft = await create({ lines: [], customer_name: 'Анна' });
    expect(draft).toMatchObject({ version: 1, lines: [], by: 'Вера', order: null });
    const saved = await save(draft.id, { version: 1, ...told() });
    expect(saved.json()).toMatchObject({
      version: 2,
      lines: [
        { variant: sofa.variant, price: SOFA, quantity: 1, stock: { kind: 'counted', pieces: 9 } },
        { variant: pouf.variant, price: POUF, quantity: 2 },
      ],
    });
    const old = await save(draft.id, { version: 1, ...told() });
    expect([old.statusCode, old.json().code]).toEqual([409, 'order_changed']);
    expect((await manager.call('GET', AT)).json().drafts[0]).toMatchObject({
      id: draft.id,
      customer_name: 'Анна Пробная',
      phone_number: '+7 (000) 000-00-17',
      goods: sofa.name,
      more_lines: 1,
      link: null,
    });
    expect(await stockOf(shop.db, sofa.variant)).toBe(9);
    expect((await manager.call('DELETE', `${AT}${draft.id}/`)).statusCode).toBe(204);
    expect(await openDrafts()).not.toContain(draft.id);
    expect((await manager.call('GET', `${AT}${draft.id}/`)).statusCode).toBe(404);
  });

  it('is placed once, at the prices and by the stock of the shop', async () => {
    const { id } = await create(told());
    const placed = await Promise.all([place(id), place(id), place(id)]);
    const numbers = new Set(placed.map((answer) => answer.json().number));
    expect([numbers.size, placed.map(({ statusCode }) => statusCode)]).toEqual([
      1,
      [200, 200, 200],
    ]);
    const [number = ''] = numbers;
    expect(await cardOf(number)).toMatchObject({
      total: SUM,
      phone_number: '+70000000017',
      email: '',
      status: 'new',
      events: [{ by: 'Вера', status: 'new' }],
      lines: [{ from_stock: 1 }, { from_stock: 2 }],
    });
    expect([await stockOf(shop.db, sofa.variant), await stockOf(shop.db, pouf.variant)]).toEqual([
      8, 7,
    ]);
    expect(await openDrafts()).not.toContain(id);
    expect(await create({ copy_of: number })).toMatchObject({
      body: told({ phone_number: '+70000000017' }),
    });
    expect((await save(id, { version: 1, ...told() })).statusCode).toBe(404);
  });

  it('sends a letter where there is an address and it is wanted, and none else', async () => {
    const lettersTo = (email: string) => shop.letters.filter(({ to }) => to === email).length;
    const silent = await create(told());
    await place(silent.id, { email: 'silent@example.ru', letter: false });
    const { id } = await create(told());
    const { number } = (await place(id, { email: 'phone@example.ru', letter: true })).json();
    await expect.poll(() => lettersTo('phone@example.ru')).toBe(1);
    expect(lettersTo('silent@example.ru')).toBe(0);
    const nameless = (await place((await create(told())).id, { letter: true })).json();
    // A step of an order without an address tells nobody, and no job is left that fails.
    await manager.call('PUT', `/api/admin/orders/${nameless.number}/`, {
      version: 1,
      status: 'confirmed',
      letter: true,
    });
    await shop.db.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE state = 'created'`);
    await expect
      .poll(
        async () =>
          (
            await shop.db.execute(
              sql`SELECT count(*)::int AS open FROM pgboss.job WHERE name LIKE 'order-%' AND state IN ('created', 'active', 'retry')`,
            )
          ).rows[0],
      )
      .toEqual({ open: 0 });
    expect(await cardOf(number)).toMatchObject({ email: 'phone@example.ru' });
  });

  it('is beyond the bounds for guests, which protect the stock from strangers', async () => {
    await shop.db.execute(sql`UPDATE site_settings SET guest_pieces = 2`);
    const { id } = await create(told());
    const { number } = (await place(id)).json();
    await shop.db.execute(sql`UPDATE site_settings SET guest_pieces = 20`);
    expect(await cardOf(number)).toMatchObject({
      availability_unconfirmed: false,
      lines: [{ from_stock: 1 }, { from_stock: 2 }],
    });
  });

  it.each<[string, object, string]>([
    ['no name', { customer_name: '' }, 'customer_name'],
    ['no telephone', { phone_number: '12' }, 'phone_number'],
    ['no address', { address: '' }, 'address'],
    ['a wrong e-mail', { email: 'почта' }, 'email'],
    ['no goods', { lines: [] }, 'lines'],
    ['unknown goods', { lines: [{ variant: 1_999_999, quantity: 1 }] }, 'lines'],
  ])('is refused with its field: %s', async (_, wrong, field) => {
    const { id } = await create(told());
    const refused = await place(id, wrong);
    const { code, ...fields } = refused.json();
    expect([code, Object.keys(fields)]).toEqual(['invalid', [field]]);
    expect(await openDrafts()).toContain(id);
  });

  it('is refused where the sum is another one than was told, and where goods are short', async () => {
    const { id } = await create(told());
    const other = await place(id, { expected_total: SUM - 1 });
    expect([other.statusCode, other.json()]).toMatchObject([
      409,
      { code: 'total_changed', total_price: SUM },
    ]);
    await setVariant(shop.db, sofa.variant, { stock: 0 });
    const short = await place(id);
    expect([short.statusCode, short.json()]).toMatchObject([
      409,
      { code: 'out_of_stock', lines: [{ variant: sofa.variant, in_stock: 0 }] },
    ]);
    const { rows } = await shop.db.execute<{ carts: number }>(
      sql`SELECT count(*)::int AS carts FROM carts WHERE ordered_at IS NULL AND network IS NULL AND customer_id IS NULL`,
    );
    expect(rows[0]?.carts).toBe(0);
  });

  it('is copied from a former order of a customer', async () => {
    const { number, email } = await orderWithLink(shop, [sofa]);
    expect(await create({ copy_of: number })).toMatchObject({
      body: {
        email,
        lines: [{ variant: sofa.variant, quantity: 1 }],
        customer_name: expect.any(String),
        assembly: false,
      },
    });
    const assembly = { version: 1, amount: 800, reason: '', agreed: 'по телефону' };
    const charged = `/api/admin/orders/${number}/charges/assembly/`;
    expect((await manager.call('PUT', charged, assembly)).statusCode).toBe(200);
    expect(await create({ copy_of: number })).toMatchObject({ body: { assembly: true } });
    const unknown = await manager.call('POST', AT, { copy_of: 'AAAA-AAAA' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'order_not_found']);
  });

  it('is checked and placed by its customer, by a link that ends with the next one', async () => {
    const { id } = await create(told());
    const link = async (version: number, other: object = {}) =>
      manager.call('POST', `${AT}${id}/link/`, { ...told(), version, letter: false, ...other });
    const first = (await link(1)).json();
    const { url, version } = (await link(first.version)).json();
    const tokenOf = (text: string) => /\/orders\/t\/([\w-]{43})\/pay/.exec(text)?.[1] ?? '';
    const at = `/api/orders/told/${tokenOf(url)}/`;
    expect((await shop.app.inject(`/api/orders/told/${tokenOf(first.url)}/`)).json()).toMatchObject(
      {
        code: 'order_link_invalid',
      },
    );
    const page = (await shop.app.inject(at)).json();
    expect(page).toMatchObject({
      list_of_products: [{ variant: sofa.variant }, { variant: pouf.variant, quantity: 2 }],
      payable: SUM,
      amount_due: SUM,
      phone_number: '+7 ••• •••-••-17',
      email: '',
      order_url: null,
    });
    expect(page.address).toBe('ул. Образцовая, д. 1');
    const accept = (expected: number) =>
      shop.app.inject({
        method: 'POST',
        url: at,
        payload: { consent: true, expected_total: expected },
      });
    expect((await accept(SUM - 1)).json()).toMatchObject({ code: 'total_changed' });
    const placed = await Promise.all([accept(SUM), accept(SUM), place(id, { version })]);
    expect(placed.filter(({ statusCode }) => statusCode === 201)).toHaveLength(
      placed[2]?.statusCode === 200 && placed[0]?.statusCode === 200 ? 0 : 1,
    );
    const numbers = new Set(placed.map((answer) => answer.json().number));
    expect(numbers.size).toBe(1);
    expect(await stockOf(shop.db, sofa.variant)).toBe(8);
    expect((await shop.app.inject(at)).json().order_url).toMatch(/^\/orders\/t\//);
  });

  it('gets a letter with the link where it is wanted, and the link ends after a week', async () => {
    const { id } = await create(told());
    const email = 'checks@example.ru';
    const body = { ...told({ email }), version: 1, letter: true };
    expect((await manager.call('POST', `${AT}${id}/link/`, body)).json()).toEqual({
      url: null,
      version: 2,
    });
    const letter = () => shop.letters.find(({ to }) => to === email)?.text ?? '';
    await expect.poll(letter).toContain('Проверьте его');
    const token = /\/orders\/t\/([\w-]{43})\/pay/.exec(letter())?.[1];
    const status = async () => (await shop.app.inject(`/api/orders/told/${token}/`)).statusCode;
    const listed = async () =>
      (await manager.call('GET', AT)).json().drafts.find((row: { id: number }) => row.id === id);
    expect(await status()).toBe(200);
    expect((await listed()).link).toMatchObject({ is_over: false });
    await shop.db.execute(
      sql`UPDATE order_drafts SET sent_at = sent_at - interval '8 days' WHERE id = ${id}`,
    );
    expect(await status()).toBe(404);
    expect((await listed()).link).toMatchObject({ is_over: true });
  });

  it('asks its customer for the tick that every customer gives', async () => {
    await shop.db.execute(sql`UPDATE site_settings SET consent = 'checkbox'`);
    const { id } = await create(told());
    const { url } = (
      await manager.call('POST', `${AT}${id}/link/`, { ...told(), version: 1, letter: false })
    ).json();
    const token = /\/t\/([\w-]{43})/.exec(url)?.[1];
    const accept = (consent: boolean) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/orders/told/${token}/`,
        payload: { consent, expected_total: SUM },
      });
    expect((await accept(false)).json()).toHaveProperty('consent');
    expect((await accept(true)).statusCode).toBe(201);
    await shop.db.execute(sql`UPDATE site_settings SET consent = 'note'`);
  });

  it('stands in «Сегодня» where it was left for a day', async () => {
    const { id } = await create(told());
    const waiting = async () =>
      (await manager.call('GET', '/api/admin/today/'))
        .json()
        .queues.find(({ name }: { name: string }) => name === 'drafts_waiting').count;
    const before = await waiting();
    await shop.db.execute(
      sql`UPDATE order_drafts SET changed_at = changed_at - interval '25 hours' WHERE id = ${id}`,
    );
    expect(await waiting()).toBe(before + 1);
    await place(id);
    expect(await waiting()).toBe(before);
  });

  it('is nothing for who sees no sums', async () => {
    const packer = await office.joined('warehouse');
    expect((await packer.call('GET', AT)).statusCode).toBe(403);
  });
});
