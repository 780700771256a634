import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import type { Role } from '#contracts/admin/staff/permissions.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { noteMoney } from '#tests/support/order-money.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { Member } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let now = new Date('2027-03-01T09:00:00Z');
let manager: Member;
let keeper: Member;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
  keeper = await office.joined('warehouse');
});
beforeEach(() => {
  now = new Date(now.getTime() + 1000);
});

const place = async (overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number;

const numbers = async (query: Record<string, string>, person = manager): Promise<string[]> => {
  const answer = await person.call('GET', `/api/admin/orders/?${new URLSearchParams(query)}`);
  return answer.json().orders.map(({ number }: { number: string }) => number);
};
const cardOf = async (number: string, person = manager) =>
  (await person.call('GET', `/api/admin/orders/${number}/`)).json();
const change = (number: string, body: object, person = manager) =>
  person.call('PUT', `/api/admin/orders/${number}/`, body);

describe('the list of orders', () => {
  it('finds an order by whatever is known of it', async () => {
    const number = await place({
      customer_name: 'Фёкла Заречная',
      phone_number: '+7 (000) 123-45-67',
      email: 'fekla@primer.ru',
      city: 'Выдуманск',
      address: 'улица Ёлочная, 7',
    });
    await place({ customer_name: 'Фока Иной', email: 'foka@primer.ru' });
    const typed = [
      number,
      number.toLowerCase().replace('-', ' '),
      '+7 (000) 123-45-67',
      '8 000 123 45 67',
      '123-45-67',
      '4567',
      '+7.000.123.45.67',
      '7 000 123–45–67',
      'tel:+70001234567',
      'тел. +7 (000) 123—45—67',
      '\u202a+7\u00a0(000)\u00a0123\u201145\u201167\u202c',
      'фекла',
      'atrkf',
      'Заречная Фёк',
      'fekla@primer.ru',
      'выдум елочная',
    ];
    for (const text of typed) {
      const found = await numbers({ text });
      expect([text, found]).toEqual([text, [number]]);
    }
    for (const text of ['Фёкла Иной', "'; --", '000 999', '%']) {
      expect([text, await numbers({ text })]).toEqual([text, []]);
    }
    const [line] = (await cardOf(number)).lines;
    expect(await numbers({ text: line.code.toLowerCase().slice(0, -1) })).toContain(number);
  });

  it.each([
    ['Гөлназ Әхмәтова', ['гөлназ', 'әхм']],
    ['Ўладзіслаў Крывіч', ['ўладзіслаў', 'крыв']],
    ['Ingrid Müller', ['müller', 'mu\u0308ller', 'INGRID MÜLL']],
    ['Анна\u2011Мария Двойная', ['анна-мария', 'мария двойн']],
    ['Сергеи\u0306 Ива\u0301ньковский', ['сергей иваньк', 'Сергеи\u0306', 'ива\u0301ньковский']],
  ])('%s can order, and is found by the letters of the name §5.4', async (customer_name, typed) => {
    const number = await place({ customer_name });
    for (const text of typed) expect([text, await numbers({ text })]).toEqual([text, [number]]);
    expect((await cardOf(number)).customer_name).toBe(customer_name.normalize('NFC'));
  });

  it('goes on by pages while orders are placed, and obeys each filter', async () => {
    const placed: string[] = [];
    for (let at = 0; at < 5; at++) {
      placed.unshift(
        await place({ city: 'Страничный', delivery_type: at ? 'pickup' : 'new_post' }),
      );
    }
    const page = async (query: Record<string, string>) =>
      (
        await manager.call(
          'GET',
          `/api/admin/orders/?${new URLSearchParams({ text: 'страничный', limit: '2', ...query })}`,
        )
      ).json();
    const first = await page({});
    await place({ city: 'Страничный' });
    const second = await page({ after: first.next });
    const oldest = await page({ sort: 'oldest' });
    const then = await page({ sort: 'oldest', after: oldest.next });
    expect([...oldest.orders, ...then.orders].map(({ number }) => number)).toEqual(
      placed.toReversed().slice(0, 4),
    );
    const found = [...first.orders, ...second.orders].map(({ number }) => number);
    expect(found).toEqual(placed.slice(0, 4));
    await change(placed[0] ?? '', { version: 1, status: 'confirmed' });
    await noteMoney(manager, placed[0] ?? '');
    const own = { text: 'страничный' };
    expect(await numbers({ ...own, status: 'confirmed' })).toEqual([placed[0]]);
    expect(await numbers({ ...own, payment: 'paid' })).toEqual([placed[0]]);
    expect(await numbers({ ...own, delivery: 'pickup' })).toEqual(placed.slice(0, 4));
    expect(await numbers({ ...own, from: '2027-03-02' })).toEqual([]);
    expect(await numbers({ ...own, to: '2027-02-28' })).toEqual([]);
    const wrong = await manager.call('GET', '/api/admin/orders/?status=lost&after=x');
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([
      400,
      expect.arrayContaining(['status', 'after']),
    ]);
  });
});

describe('an order in the office', () => {
  it('goes forward step by step; its history names who did it, and the customer is written to', async () => {
    const number = await place();
    const { version, next_statuses: next } = await cardOf(number);
    expect(next).toContain('cancelled');
    const changed = await change(number, { version, status: 'confirmed' });
    expect(changed.json()).toMatchObject({
      view: 'whole',
      version: 2,
      status: 'confirmed',
      events: [
        { actor: 'customer', status: 'new' },
        { actor: 'shop', by: 'Вера', status: 'confirmed', payment: null, delivery_cost: null },
      ],
    });
    await passUndoTime(shop.db);
    await vi.waitFor(() => {
      expect(
        shop.letters.some(({ subject }) => subject.includes(number) && /Изменения/.test(subject)),
      ).toBe(true);
    }, WITHIN);
    const { rows } = await shop.db.execute(
      sql`SELECT actor, actor_name FROM audit_log WHERE entity = 'order' AND entity_id = ${number}`,
    );
    expect(rows).toEqual([{ actor: 'staff', actor_name: String(manager.id) }]);
  });

  it.each([
    ['new_post', 'отправлен', 'Привезём 9 марта 2027 г., 10–14.'],
    ['pickup', 'готов к выдаче', 'Заказ ждёт вас 9 марта 2027 г., 10–14'],
  ])(
    'says in its letter of %s what it is now, and the day that is agreed',
    async (delivery_type, status, day) => {
      const number = await place({ delivery_type });
      await manager.call('PUT', `/api/admin/orders/${number}/plan/`, {
        version: 1,
        deliver_on: '2027-03-09',
        deliver_hours: '10–14',
      });
      const { version } = await cardOf(number);
      await change(number, { version, status: 'confirmed' });
      await change(number, { version: version + 1, status: 'shipped' });
      await passUndoTime(shop.db);
      const letter = () =>
        shop.letters
          .filter(({ subject }) => subject.includes(number) && /Изменения/.test(subject))
          .map(({ text }) => text.replaceAll('\u00a0', ' '))
          .find((text) => text.includes(`Статус заказа: ${status}.`));
      await change(number, { version: version + 2, status: 'delivered', letter: false });
      await vi.waitFor(() => expect(letter()).toContain(day), WITHIN);
    },
  );

  it('is not changed over what another has changed, who is named', async () => {
    const number = await place();
    await change(number, { version: 1, status: 'confirmed' });
    const late = await change(number, { version: 1, status: 'cancelled' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'order_changed', last: { by: 'Вера', status: 'confirmed' } },
    ]);
    expect(await cardOf(number)).toMatchObject({ status: 'confirmed', version: 2 });
  });

  it('gives the goods back once when it is cancelled, and refuses what cannot follow', async () => {
    await setVariant(shop.db, sofa.variant, { stock: 50 });
    const number = await place();
    expect(await stockOf(shop.db, sofa.variant)).toBe(49);
    await change(number, { version: 1, status: 'cancelled', letter: false });
    expect(await stockOf(shop.db, sofa.variant)).toBe(50);
    const again = await change(number, { version: 2, status: 'new' });
    expect([again.statusCode, Object.keys(again.json())]).toEqual([
      400,
      expect.arrayContaining(['status']),
    ]);
  });

  it('has the other orders of its phone number', async () => {
    const phone_number = '+7 (000) 777-00-77';
    const [first, second] = [await place({ phone_number }), await place({ phone_number })];
    expect(
      (await cardOf(second ?? '')).earlier.map(({ number }: { number: string }) => number),
    ).toEqual([first]);
  });
});

