import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { writeFeed } from '#modules/export/feed.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { countsOf, emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { gardenFeed as feed, type Garden, hammocks } from '#tests/support/garden-feed.ts';

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

/** What `npm run export` writes. */
const exportedFeed = async () => {
  const settings = {
    publicUrl: 'http://localhost:3000',
    name: 'Дача',
    company: '',
    now: new Date(),
    forOwner: true,
  };
  return (await Array.fromAsync(writeFeed(shop.db, settings))).join('');
};

describe('an article that a source has given to two offers', () => {
  const twins: Garden[] = [
    { id: '61', article: 'ЛЖ-5', name: 'Лежак «Дюна»' },
    { id: '99', article: 'ЛЖ-5', name: 'Зонт «Дюна»' },
    ...hammocks('ГМ-1', 'ГМ-2'),
  ];
  const stranger = feed('sad.example', [
    { id: '1', article: 'ЛЖ-5', name: 'Коврик', price: 990 },
    ...hammocks('К-1', 'К-2'),
  ]);
  const codes = async () => (await catalogueRows(shop.db)).map(({ code }) => code);

  it('is told in the report, with the articles that the offers have instead', async () => {
    const { sharedArticles } = await run(feed('dacha.example', twins));
    expect(sharedArticles).toEqual({
      count: 1,
      examples: [{ article: 'ЛЖ-5', offers: ['61', '99'], codes: ['ЛЖ-5-61', 'ЛЖ-5-99'] }],
    });
  });

  it('is refused to another source, and does not lock its own source out the next day', async () => {
    await run(feed('dacha.example', twins));
    const report = await run(stranger);
    expect(report.reasons[0]).toContain(
      'артикул «ЛЖ-5» уже у товара источника «dacha.example»; если это он',
    );
    expect(await codes()).not.toContain('ЛЖ-5');

    const adopting = await run(stranger, { adoptFrom: ['dacha.example'] });
    expect(adopting.reasons).toEqual([
      '4: артикул «ЛЖ-5» у нескольких товаров (в магазине ЛЖ-5-61, ЛЖ-5-99), назовите артикул одного из них',
    ]);
    expect(countsOf(await run(feed('dacha.example', twins.slice(1))))).toMatchObject({
      refused: 0,
      changed: 1,
    });
    expect(await codes()).toContain('ЛЖ-5');
  });

  it('stays usable for its source where a stranger has it from an earlier version', async () => {
    await run(feed('dacha.example', twins));
    await run(feed('sad.example', hammocks('К-1')));
    await shop.db.execute(sql`UPDATE variants SET code = 'ЛЖ-5' WHERE code = 'К-1'`);
    expect(countsOf(await run(feed('dacha.example', twins.slice(1))))).toEqual({
      created: 0,
      changed: 0,
      unchanged: 3,
      refused: 0,
    });
    const list = await run('Артикул;Цена\nЛЖ-5;777\n', { source: 'list' });
    expect(list.reasons).toEqual([
      '2: артикул «ЛЖ-5» у нескольких товаров (в магазине ЛЖ-5, ЛЖ-5-61, ЛЖ-5-99), назовите артикул одного из них',
    ]);
    expect(await run('Артикул;Цена\nЛЖ-5-61;777\n', { source: 'list' })).toMatchObject({
      changed: 1,
    });
  });

  it.each(['свои', 'dacha.example'])(
    'stays refused to strangers after the export of the shop is imported under another name (goods: %s)',
    async (owner) => {
      await run(feed('dacha.example', twins));
      if (owner === 'свои')
        await shop.db.execute(sql`UPDATE import_offers SET source = 'localhost:3000'`);
      const exported = await exportedFeed();
      expect(exported).toContain('<vendorCode>ЛЖ-5-61</vendorCode>');
      await run(exported, { source: 'copy', adoptFrom: [owner] });
      expect((await run(stranger)).reasons[0]).toContain(
        'артикул «ЛЖ-5» уже у товара источника «copy»',
      );
      expect((await run('Артикул;Цена\nЛЖ-5;777\n', { source: 'list' })).reasons[0]).toContain(
        'у нескольких товаров (в магазине ЛЖ-5-61, ЛЖ-5-99)',
      );
    },
  );

  it('is known from the codes where an earlier version has imported the offers', async () => {
    await run(feed('dacha.example', twins));
    await shop.db.execute(sql`UPDATE import_offers SET article = NULL`);
    expect((await run(stranger)).reasons[0]).toContain('источника «dacha.example»');
  });

  it('is not taken by a known offer of another source either', async () => {
    await run(feed('dacha.example', twins));
    await run(feed('sad.example', [{ id: '1', article: 'К-9' }, ...hammocks('К-1', 'К-2')]));
    expect((await run(stranger)).reasons).toEqual([
      '4: артикул «ЛЖ-5» уже у товара источника «dacha.example», дайте этому предложению другой артикул',
    ]);
  });
});

it('an article that ends with the id of its offer is no shared article', async () => {
  await run(
    feed('dacha.example', [
      { id: '7', article: 'СД-7' },
      { id: '8', article: 'СД-8' },
    ]),
  );
  const report = await run(feed('sad.example', hammocks('СД', 'К-1', 'К-2')));
  expect(report).toMatchObject({ created: 3, refused: 0 });
});
