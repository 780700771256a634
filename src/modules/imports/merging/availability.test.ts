import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { changeSource } from '#modules/ownership/sources.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { countsOf, emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(() => connection.close());

const run = (feed: string) => importFeed(connection.pool, feed);

/** A feed of mirrors: attributes and further elements of each offer. */
const mirrors = (...offers: readonly [attributes: string, elements?: string][]) =>
  `<yml_catalog date="2026-05-05"><shop><name>Амальгама</name><url>https://amalgama.example</url>
  <categories><category id="40">Зеркала</category></categories><offers>${offers
    .map(
      ([attributes, elements = ''], index) =>
        `<offer id="${index}" ${attributes}><name>Зеркало №${index}</name><price>${4000 + index}</price>
        <categoryId>40</categoryId><vendorCode>ЗР-${index}</vendorCode>${elements}</offer>`,
    )
    .join('\n')}</offers></shop></yml_catalog>`;

const shelf = async () =>
  (await catalogueRows(shop.db)).map(({ stock, uncounted }) => [stock, uncounted]);

const list = async (query = '') => {
  const answer = await shop.app.inject(`/api/products/?category=zerkala${query}`);
  return answer.json().results as {
    id: number;
    first_variant: { id: number; in_stock: boolean; available: boolean };
  }[];
};

it('available without a count is in stock for visitors: page, filter and count of the filter', async () => {
  await run(mirrors(['available="true"'], ['available="false"'], [' ', '<count>0</count>']));
  expect(
    (await list()).map(({ first_variant: { in_stock, available } }) => [in_stock, available]),
  ).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  expect(await list('&in_stock=true')).toHaveLength(1);
  const facets = await shop.app.inject('/api/products/facets/?category=zerkala');
  expect(facets.json().filters).toContainEqual(
    expect.objectContaining({ name: 'in_stock', count: 1 }),
  );
});

it('visitors see at once that goods went from made to order to uncounted', async () => {
  await run(mirrors(['available="false"']));
  const version = async () =>
    (await shop.db.execute(sql`SELECT max(id) AS id FROM public_changes`)).rows[0]?.id;
  const before = await version();
  expect(countsOf(await run(mirrors(['available="true"'])))).toMatchObject({ changed: 1 });
  expect(await version()).not.toBe(before);
  expect(await list('&in_stock=true')).toHaveLength(1);
  expect(countsOf(await run(mirrors(['available="true"'])))).toMatchObject({ unchanged: 1 });
});

it('an order of uncounted goods is bound by no number that the feed did not give', async () => {
  await run(mirrors(['available="true"']));
  const [mirror] = await list();
  const line = cartLine({ product: mirror?.id, variant: mirror?.first_variant.id } as never, 40);
  const cart = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/cart/',
    payload: { cart_items: [line] },
  });
  expect(cart.json().cart_items[0]).toMatchObject({ quantity: 40, left: null, available: true });
  const order = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/order-create/',
    payload: orderForm(cart.json().cart_uuid),
  });
  expect([order.statusCode, order.json().availability_unconfirmed ?? false]).toEqual([201, false]);
  expect(await shelf()).toEqual([[null, true]]);
});

it('a count ends the uncounted state, and its end begins it again', async () => {
  await run(mirrors(['available="true"']));
  await run(mirrors(['available="true"', '<count>2</count>']));
  expect(await shelf()).toEqual([[2, false]]);
  await run(mirrors(['available="true"']));
  expect(await shelf()).toEqual([[null, true]]);
});

it('unavailable without a count is made to order, or sold out where the owner says so of the source', async () => {
  const feed = mirrors(['available="false"'], ['available="false"', '<count>3</count>']);
  await run(feed);
  expect(await shelf()).toEqual([
    [null, false],
    [3, false],
  ]);
  await changeSource(shop.db, 'amalgama.example', { unavailable: 'sold_out' });
  await run(feed);
  expect(await shelf()).toEqual([
    [0, false],
    [3, false],
  ]);
  await changeSource(shop.db, 'amalgama.example', { unavailable: 'to_order' });
});

it('reads the words of tables, in a price list too', async () => {
  const head = 'Артикул;Название;Категория;Цена;Остаток\n';
  const words = ['В наличии', 'есть', '> 10', 'под заказ', 'нет', '4 шт.'];
  await run(
    head + words.map((word, index) => `ЗР-${index};Зеркало;Зеркала;4000;${word}`).join('\n'),
  );
  const expected = [
    [null, true],
    [null, true],
    [null, true],
    [null, false],
    [0, false],
    [4, false],
  ];
  expect(await shelf()).toEqual(expected);
  await run('Артикул;Остаток\nЗР-0;нет\nЗР-4;есть\n');
  expect(await shelf()).toEqual([[0, false], ...expected.slice(1, 4), [null, true], expected[5]]);
});

it('the feed of the shop says of uncounted goods that they are available, without a number', async () => {
  await run(mirrors(['available="true"'], ['available="false"']));
  const feed = (await shop.app.inject('/feeds/yandex.xml')).body;
  expect(Array.from(feed.matchAll(/ available="(\w+)"/g), ([, is]) => is)).toEqual([
    'true',
    'false',
  ]);
  expect(feed).not.toContain('<count>');
});

it('keeps both ends of a production time; the filter and the feed know them', async () => {
  const param = (text: string, unit = '') =>
    `<param name="Срок изготовления" unit="${unit}">${text}</param>`;
  const feed = mirrors(
    ['', param('14-21 день')],
    ['', param('от 2 до 3 недель')],
    ['', param('30', 'дн.')],
    ['', param('21-14 день')],
  );
  await run(feed);
  const times = async () =>
    (await catalogueRows(shop.db)).map(({ attributes }) => {
      const stated = attributes as Record<string, unknown>;
      return [stated.production_time_days_from, stated.production_time_days];
    });
  const expected = [
    [14, 21],
    [14, 21],
    [undefined, 30],
    [undefined, 14],
  ];
  expect(await times()).toEqual(expected);
  expect(await list('&max_production_time_days=20')).toHaveLength(1);
  expect(await list('&max_production_time_days=21')).toHaveLength(3);
  const own = (await shop.app.inject('/feeds/yandex.xml')).body;
  expect(own).toContain('<param name="Срок изготовления" unit="дн.">14-21</param>');
  await emptyCatalogue(shop.db);
  await run(own);
  expect(await times()).toEqual(expected);
});