const noDays = { maker_number: null, ordered_on: null, promised_on: null, ready_on: null };

describe('the warehouse', () => {
  it('sees of what is to be carried where it goes and whether it is paid for, and no sums, e-mails or new orders', async () => {
    const number = await place({ city: 'Складской' });
    expect(await numbers({ text: 'складской' }, keeper)).toEqual([]);
    const unseen = await keeper.call('GET', `/api/admin/orders/${number}/`);
    expect([unseen.statusCode, unseen.json().detail]).toEqual([
      404,
      'Этот заказ ещё не\u00a0подтверждён: пока он у\u00a0менеджера.',
    ]);
    await change(number, { version: 1, status: 'confirmed' });
    const [row] = (await keeper.call('GET', '/api/admin/orders/?text=складской')).json().orders;
    const card = await cardOf(number, keeper);
    expect(row).toMatchObject({
      number,
      address: card.address,
      city: 'Складской',
      payment: 'waiting_for_payment',
    });
    expect(card).toMatchObject({ view: 'delivery', next_statuses: ['shipped', 'delivered'] });
    const secrets = /total|price|payment_|email|telegram|whatsapp|events|earlier/;
    expect(
      [...Object.keys(row), ...Object.keys(card), ...Object.keys(card.lines[0])].filter((key) =>
        secrets.test(key),
      ),
    ).toEqual([]);
  });

  it('finds no order by an e-mail that it may not see', async () => {
    const number = await place({ city: 'Подспудный', email: 'podspud@primer.ru' });
    await change(number, { version: 1, status: 'confirmed' });
    for (const text of ['podspud@primer.ru', 'podspud', 'primer', 'подспудный podspud']) {
      expect([text, await numbers({ text }, keeper)]).toEqual([text, []]);
      expect([text, await numbers({ text })]).toEqual([text, expect.arrayContaining([number])]);
    }
    for (const text of ['подспудный', number, sofa.code]) {
      expect([text, await numbers({ text }, keeper)]).toEqual([
        text,
        expect.arrayContaining([number]),
      ]);
    }
  });

  it('finds an order that it may not see at no address', async () => {
    const number = await place();
    const calls: [method: 'GET' | 'POST' | 'PUT', path: string, body?: object][] = [
      ['GET', ''],
      ['PUT', '', { version: 1, status: 'shipped', letter: false }],
      ['POST', 'undo/', { version: 1 }],
      ['POST', 'undo/', { version: 2 }],
      ['POST', 'notes/', { text: 'позвонил', public: false }],
      ['POST', 'calls/', { outcome: 'no_answer' }],
      ['PUT', 'tags/', { add: ['срочно'], remove: [] }],
      ['PUT', 'lines/0/', { version: 1, maker: 'Фабрика', ...noDays }],
    ];
    const { code: _, ...said } = (await keeper.call('GET', `/api/admin/orders/${number}/`)).json();
    for (const [method, path, body] of calls) {
      const answer = await keeper.call(method, `/api/admin/orders/${number}/${path}`, body);
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        404,
        expect.objectContaining(said),
      ]);
    }
    const orders = [{ number, version: 1 }];
    for (const path of ['bulk/', 'bulk/undo/']) {
      const body = { orders, ...(path === 'bulk/' && { status: 'shipped', letter: false }) };
      const answer = await keeper.call('POST', `/api/admin/orders/${path}`, body);
      expect([path, answer.json()]).toMatchObject([
        path,
        { changed: [], refused: [{ number, code: 'order_not_found' }] },
      ]);
    }
  });

  it('takes back that it has handed an order over, which it then sees again', async () => {
    const number = await place();
    await change(number, { version: 1, status: 'confirmed' });
    await change(number, { version: 2, status: 'delivered' }, keeper);
    const answer = await keeper.call('POST', `/api/admin/orders/${number}/undo/`, { version: 3 });
    expect(answer.json()).toMatchObject({ view: 'delivery', status: 'confirmed' });
  });

  it('hands over, but neither cancels nor touches money', async () => {
    const number = await place();
    await change(number, { version: 1, status: 'confirmed' });
    for (const wanted of [{ status: 'cancelled' }, { status: 'production' }]) {
      const answer = await change(number, { version: 2, ...wanted }, keeper);
      expect([wanted, answer.statusCode, answer.json().code]).toEqual([
        wanted,
        403,
        'not_permitted',
      ]);
    }
    const money = { version: 2, amount: 1, way: 'cash' };
    const noted = await keeper.call('POST', `/api/admin/orders/${number}/payments/`, money);
    expect([noted.statusCode, noted.json().code]).toEqual([403, 'not_permitted']);
    const cost = { version: 2, amount: 777, reason: 'тайна', agreed: 'по телефону' };
    const charge = await manager.call('PUT', `/api/admin/orders/${number}/charges/lift/`, cost);
    expect(charge.json()).toMatchObject({ version: 3 });
    const late = await change(number, { version: 2, status: 'shipped' }, keeper);
    expect(late.json()).toMatchObject({
      code: 'order_changed',
      last: { by: 'Вера', delivery_cost: null, payment: null, work: null },
    });
    const shipped = await change(number, { version: 3, status: 'shipped' }, keeper);
    expect(shipped.json()).toMatchObject({ view: 'delivery', status: 'shipped' });
  });
});

it.each<Role>(['content'])('%s sees no orders at all', async (role) => {
  const number = await place();
  const person = await office.joined(role);
  const answer = await person.call('GET', `/api/admin/orders/${number}/`);
  expect(answer.json()).toMatchObject({ code: 'not_permitted' });
});
