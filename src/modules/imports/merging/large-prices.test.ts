import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
});
beforeEach(async () => {
  await emptyCatalogue(shop.db);
  await load(goods(['А-1', 54_990], ['А-2', 1000], ['А-3', 500]));
});
afterAll(() => connection.close());

type Row = readonly [article: string, price: number, name?: string];
const goods = (...rows: readonly Row[]): string =>
  ['Артикул;Название;Категория;Цена']
    .concat(
      rows.map(
        ([article, price, name]) => `${article};${name ?? `Ковёр ${article}`};Ковры;${price}`,
      ),
    )
    .join('\n');
const priceList = (...rows: readonly Row[]): string =>
  ['Артикул;Цена;Остаток', ...rows.map(([article, price]) => `${article};${price};7`)].join('\n');
const load = (text: string, options: Parameters<typeof importFeed>[2] = {}) =>
  importFeed(connection.pool, text, { source: 's.csv', ...options });
const prices = async () => {
  const { rows } = await shop.db.execute<{ code: string; price: number }>(
    sql`SELECT code, (price_kopecks / 100.0)::float8 AS price FROM variants ORDER BY code`,
  );
  return rows.map(({ price }) => price);
};
const asked = async () => {
  const { rows } = await shop.db.execute(sql`
    SELECT v.code, (q.price_kopecks / 100.0)::float8 AS price, q.refused_at IS NOT NULL AS refused
    FROM asked_prices q JOIN variants v ON v.id = q.variant_id ORDER BY v.code`);
  return rows;
};

describe('a load that changes prices a lot', () => {
  it('stops, changes nothing and says which', async () => {
    const misread = goods(['А-1', 54.99], ['А-2', 1100], ['А-3', 500]);
    await expect(load(misread, { onLargePrices: 'stop' })).rejects.toThrow(
      /Сильно меняются цены: 1 из 3.*А-1 «Ковёр А-1», было 54\s990\s₽, стало бы 54,99\s₽.*--yes/,
    );
    expect(await prices()).toEqual([54_990, 1000, 500]);
  });

  it('goes on where the prices are meant, and tells them', async () => {
    const report = await load(goods(['А-1', 54.99]), { onLargePrices: 'take' });
    expect(report.largePrices).toMatchObject({ count: 1, all: 1, examples: [{ article: 'А-1' }] });
    expect(await prices()).toEqual([54.99, 1000, 500]);
  });

  it('finds them in a dry run', async () => {
    const report = await load(goods(['А-1', 54.99]), { onLargePrices: 'stop', dryRun: true });
    expect(report.largePrices.examples).toEqual([
      { article: 'А-1', name: 'Ковёр А-1', from: 5_499_000, to: 5499 },
    ]);
  });

  it('stops for a price list as well, and not for the stock beside small changes', async () => {
    await expect(load(priceList(['А-2', 1501]), { onLargePrices: 'stop' })).rejects.toThrow(/А-2/);
    await load(priceList(['А-2', 1500], ['А-3', 500]), { onLargePrices: 'stop' });
    expect(await prices()).toEqual([54_990, 1500, 500]);
  });

  it('stops where more than a tenth of all prices change by more than a fifth', async () => {
    const many = (price: (index: number) => number): string =>
      goods(...Array.from({ length: 20 }, (_, index): Row => [`Б-${index}`, price(index)]));
    await load(many(() => 1000));
    const up = (count: number) => many((index) => (index < count ? 1300 : 1000));
    await load(up(2), { onLargePrices: 'stop' });
    await expect(load(up(5), { onLargePrices: 'stop' })).rejects.toThrow(/цены: 3 из 20/);
  });

  it('does not ask about first prices', async () => {
    const report = await load(goods(['А-1', 54_990], ['Н-1', 1], ['Н-2', 900_000]), {
      onLargePrices: 'stop',
    });
    expect(report).toMatchObject({ created: 2, largePrices: { count: 0, all: 1 } });
  });
});

describe('a feed that nobody looks at', () => {
  const night = (text: string) => load(text, { onLargePrices: 'hold' });

  it('leaves those prices out, takes all else, and asks', async () => {
    const report = await night(
      goods(['А-1', 54.99, 'Ковёр Новый'], ['А-2', 1100], ['А-3', 500], ['Н-1', 3]),
    );
    expect(report).toMatchObject({ created: 1, changed: 2, largePrices: { count: 1, all: 3 } });
    expect(await prices()).toEqual([54_990, 1100, 500, 3]);
    const { rows } = await shop.db.execute(sql`SELECT FROM products WHERE name = 'Ковёр Новый'`);
    expect(rows).toHaveLength(1);
    expect(await asked()).toEqual([{ code: 'А-1', price: 54.99, refused: false }]);
  });

  it('asks no more when the price is as before again, or is taken by another load', async () => {
    await night(goods(['А-1', 54.99], ['А-2', 1]));
    expect(await asked()).toHaveLength(2);
    await night(goods(['А-1', 54_990], ['А-2', 1]));
    expect(await asked()).toMatchObject([{ code: 'А-2' }]);
    await load(priceList(['А-2', 1]));
    expect(await asked()).toEqual([]);
  });

  it('keeps an answer as long as the price is the same', async () => {
    await night(goods(['А-1', 54.99]));
    await shop.db.execute(sql`UPDATE asked_prices SET refused_at = now()`);
    await night(goods(['А-1', 54.99]));
    expect(await asked()).toEqual([{ code: 'А-1', price: 54.99, refused: true }]);
    await night(goods(['А-1', 55.99]));
    expect(await asked()).toEqual([{ code: 'А-1', price: 55.99, refused: false }]);
  });

  it('takes the stock of a price list, and holds no price of it against feeds', async () => {
    await night(priceList(['А-1', 54.99]));
    expect(await prices()).toEqual([54_990, 1000, 500]);
    const { rows } = await shop.db.execute(
      sql`SELECT v.stock, h.fields FROM variants v JOIN held_fields h ON h.variant_id = v.id`,
    );
    expect(rows).toEqual([{ stock: 7, fields: ['stock'] }]);
  });

  it('asks nothing about a price that the shop keeps itself', async () => {
    await load(priceList(['А-1', 54_000]));
    const report = await night(goods(['А-1', 54.99]));
    expect(report).toMatchObject({ held: 1, largePrices: { count: 0 } });
    expect(await asked()).toEqual([]);
  });
});
