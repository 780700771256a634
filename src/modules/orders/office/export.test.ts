import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const EXPORT = '/api/admin/orders/export/';
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
let sofa: SomeVariant;
let now = new Date('2027-03-01T21:30:00Z');
let owner: MemberWithApp;

it.beforeAll(async ({ shop, office }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  owner = await office.complete('owner');
});

const place = async (shop: TestApp, overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number;

/** The number of a copy: letters for digits, after one that tells the sets of copies apart. */
const copyNumber = (set: string, at: number): string => {
  const letters = [...String(at).padStart(7, '0')].map((digit) => 'ABCDEFGHJK'[Number(digit)]);
  return `${set}${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`;
};

/** Copies an order so many times, each a second older than the one before. */
const copy = (shop: TestApp, number: string, set: string, count: number, city: string) =>
  shop.db.execute(sql`
    WITH source AS (SELECT * FROM orders WHERE number = ${number}),
      made AS (
        INSERT INTO carts (created_at, updated_at, ordered_at)
        SELECT created_at, created_at, created_at FROM source, generate_series(1, ${count})
        RETURNING id
      )
    INSERT INTO orders (number, cart_id, payment_type, total_kopecks, amount_due_kopecks, delivery_type, customer_name,
      email, phone_number, city, address, policy_version, consent_at, created_at)
    SELECT regexp_replace(${set} || translate(lpad((row_number() OVER ())::text, 7, '0'), '0123456789', 'ABCDEFGHJK'), '(....)', '\\1-'),
      made.id, payment_type, total_kopecks, amount_due_kopecks, delivery_type, customer_name,
      email, phone_number, ${city}, address, policy_version, consent_at, created_at - row_number() OVER () * interval '1 second'
    FROM made, source`);

const take = (query: Record<string, string>, person = owner) =>
  person.call('GET', `${EXPORT}?${new URLSearchParams(query)}`);
const tableOf = (body: string): Record<string, string>[] =>
  parse(body, { delimiter: ';', bom: true, columns: true });

/** The cells of a sheet by their columns, as they are written: type and style, then the content. */
function sheetOf(bytes: Uint8Array): Record<string, string>[] {
  const file = unzipSync(bytes)['xl/worksheets/sheet1.xml'];
  const xml = strFromU8(file ?? new Uint8Array());
  const cells = /<c r="([A-Z]+)\d+"(.*?)>(?:<v>|<is><t[^>]*>)(.*?)(?:<\/v>|<\/t><\/is>)<\/c>/gs;
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
    Object.fromEntries(
      [...row.matchAll(cells)].map(([, column, marks, text]) => [
        column,
        `${marks} ${text}`.trim(),
      ]),
    ),
  );
}

