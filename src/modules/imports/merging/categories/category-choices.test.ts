import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
beforeEach(async () => {
  await emptyCatalogue(shop.db);
  await shop.db.execute(sql`TRUNCATE skipped_categories`);
  await shop.db.execute(
    sql`INSERT INTO categories (id, slug, name, position) VALUES (50, 'parnye', 'Наши парные', 0)`,
  );
});
afterAll(() => connection.close());

/** A feed of «Баня / Вёдра» and «Баня / Ковши», with an offer in each that is named. */
const feed = (offers: readonly string[], bucketName = 'Вёдра') =>
  `<yml_catalog><shop><name>Парная</name><url>https://par.example/</url><categories>
  <category id="1">Баня</category><category id="2" parentId="1">${bucketName}</category>
  <category id="3" parentId="1">Ковши</category></categories><offers>${offers
    .map((one) => {
      const category = one.startsWith('ведро') ? 2 : 3;
      return `<offer id="${one}"><name>Товар ${one}</name><price>900</price><categoryId>${category}</categoryId></offer>`;
    })
    .join('')}</offers></shop></yml_catalog>`;
const run = (xml: string, choices: Record<string, number | 'new' | 'skip'> = {}, options = {}) =>
  importFeed(connection.pool, xml, { categories: new Map(Object.entries(choices)), ...options });
const names = async (): Promise<string[]> => {
  const { rows } = await shop.db.execute<{ line: string }>(sql`
    SELECT concat(p.name || ' > ', c.name) AS line FROM categories c LEFT JOIN categories p ON p.id = c.parent_id
    ORDER BY c.id`);
  return rows.map(({ line }) => line);
};
const placeOf = async (offer: string) => {
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`SELECT category_id AS id FROM products WHERE name = ${`Товар ${offer}`}`,
  );
  return rows[0]?.id;
};

it('a chosen category keeps its name and place, and what the feed has above it does not come', async () => {
  const done = await run(feed(['ведро']), { 2: 50 });
  expect(done).toMatchObject({ newCategories: 0, created: 1 });
  expect(done.seenCategories).toEqual([
    { id: '2', name: 'Баня / Вёдра', goods: 1, state: 'known', category: 50 },
  ]);
  expect(await placeOf('ведро')).toBe(50);
  // The terminal and the schedule give no choices.
  const later = await run(feed(['ведро', 'ведро-2'], 'Вёдра и шайки'));
  expect(later).toMatchObject({
    newCategories: 0,
    created: 1,
    unchanged: 1,
    renamedCategories: [],
    movedCategories: [],
  });
  expect(await placeOf('ведро-2')).toBe(50);
  expect(await names()).toEqual(['Наши парные']);
});

it('another choice moves the goods that came before, and a new category has its parents', async () => {
  await run(feed(['ведро', 'ковш']));
  expect(await names()).toEqual(['Наши парные', 'Баня', 'Баня > Вёдра', 'Баня > Ковши']);
  const moved = await run(feed(['ведро', 'ковш']), { 2: 50 });
  expect(moved).toMatchObject({ changed: 1, unchanged: 1, newCategories: 0 });
  expect(await placeOf('ведро')).toBe(50);
  expect(await run(feed(['ведро', 'ковш']))).toMatchObject({ unchanged: 2 });
  const apart = await run(feed(['ведро', 'ковш']), { 2: 'new' });
  expect(apart).toMatchObject({ changed: 1, newCategories: 1 });
  const own = await placeOf('ведро');
  expect(own).not.toBe(50);
  expect(await run(feed(['ведро', 'ковш']))).toMatchObject({ unchanged: 2, newCategories: 0 });
  expect(await placeOf('ведро')).toBe(own);
});

it('goods that are not loaded are no refusals, make no category, and those of before stay', async () => {
  const done = await run(feed(['ведро', 'ковш']), { 3: 'skip' });
  expect(done).toMatchObject({ created: 1, refused: 0, newCategories: 2 });
  expect(await names()).not.toContain('Баня > Ковши');
  expect(done.seenCategories).toContainEqual({
    id: '3',
    name: 'Баня / Ковши',
    goods: 1,
    state: 'skipped',
    category: null,
  });
  await run(feed(['ведро', 'ковш']), { 3: 50, 2: 'skip' });
  const all = await run(feed(['ведро', 'ковш']), {}, { withdrawMissing: true, confirmed: true });
  expect(all).toMatchObject({ created: 0, unchanged: 1, refused: 0, missing: { count: 0 } });
  const { rows } = await shop.db.execute(sql`SELECT FROM variants WHERE NOT withdrawn`);
  expect(rows).toHaveLength(2);
});

it('what is wrong with goods that are not loaded is of no interest', async () => {
  const faulty = feed(['ковш', 'ковш-2']).replace(/(<name>Товар ковш-2<.name><price>)900/, '$10');
  expect((await run(faulty, {}, { dryRun: true })).refused).toBe(1);
  expect((await run(faulty, { 3: 'skip' })).refused).toBe(0);
  expect((await run(faulty)).refused).toBe(0);
  expect((await run(faulty, { 3: 'new' })).refused).toBe(1);
});

it('a dry run remembers nothing, and choices are of one source', async () => {
  await run(feed(['ковш']), { 3: 'skip' }, { dryRun: true });
  expect(await run(feed(['ковш']), {}, { dryRun: true })).toMatchObject({ created: 1 });
  await run(feed(['ковш']), { 3: 'skip' });
  expect(await run(feed(['ковш']))).toMatchObject({ created: 0 });
  expect(await run(feed(['ковш']), {}, { source: 'другой' })).toMatchObject({ created: 1 });
});

it('a choice of a category that the shop does not have changes nothing', async () => {
  await expect(run(feed(['ковш']), { 3: 51 })).rejects.toThrow(/Раздела, который вы выбрали/);
  expect(await names()).toEqual(['Наши парные']);
});
