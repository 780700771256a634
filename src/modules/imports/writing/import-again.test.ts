import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows, rowVersions } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { benchOffer, countsOf, emptyCatalogue, importFeed, yml } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { waitForLock, whileHeld } from '#tests/support/wait-for-lock.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(() => connection.close());

const run = (
  ...parameters: Parameters<typeof importFeed> extends [unknown, ...infer Rest] ? Rest : never
) => importFeed(connection.pool, ...parameters);

describe('importing again', () => {
  const first = yml(
    benchOffer('1', '<vendorCode>A</vendorCode>'),
    benchOffer('2', '<picture>https://s.example/2.jpg</picture>'),
  );

  it('changes nothing and writes no row where the feed is the same', async () => {
    await run(first);
    const before = await rowVersions(shop.db);
    expect(countsOf(await run(first))).toEqual({
      created: 0,
      changed: 0,
      unchanged: 2,
      refused: 0,
    });
    expect(await rowVersions(shop.db)).toEqual(before);
  });

  it('changes only what is other, and keeps addresses', async () => {
    await run(first);
    const [, before] = await catalogueRows(shop.db);
    const report = await run(
      first.replace('Скамья 2</name><price>1000', 'Лавка</name><price>2000'),
    );
    expect(countsOf(report)).toEqual({ created: 0, changed: 1, unchanged: 1, refused: 0 });
    const [, after] = await catalogueRows(shop.db);
    expect(after).toEqual({ ...before, name: 'Лавка', price_kopecks: '200000' });
  });

  it('changes prices beside a cart that is being filled with the same goods', async () => {
    await run(first);
    const { importing } = await whileHeld(shop.db, async (tx) => {
      // The lock that a foreign key of a cart line takes.
      await tx.execute(sql`SELECT FROM variants FOR KEY SHARE`);
      const importing = run(first.replace('<price>1000', '<price>2000'));
      await waitForLock(shop.db, importing);
      const { rows } = await tx.execute(sql`SELECT FROM variants WHERE price_kopecks = 200000`);
      expect(rows).toHaveLength(1);
      return { importing };
    });
    expect(countsOf(await importing)).toMatchObject({ changed: 1, unchanged: 1 });
  });

  it('lets two offers change their articles with each other', async () => {
    const two = (a: string, b: string) =>
      yml(
        benchOffer('1', `<vendorCode>${a}</vendorCode>`),
        benchOffer('2', `<vendorCode>${b}</vendorCode>`),
      );
    await run(two('A', 'B'));
    expect(countsOf(await run(two('B', 'A')))).toMatchObject({ changed: 2, refused: 0 });
    expect((await catalogueRows(shop.db)).map(({ code }) => code)).toEqual(['B', 'A']);
  });

  it('finds a variant of the same source by its article where the offer has a new id', async () => {
    await run(first);
    const report = await run(first.replace('id="1"', 'id="100"'));
    expect(countsOf(report)).toMatchObject({ created: 0, unchanged: 2 });
  });

  it('adds a new variant to the product of its group', async () => {
    const variant = (id: string) => benchOffer(id, '', 'group_id="7"');
    await run(yml(variant('1'), variant('2')));
    expect(countsOf(await run(yml(variant('1'), variant('2'), variant('3'))))).toMatchObject({
      created: 1,
    });
    const rows = await catalogueRows(shop.db);
    expect(new Set(rows.map(({ product }) => product)).size).toBe(1);
    expect(rows.map(({ variant_name: name, position }) => [name, position])).toEqual([
      ['1', 0],
      ['2', 1],
      ['3', 2],
    ]);
  });

  it('leaves the shelf, the description and the attributes alone of which the feed says nothing', async () => {
    await run(
      yml(
        benchOffer(
          '1',
          '<count>3</count><description>О скамье</description><param name="Цвет">белый</param>',
        ),
      ),
    );
    expect(countsOf(await run(yml(benchOffer('1'))))).toMatchObject({ unchanged: 1 });
    expect(await catalogueRows(shop.db)).toMatchObject([{ stock: 3, description: 'О скамье' }]);
    await run(yml(benchOffer('1', '', 'available="false"')));
    expect(await catalogueRows(shop.db)).toMatchObject([{ stock: null }]);
  });

  it('reports offers that are gone, withdraws them when told to, and brings them back with the feed', async () => {
    await run(first);
    const less = yml(benchOffer('1', '<vendorCode>A</vendorCode>'));
    expect((await run(less)).missing).toEqual({ count: 1, examples: ['Скамья 2 (2)'] });
    expect(await catalogueRows(shop.db)).toHaveLength(2);
    await run(less, { withdrawMissing: true, confirmed: true });
    expect((await catalogueRows(shop.db)).map(({ code }) => code)).toEqual(['A']);
    expect((await run(less)).missing.count).toBe(0);
    expect(countsOf(await run(first))).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await catalogueRows(shop.db)).toHaveLength(2);
  });

  it('withdraws nothing where the file has no offer that can be used', async () => {
    await run(first);
    const useless = yml(benchOffer('9').replace('<price>1000', '<price>нет'));
    await expect(run(useless, { withdrawMissing: true })).rejects.toThrow('ни одного годного');
    expect(await catalogueRows(shop.db)).toHaveLength(2);
  });

  it('does not bring back what people withdrew, nor miss an offer that is there but refused', async () => {
    await run(first);
    await shop.db.execute(sql`UPDATE variants SET withdrawn = true WHERE code = 'A'`);
    const refused = first.replace('<price>1000', '<price>нет');
    expect((await run(refused)).missing.count).toBe(0);
    await run(first);
    expect((await catalogueRows(shop.db)).map(({ code }) => code)).toEqual([null, '2']);
  });
});

describe('a category that the feed has renamed', () => {
  const feed = yml(benchOffer('1'));
  const renamed = feed.replace('>Скамьи<', '>Лавки и скамьи<');
  const names = async () => {
    const { rows } = await shop.db.execute<{ name: string }>(sql`SELECT name FROM categories`);
    return rows.map(({ name }) => name);
  };

  it('is renamed, with its address as it was, and the report says so', async () => {
    expect(feed).not.toBe(renamed);
    await run(feed);
    const report = await run(renamed);
    expect(report.renamedCategories).toMatchObject([{ from: 'Скамьи', to: 'Лавки и скамьи' }]);
    expect(await names()).toEqual(['Лавки и скамьи']);
    expect((await run(renamed)).renamedCategories).toEqual([]);
  });

  it('keeps the name that the owner has given it', async () => {
    await run(feed);
    await shop.db.execute(sql`UPDATE categories SET name = 'Скамейки'`);
    expect((await run(renamed)).renamedCategories).toEqual([]);
    expect(await names()).toEqual(['Скамейки']);
  });
});
