import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

/** Articles that differ by their look alone: never silently two goods. */
const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(() => connection.close());

const run = (file: string, lookAlikes?: 'same' | 'different') =>
  importFeed(connection.pool, file, { source: 'looks', ...(lookAlikes && { lookAlikes }) });

const goods = (articles: readonly string[], price = 100) =>
  `Артикул;Название;Категория;Цена\n${articles
    .map((article, index) => `${article};Крюк ${index + 1};Крюки;${price + index}`)
    .join('\n')}\n`;

/** `article: price`. */
const shelf = async () =>
  (await catalogueRows(shop.db))
    .filter(({ code }) => code !== null)
    .map(({ code, price_kopecks: price }) => `${code}: ${Number(price) / 100}`)
    .sort();

/** As «BUG-4801»: in small letters, with a hyphen that does not break, with a Cyrillic В, with spaces. */
const spellings = ['bug-4801', 'BUG\u20114801', 'ВUG-4801', 'BUG - 4801'];

describe('in one file', () => {
  it.each(spellings)('%s is asked about beside BUG-4801', async (spelling) => {
    const report = await run(goods(['BUG-4801', spelling, 'BUG-4802']));
    expect(report.lookAlikes).toMatchObject({ count: 1 });
    expect(report.reasons).toEqual([
      expect.stringMatching(/^3: артикул «.*» отличается от «BUG-4801» в строке 2 только видом/),
    ]);
    expect(await shelf()).toEqual(['BUG-4801: 100', 'BUG-4802: 102']);
  });

  it('all spellings of an article are one question', async () => {
    const report = await run(goods(['BUG-4801', ...spellings]));
    expect(report.refused).toBe(4);
    expect(await shelf()).toEqual(['BUG-4801: 100']);
  });

  it('the owner says that they are two goods, and is not asked again', async () => {
    const report = await run(goods(['BUG-4801', 'bug-4801']), 'different');
    expect(report.reasons).toEqual([]);
    const again = await run(goods(['BUG-4801', 'bug-4801'], 200));
    expect(again.reasons).toEqual([]);
    expect(await shelf()).toEqual(['BUG-4801: 200', 'bug-4801: 201']);
  });

  it('the owner says that they are the same: the first row counts', async () => {
    const report = await run(goods(['BUG-4801', 'bug-4801']), 'same');
    expect(report.lookAlikes.count).toBe(0);
    expect(await shelf()).toEqual(['BUG-4801: 100']);
  });

  it('signs that are not seen make no other spelling', async () => {
    const report = await run(goods(['BUG-4801', 'BUG-\u200b4801']));
    expect(report.reasons).toEqual([expect.stringContaining('BUG-4801')]);
    expect(await shelf()).toEqual(['BUG-4801: 100']);
  });

  it('others are not taken for each other', async () => {
    const different = ['АБ-1', 'АБ-10', 'АБ-1/2', 'БА-1', 'АБ.1', 'АБ1'];
    const report = await run(goods(different));
    expect(report.reasons).toEqual([]);
    expect(await shelf()).toHaveLength(different.length);
  });
});

describe('beside goods of the shop', () => {
  beforeEach(async () => void (await run(goods(['BUG-4801', 'BUG-4802']))));

  it('a new spelling is asked about', async () => {
    const report = await run(goods(['bug-4801', 'BUG-4802'], 500));
    expect(report.reasons).toEqual([
      expect.stringContaining('«bug-4801» отличается от «BUG-4801», который в магазине уже есть'),
    ]);
    expect(await shelf()).toEqual(['BUG-4801: 100', 'BUG-4802: 501']);
  });

  it('the owner says that it is the same', async () => {
    const report = await run(goods(['bug-4801', 'BUG-4802'], 500), 'same');
    expect(report.reasons).toEqual([]);
    expect(await shelf()).toEqual(['BUG-4801: 500', 'BUG-4802: 501']);
    expect((await run(goods(['bug-4801', 'BUG-4802'], 600))).reasons).toEqual([]);
    expect(await shelf()).toHaveLength(2);
  });

  it('the owner says that it is the same, and several look so: none is chosen, and no third is made', async () => {
    await run(goods(['BUG-4801', 'BUG-4802', 'bug-4802']), 'different');
    const report = await run(goods(['Bug-4802']), 'same');
    expect(report.reasons).toEqual([
      expect.stringContaining('«Bug-4802» похож на несколько: BUG-4802, bug-4802'),
    ]);
    expect(await shelf()).toHaveLength(3);
  });

  it('the owner says that it is another', async () => {
    await run(goods(['bug-4801', 'BUG-4802'], 500), 'different');
    expect(await shelf()).toEqual(['BUG-4801: 100', 'BUG-4802: 501', 'bug-4801: 500']);
  });
});

describe('a price list', () => {
  beforeEach(async () => void (await run(goods(['BUG-4801', 'BUG-4802']))));

  it.each(spellings)('finds BUG-4801 by %s, and says so', async (spelling) => {
    const report = await run(`Артикул;Цена\n${spelling};777\n`);
    expect(report.reasons).toEqual([]);
    expect(report.lookAlikes).toMatchObject({ count: 1 });
    expect(await shelf()).toEqual(['BUG-4801: 777', 'BUG-4802: 101']);
  });

  it('takes the exact article before one that looks so, which is refused as a repeat', async () => {
    const report = await run('Артикул;Цена\nbug-4801;777\nBUG-4801;888\n');
    expect(report.reasons).toEqual(['2: этот артикул в файле уже был']);
    expect(await shelf()).toEqual(['BUG-4801: 888', 'BUG-4802: 101']);
  });

  it('does not choose between several goods that look so', async () => {
    await run(goods(['BUG-4801', 'BUG-4802', 'bug-4802']), 'different');
    const report = await run('Артикул;Цена\nBug-4802;777\n');
    expect(report.reasons).toEqual([
      '2: артикул «Bug-4802» похож на несколько: BUG-4802, bug-4802. Напишите его так, как в магазине',
    ]);
  });
});
