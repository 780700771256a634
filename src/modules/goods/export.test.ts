import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { buildTestApp, type TestApp } from '#tests/support/build-test-app.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { throwError } from '#tests/support/database-url.ts';
import { importFeed } from '#tests/support/feed.ts';
import { staffOf } from '#tests/support/staff.ts';

let shop: TestApp;
let connection: DatabaseConnection;
let sofa: SomeVariant;
const { joined } = staffOf(
  () => shop,
  () => new Date(),
);
let editor: Awaited<ReturnType<typeof joined>>;

beforeAll(async () => {
  shop = await buildTestApp({ env: { RATE_LOGIN: '200/15m' } });
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
  [sofa] = (await pickVariants(shop.db, [5_499_050])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: 3, originalPriceKopecks: 6_000_000 });
  editor = await joined('content');
});
afterAll(async () => {
  await connection.close();
  await shop.close();
});

const take = (query: Record<string, string>) =>
  editor.call('GET', `/api/admin/goods/export/?${new URLSearchParams(query)}`);
const goodsRows = async () => {
  const { rows } = await shop.db.execute(
    sql`SELECT id, price_kopecks, original_price_kopecks, stock, uncounted, name, attributes FROM variants ORDER BY id`,
  );
  return rows;
};

describe('the goods of a filter as a file', () => {
  it('are all of it and no others', async () => {
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

  it.each(['csv', 'xlsx'])('loaded again as %s they change nothing', async (format) => {
    const before = await goodsRows();
    const { rawPayload, body } = await take({ format });
    if (format === 'csv') expect(body).toContain(`${sofa.code};`);
    const report = await importFeed(connection.pool, rawPayload, { source: 'own.csv' });
    expect(report).toMatchObject({ refused: 0, created: 0, changed: 0 });
    expect(report.priceList?.newlyHeld).toBe(0);
    expect(report.unchanged).toBe(before.length);
    expect(await goodsRows()).toEqual(before);
  });

  it('loaded again hold what was changed in them, and nothing else, against feeds', async () => {
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

  it('carry a formula as a text', async () => {
    await setVariant(shop.db, sofa.variant, { name: '=HYPERLINK("https://x.example")' });
    const { body } = await take({ format: 'csv', text: sofa.code });
    expect(body).toContain(sofa.name);
    expect(body).not.toMatch(/(^|;)"?=/m);
  });
});
