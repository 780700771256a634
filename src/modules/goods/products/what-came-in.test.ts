import { afterAll, describe, expect } from 'vitest';
import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import * as most from '#contracts/goods-limits.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { throwError } from '#tests/support/database-url.ts';
import { importFeed } from '#tests/support/feed.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { formOf } from '#tests/support/product-form.ts';
import type { Member } from '#tests/support/staff.ts';

/** What a feed brings can be saved in the office; what is over a limit is refused with its row. */
const it = withShop({ env: { RATE_LOGIN: '200/15m' } });
let connection: DatabaseConnection;
let writer: Member;

it.beforeAll(async ({ shop, office }) => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
  writer = await office.joined('content');
});
afterAll(() => connection.close());

const run = (offers: readonly string[]) =>
  importFeed(
    connection.pool,
    `<yml_catalog><shop><name>Мастерская</name><categories><category id="1">Полки</category></categories>
      <offers>${offers.join('')}</offers></shop></yml_catalog>`,
    { source: 'limits' },
  );

const offer = (id: string, more: string, group = '') =>
  `<offer id="${id}" ${group && `group_id="${group}"`}><categoryId>1</categoryId><price>990</price>${more}</offer>`;

async function saved(article: string): Promise<{ status: number; product: EditedProduct }> {
  const { goods } = (await writer.call('GET', `/api/admin/goods/?text=${article}`)).json();
  const address = `/api/admin/products/${goods[0].product_id ?? goods[0].product}/`;
  const product: EditedProduct = (await writer.call('GET', address)).json();
  const answer = await writer.call('PUT', address, formOf(product));
  return { status: answer.statusCode, product };
}

const letters = (count: number) => 'я'.repeat(count);
const param = (label: string, value: string) => `<param name="${label}">${value}</param>`;

describe('at its limit', () => {
  it.each([
    ['a name', `<name>${letters(most.LONGEST_NAME)}</name>`],
    ['the name of a variant', `<name>Полка</name>${param('Вариант', letters(most.LONGEST_NAME))}`],
    [
      'a description',
      `<name>Полка</name><description>${letters(most.LONGEST_DESCRIPTION)}</description>`,
    ],
    [
      'a characteristic',
      `<name>Полка</name>${param(letters(most.LONGEST_LABEL), letters(most.LONGEST_VALUE))}`,
    ],
    ['an attribute', `<name>Полка</name>${param('Материал', letters(900))}`],
    ['stock', `<name>Полка</name><count>${most.MOST_PIECES}</count>`],
  ])('%s is taken and saved', async (what, more) => {
    const article = `Л-${[...what].length}`;
    const report = await run([offer(article, more)]);
    expect(report.reasons).toEqual([]);
    expect((await saved(article)).status).toBe(200);
  });

  it('an article is taken and saved', async () => {
    const article = 'A'.repeat(most.LONGEST_ARTICLE);
    expect((await run([offer(article, '<name>Полка</name>')])).reasons).toEqual([]);
    expect((await saved(article)).status).toBe(200);
  });

  it('the dearest price is taken and saved', async () => {
    const dear = offer('Л-дорого', '<name>Полка</name>').replace('990', String(most.MOST_ROUBLES));
    expect((await run([dear])).reasons).toEqual([]);
    expect((await saved('Л-дорого')).status).toBe(200);
  });

  it('names that are made of long texts are saved', async () => {
    const long = (end: string) =>
      `<name>Полка ${letters(250)} ${end}</name>${param('Материал', `массив ${letters(900)} ${end}`)}`;
    const rows = ['раз', 'два'].map((end) => offer(`Д-${end}`, long(end), 'long'));
    // A third of the same name: it has the article behind it.
    rows.push(offer(`Д-${letters(90)}`, long('раз')));
    expect((await run(rows)).reasons).toEqual([]);
    for (const article of ['Д-раз', 'Д-два', `Д-${letters(90)}`]) {
      expect([article, (await saved(article)).status]).toEqual([article, 200]);
    }
  });

  it('a product of as many variants as it may have is taken and saved, and one more is refused', async () => {
    const variant = (at: number) =>
      offer(`В-${at}`, `<name>Полка сборная</name>${param('Цвет', `оттенок ${at}`)}`, 'g');
    const all = Array.from({ length: most.MOST_VARIANTS + 1 }, (_, at) => variant(at));
    const report = await run(all);
    expect(report.reasons).toEqual([
      expect.stringContaining('у товара больше 500 вариантов: разделите его на несколько'),
    ]);
    const { status, product } = await saved('В-0');
    expect([product.variants.length, status]).toEqual([most.MOST_VARIANTS, 200]);
  });
});

describe('over its limit', () => {
  it.each([
    ['a name', offer('П-1', `<name>${letters(most.LONGEST_NAME + 1)}</name>`), 'название'],
    ['an article', offer('П'.repeat(most.LONGEST_ARTICLE + 1), '<name>Полка</name>'), 'артикул'],
    [
      'a description',
      offer(
        'П-3',
        `<name>Полка</name><description>${letters(most.LONGEST_DESCRIPTION + 1)}</description>`,
      ),
      'описание',
    ],
  ])('%s is refused', async (_what, row, field) => {
    expect((await run([row])).reasons).toEqual([
      expect.stringMatching(new RegExp(`слишком длинно: ${field}`)),
    ]);
  });
});

it('the filters of a product are made a few times a save, not once a variant', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    offer(
      `M-${index}`,
      `<name>Полка «Ряды», ${index}</name><vendorCode>M-${index}</vendorCode>`,
      'rows',
    ),
  );
  await run(many);
  await connection.pool.query(`
    CREATE TABLE made_filters (at timestamptz DEFAULT now());
    CREATE FUNCTION count_filters() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO made_filters DEFAULT VALUES; RETURN NULL; END $$;
    CREATE TRIGGER counted AFTER INSERT OR UPDATE ON product_filters FOR EACH ROW EXECUTE FUNCTION count_filters()`);
  const { goods } = (await writer.call('GET', '/api/admin/goods/?text=M-7')).json();
  const address = `/api/admin/products/${goods[0].product_id ?? goods[0].product}/`;
  const form = formOf((await writer.call('GET', address)).json());
  const variants = form.variants.map((one) => ({
    ...one,
    characteristics: [{ label: 'Ряд', value: one.article, unit: '' }],
    packages: [],
  }));
  const answer = await writer.call('PUT', address, { ...form, variants });
  expect(answer.statusCode).toBe(200);
  const kept: EditedProduct = (await writer.call('GET', address)).json();
  expect(kept.variants.map(({ article, characteristics }) => [article, characteristics])).toEqual(
    variants.map(({ article, characteristics }) => [article, characteristics]),
  );
  const { rows } = await connection.pool.query('SELECT count(*)::int AS times FROM made_filters');
  expect(rows[0].times).toBeLessThan(10);
});
