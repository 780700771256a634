import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { throwError } from '#tests/support/database-url.ts';
import { importFeed } from '#tests/support/feed.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';

const it = withShop({ env: { RATE_LOGIN: '200/15m' } });
let connection: DatabaseConnection;
let sofa: SomeVariant;
let editor: Member;

it.beforeAll(async ({ shop, office }) => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
  [sofa] = (await pickVariants(shop.db, [5_499_050])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: 3, originalPriceKopecks: 6_000_000 });
  editor = await office.joined('content');
});
afterAll(() => connection.close());

const take = (query: Record<string, string>) =>
  editor.call('GET', `/api/admin/goods/export/?${new URLSearchParams(query)}`);
const goodsRows = async (shop: TestApp) => {
  const { rows } = await shop.db.execute(
    sql`SELECT id, price_kopecks, original_price_kopecks, stock, uncounted, name, attributes FROM variants ORDER BY id`,
  );
  return rows;
};

describe('the goods of a filter as a file', () => {
  it('are all of it and no others', async ({ shop }) => {
    const { body, headers } = await take({ format: 'csv', category: 'svetilniki' });
    expect(headers['content-disposition']).toMatch(/goods-\d{4}-\d\d-\d\d\.csv/);
    const lines: Record<string, string>[] = parse(body, {
      delimiter: ';',
      bom: true,
      columns: true,
    });
    const { rows } = await shop.db.execute<{ count: number }>(sql`
      SELECT count(*)::int FROM variants v JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id
      WHERE c.slug = 'svetilniki'`);
    expect(lines).toHaveLength(rows[0]?.count ?? 0);
    expect(new Set(lines.map((line) => line['Раздел магазина'])).size).toBe(1);
  });

  it('have the days, what is few of them, and whether they are shown', async ({ shop }) => {
    const set = (values: string) =>
      shop.db.execute(sql.raw(`UPDATE variants SET ${values} WHERE id = ${sofa.variant}`));
    await set(
      `low_stock = 2, withdrawn = true, attributes = attributes || '{"production_time_days": 33}'`,
    );
    const { body } = await take({ format: 'csv', text: sofa.code });
    const [line]: Record<string, string>[] = parse(body, {
      delimiter: ';',
      bom: true,
      columns: true,
    });
    expect(line).toMatchObject({ 'Мало от': '2', 'Срок, дней': '33', Показ: 'скрыт' });
    await set('low_stock = NULL, withdrawn = false');
    const again = await take({ format: 'csv', text: sofa.code });
    expect(again.body).toContain(';;33;да\r\n');
  });

  it.for(['csv', 'xlsx'])(
    'have as %s the articles that look like formulas, which change nothing either',
    async (format, { shop }) => {
      const odd = [
        '-101/А',
        '+7-КР',
        '=К-12',
        '@home 5',
        '90.750',
        '0017',
        "'85",

        'АБ_x0041_1',
      ];
      const goods = odd.map((article, at) => `"${article}";Ручка ${at};Фурнитура;${190 + at}`);
      await importFeed(connection.pool, `Артикул;Название;Категория;Цена\n${goods.join('\n')}\n`, {
        source: 'odd',
      });
      const codes = await shop.db.execute<{ code: string }>(
        sql`SELECT v.code FROM variants v JOIN import_offers l ON l.variant_id = v.id WHERE l.source = 'odd'`,
      );
      expect(codes.rows.map(({ code }) => code).sort()).toEqual(odd.toSorted());
      const before = await goodsRows(shop);
      const { rawPayload } = await take({ format });
      const report = await importFeed(connection.pool, rawPayload, { source: 'own.csv' });
      expect(report).toMatchObject({
        refused: 0,
        created: 0,
        changed: 0,
        lookAlikes: { count: 0 },
      });
      expect(await goodsRows(shop)).toEqual(before);
    },
  );

  it.for(['csv', 'xlsx'])('loaded again as %s they change nothing', async (format, { shop }) => {
    const before = await goodsRows(shop);
    const { rawPayload, body } = await take({ format });
    if (format === 'csv') expect(body).toContain(`${sofa.code};`);
    const report = await importFeed(connection.pool, rawPayload, { source: 'own.csv' });
    expect(report).toMatchObject({ refused: 0, created: 0, changed: 0 });
    expect(report.priceList?.newlyHeld).toBe(0);
    expect(report.unchanged).toBe(before.length);
    expect(await goodsRows(shop)).toEqual(before);
  });

  it('loaded again hold what was changed in them, and nothing else, against feeds', async ({
    shop,
  }) => {
    const { body } = await take({ format: 'csv' });
    const line = body.split('\r\n').find((one) => one.startsWith(sofa.code)) ?? '';
    const dearer = line.replace(';54990,5;', ';55990,5;');
    expect(dearer).not.toBe(line);
    const file = Buffer.from(body.replace(line, dearer));
    const report = await importFeed(connection.pool, file, { source: 'own.csv' });
    expect(report).toMatchObject({ changed: 1, priceList: { newlyHeld: 1 } });
    const { rows } = await shop.db.execute(sql`SELECT variant_id, fields FROM held_fields`);
    expect(rows).toEqual([{ variant_id: sofa.variant, fields: ['price'] }]);
  });

  it('carry a formula as a text', async ({ shop }) => {
    await setVariant(shop.db, sofa.variant, { name: '=HYPERLINK("https://x.example")' });
    const { body } = await take({ format: 'csv', text: sofa.code });
    expect(body).toContain(sofa.name);
    expect(body).not.toMatch(/(^|;)"?=/m);
  });
});
