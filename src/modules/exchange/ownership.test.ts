import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/build-test-app.ts';
import { catalogueRows, rowVersions } from '../../../tests/support/catalogue-rows.ts';
import { throwError } from '../../../tests/support/database-url.ts';
import { countsOf, emptyCatalogue, importFeed } from '../../../tests/support/feed.ts';
import { writeFeed } from './writing/feed.ts';

let shop: TestApp;
let connection: DatabaseConnection;

beforeAll(async () => {
  shop = await buildTestApp();
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(async () => {
  await connection.close();
  await shop.close();
});

const run = (
  ...parameters: Parameters<typeof importFeed> extends [unknown, ...infer Rest] ? Rest : never
) => importFeed(connection.pool, ...parameters);

interface Garden {
  readonly id: string;
  readonly article: string;
  readonly name?: string;
  readonly price?: number;
  readonly group?: string;
}

/** A feed of garden furniture; the host of the shop's address names the source. */
const feed = (host: string, offers: readonly Garden[], section = 'Гамаки и качели') =>
  `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-03-01"><shop>
  <name>${host}</name><url>http://${host}/</url>
  <categories><category id="g1">${section}</category></categories><offers>
  ${offers.map(offer).join('\n')}</offers></shop></yml_catalog>`;

const offer = ({ id, article, name = `Гамак ${article}`, price = 6890, group = id }: Garden) =>
  `<offer id="${id}" group_id="${group}"><name>${name}</name><price>${price}</price><categoryId>g1</categoryId>
  <vendorCode>${article}</vendorCode></offer>`;

const hammocks = (...articles: string[]): Garden[] =>
  articles.map((article) => ({ id: `h-${article}`, article }));

const renamed = (offers: readonly Garden[]) =>
  offers.map((one) => ({ ...one, id: `new-${one.id}`, name: 'Коврик', price: 990 }));

const sources = async () => {
  const { rows } = await shop.db.execute(sql`
    SELECT v.code, array_agg(l.source ORDER BY l.source) AS sources
    FROM import_offers l JOIN variants v ON v.id = l.variant_id GROUP BY 1 ORDER BY 1`);
  return rows.map(({ code, sources }) => `${code}: ${sources}`);
};

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

const mine = hammocks('ГМ-1', 'ГМ-2', 'ГМ-3', 'ГМ-4');

describe('an article of another source', () => {
  it('is refused with the name of the source, and the goods stay', async () => {
    await run(feed('dacha.example', mine));
    const before = await catalogueRows(shop.db);
    const report = await run(
      feed('sad.example', [
        { id: '1', article: 'ГМ-2', name: 'Коврик', price: 990 },
        ...hammocks('К-1', 'К-2'),
      ]),
    );
    expect(report.reasons).toEqual([
      '4: артикул «ГМ-2» уже у товара источника «dacha.example»; если это он и теперь его ведёт этот файл, повторите с --adopt-from "dacha.example", а другому товару дайте другой артикул',
    ]);
    expect(countsOf(report)).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 1 });
    expect((await catalogueRows(shop.db)).slice(0, 4)).toEqual(before);
  });

  it('of half of the feed stops the import, with both ways on', async () => {
    await run(feed('dacha.example', mine));
    const before = [await catalogueRows(shop.db), await rowVersions(shop.db)];
    const other = feed('sad.example', [...renamed(mine.slice(0, 3)), ...hammocks('К-1', 'К-2')]);
    await expect(run(other)).rejects.toThrow(
      [
        'Похоже, это тот же поставщик под другим именем: у 3 из 5 предложений источника «sad.example» артикулы товаров источника «dacha.example».',
        'Если это он, повторите с --source "dacha.example".',
        'Если эти товары переходят к источнику «sad.example», повторите с --adopt-from "dacha.example".',
      ].join('\n'),
    );
    expect([await catalogueRows(shop.db), await rowVersions(shop.db)]).toEqual(before);

    expect(countsOf(await run(other, { source: 'dacha.example' }))).toMatchObject({
      created: 2,
      changed: 3,
    });
    expect(await sources()).toContain('ГМ-1: dacha.example');
  });

  it('is adopted when told to, and the report says what changed hands', async () => {
    await run(feed('dacha.example', mine));
    const other = feed('sad.example', renamed(mine.slice(0, 3)), 'Коврики');
    const report = await run(other, { adoptFrom: ['dacha.example'] });
    expect(report.handedOver.map(({ code }) => code)).toEqual(['ГМ-1', 'ГМ-2', 'ГМ-3']);
    expect(report.handedOver[0]).toEqual({
      code: 'ГМ-1',
      former: 'dacha.example',
      before: { name: 'Гамак ГМ-1, стандартный', category: 'Гамаки и качели', price: 6890 },
      after: { name: 'Коврик, ГМ-1, стандартный', category: 'Коврики', price: 990 },
    });
    expect(await sources()).toEqual([
      'ГМ-1: sad.example',
      'ГМ-2: sad.example',
      'ГМ-3: sad.example',
      'ГМ-4: dacha.example',
    ]);
    expect((await run(other)).handedOver).toEqual([]);
    // The former source does not get them back by its next feed.
    await expect(run(feed('dacha.example', mine))).rejects.toThrow('тот же поставщик');
  });

  it('is adopted from a known source only', async () => {
    await run(feed('dacha.example', mine));
    const other = feed('sad.example', mine);
    await expect(run(other, { adoptFrom: ['dasha.example'] })).rejects.toThrow(
      'Источника «dasha.example» нет. Есть: dacha.example, свои.',
    );
  });

  it('leaves the name of a product that still has goods of the former source', async () => {
    const pair = hammocks('ГМ-1', 'ГМ-2').map((one) => ({
      ...one,
      group: 'pair',
      name: `Гамак «Лён» ${one.article}`,
    }));
    await run(feed('dacha.example', pair));
    const before = await catalogueRows(shop.db);
    await run(feed('sad.example', renamed(pair.slice(0, 1))), { adoptFrom: ['dacha.example'] });
    const after = await catalogueRows(shop.db);
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    expect(after.map(({ price_kopecks: price }) => price)).toEqual(['99000', '689000']);
  });
});