describe('the orders of a filter as a file', () => {
  it('are all of it and no others, in words and by the clock of the shop', async ({ shop }) => {
    const number = await place(shop, {
      city: 'Выгрузинск',
      customer_name: 'Фёкла Заречная',
      comment: 'Домофон 7; звонить дважды',
    });
    await place(shop, { city: 'Другоград' });
    const at = `/api/admin/orders/${number}/`;
    await owner.call('PUT', at, { version: 1, status: 'confirmed', letter: false });
    const cost = { version: 2, amount: 1500.5, agreed: 'по телефону', letter: false };
    await owner.call('PUT', `${at}charges/delivery/`, cost);
    const answer = await take({ format: 'csv', text: 'выгрузинск', status: 'confirmed' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders-2027-03-02.csv"',
      'cache-control': 'no-store',
    });
    expect(tableOf(answer.body)).toEqual([
      expect.objectContaining({
        Номер: number,
        Оформлен: '02.03.2027 00:30',
        Статус: 'Подтверждён',
        Оплата: 'Ожидается',
        'Сумма, ₽': '54990',
        'Предоплата, ₽': '',
        'Доставка, ₽': '1500,5',
        'Подъём и сборка, ₽': '',
        'Всего, ₽': '56490,5',
        Покупатель: 'Фёкла Заречная',
        Город: 'Выгрузинск',
        Товары: expect.stringContaining('× 1'),
        Комментарий: 'Домофон 7; звонить дважды',
      }),
    ]);
    expect(
      tableOf((await take({ format: 'csv', text: 'выгрузинск', status: 'new' })).body),
    ).toEqual([]);
  });

  it('are read by pages, also in the order of the filter', async ({ shop }) => {
    const number = await place(shop, { city: 'Истоковск' });
    await copy(shop, number, 'X', 1203, 'Многостраничный');
    const numbers = async (query: object) =>
      tableOf((await take({ format: 'csv', text: 'многостраничный', ...query })).body).map(
        (row) => row.Номер,
      );
    const wanted = Array.from({ length: 1203 }, (_, at) => copyNumber('X', at + 1));
    expect(await numbers({})).toEqual(wanted);
    expect(await numbers({ sort: 'oldest' })).toEqual(wanted.toReversed());
    const { rawPayload } = await take({ format: 'xlsx', text: 'многостраничный' });
    const [, ...rows] = sheetOf(rawPayload);
    expect(rows.map(({ A }) => A)).toEqual(wanted.map((one) => `t="inlineStr" s="0" ${one}`));
  });

  it('read as their letters are, whatever signs customers hide in them', async ({ shop }) => {
    await place(shop, {
      city: 'Скрытинск\u200b',
      address: 'ул. \u202e5 ,яансеЛ\u202c',
      comment: '\u2066Домофон\u2069 7\u2028этаж 2',
    });
    const answer = await take({ format: 'csv', text: 'скрытинск' });
    expect(tableOf(answer.body)).toEqual([
      expect.objectContaining({
        Город: 'Скрытинск',
        Адрес: 'ул. 5 ,яансеЛ',
        Комментарий: 'Домофон 7\nэтаж 2',
      }),
    ]);
  });

  it('are no formulas for a spreadsheet, whatever customers type', async ({ shop }) => {
    const number = await place(shop, {
      city: 'Формульск',
      address: '@SUM(A1)',
      comment: '=HYPERLINK("http://primer.ru";"a")',
    });
    const [row] = tableOf((await take({ format: 'csv', text: 'формульск' })).body);
    expect([row?.Адрес, row?.Комментарий, row?.Телефон]).toEqual([
      `'@SUM(A1)`,
      `'=HYPERLINK("http://primer.ru";"a")`,
      expect.stringMatching(/^\+7\d{10}$/),
    ]);
    const { rawPayload, headers } = await take({ format: 'xlsx', text: 'формульск' });
    expect(headers['content-type']).toContain('spreadsheetml.sheet');
    const [head = {}, cells = {}] = sheetOf(rawPayload);
    const cell = (title: string) => {
      const column = Object.keys(head).find(
        (name) => head[name] === `t="inlineStr" s="3" ${title}`,
      );
      return column && cells[column];
    };
    expect(cell('Номер')).toBe(`t="inlineStr" s="0" ${number}`);
    expect(cell('Телефон')).toBe('t="inlineStr" s="0" +70000000000');
    expect(cell('Комментарий')).toBe('t="inlineStr" s="0" =HYPERLINK("http://primer.ru";"a")');
    expect(cell('Сумма, ₽')).toBe('54990');
    // 2 March 2027, 00:30 on the clock of the shop.
    const [style, serial] = cell('Оформлен')?.split(' ') ?? [];
    expect([style, Number(serial)]).toEqual(['s="1"', expect.closeTo(46_448 + 0.5 / 24, 6)]);
    expect(strFromU8(rawPayload)).not.toContain('<f>');
  });

  it('are written into the log once, with the names of the filter and not what was typed', async ({
    shop,
  }) => {
    await take({ format: 'xlsx', text: 'выгрузинск', status: 'confirmed' });
    const { rows } = await shop.db.execute(
      sql`SELECT actor_name, entity_id, changes FROM audit_log WHERE action = 'orders.export' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      {
        actor_name: String(owner.id),
        entity_id: 'all',
        changes: {
          filter: { from: null, to: ['status', 'text'] },
          format: { from: null, to: 'xlsx' },
          rows: { from: null, to: 1 },
        },
      },
    ]);
  });

  it('are for the owner, who shows the code again after ten minutes', async ({ office }) => {
    const manager = await office.complete('manager');
    const refused = await take({ format: 'csv' }, manager);
    expect(refused.json()).toMatchObject({ code: 'not_permitted' });
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await take({ format: 'csv' })).json()).toMatchObject({ code: 'step_up_required' });
    expect((await take({ format: 'pdf' })).statusCode).toBe(403);
  });

  it('are at most fifty thousand', async ({ shop, office }) => {
    const other = await office.complete('owner');
    const number = await place(shop, { city: 'Предельск', delivery_type: 'pickup' });
    await copy(shop, number, 'Y', 50_000, 'Предельный');
    const large = await take({ format: 'csv', delivery: 'pickup' }, other);
    expect([large.statusCode, large.json().code]).toEqual([409, 'export_large']);
    expect((await take({ format: 'pdf' }, other)).statusCode).toBe(400);
  });
});