describe('goods of the shop itself', () => {
  beforeEach(async () => {
    await run(feed('dacha.example', mine));
    await shop.db.execute(sql`DELETE FROM import_offers`);
  });

  it('are not taken over by a feed, unless it is told to adopt them', async () => {
    const other = feed('sad.example', renamed(mine));
    await expect(run(other)).rejects.toThrow(
      [
        'Похоже, это товары самого магазина: их артикулы у 4 из 4 предложений источника «sad.example».',
        'Если это он, повторите с --source "localhost:3000".',
        'Если эти товары переходят к источнику «sad.example», повторите с --adopt-from "свои".',
      ].join('\n'),
    );
    const report = await run(other, { adoptFrom: ['свои'] });
    expect(report.handedOver[3]).toMatchObject({ code: 'ГМ-4', former: '' });
  });

  it('are found by the export of the shop, not by a feed of another host that calls itself so', async () => {
    const own = feed('localhost:3000', renamed(mine));
    await expect(run(own, { mayBeOwn: false })).rejects.toThrow('это товары самого магазина');
    expect(await run(own)).toMatchObject({ changed: 4, handedOver: [] });
  });
});

describe('offers that are missing', () => {
  it('are withdrawn up to the share that the owner allows, and beyond it when confirmed', async () => {
    const ten = hammocks(...Array.from({ length: 10 }, (_, index) => `ГМ-${index}`));
    await run(feed('dacha.example', ten));
    const less = feed('dacha.example', ten.slice(3));
    await expect(run(less, { withdrawMissing: true })).rejects.toThrow(
      'Снять с продажи пришлось бы 3 из 10 товаров источника, это больше 20%. Если файл полный, повторите с --yes.',
    );
    expect(await catalogueRows(shop.db)).toHaveLength(10);
    await run(feed('dacha.example', ten.slice(2)), { withdrawMissing: true });
    expect(await catalogueRows(shop.db)).toHaveLength(8);
    await run(feed('dacha.example', ten.slice(6)), { withdrawMissing: true, confirmed: true });
    expect(await catalogueRows(shop.db)).toHaveLength(4);
  });

  it('are counted by the share of this source', async () => {
    await run(feed('dacha.example', mine));
    await shop.db.execute(sql`
      INSERT INTO import_sources (source, withdraw_percent) VALUES ('dacha.example', 50)
      ON CONFLICT (source) DO UPDATE SET withdraw_percent = 50`);
    await run(feed('dacha.example', mine.slice(2)), { withdrawMissing: true });
    expect(await catalogueRows(shop.db)).toHaveLength(2);
    await shop.db.execute(sql`DELETE FROM import_sources`);
  });
});

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
