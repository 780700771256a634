import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { importMessages } from '#messages/imports/import.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows, rowVersions } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { countsOf, emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { gardenFeed as feed, type Garden, hammocks } from '#tests/support/garden-feed.ts';
import type { Handover } from '../reporting/handovers.ts';

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

const renamed = (offers: readonly Garden[]) =>
  offers.map((one) => ({ ...one, id: `new-${one.id}`, name: 'Коврик', price: 990 }));

const sources = async () => {
  const { rows } = await shop.db.execute(sql`
    SELECT v.code, array_agg(l.source ORDER BY l.source) AS sources
    FROM import_offers l JOIN variants v ON v.id = l.variant_id GROUP BY 1 ORDER BY 1`);
  return rows.map(({ code, sources }) => `${code}: ${sources}`);
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
      stated: null,
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

  it('leaves the name of a product that still has goods of the former source, and says so in a dry run too', async () => {
    const pair = hammocks('ГМ-1', 'ГМ-2').map((one) => ({
      ...one,
      group: 'pair',
      name: `Гамак «Лён» ${one.article}`,
    }));
    await run(feed('dacha.example', pair));
    const before = await catalogueRows(shop.db);
    const other = feed('sad.example', renamed(pair.slice(0, 1)), 'Коврики');
    const dry = await run(other, { adoptFrom: ['dacha.example'], dryRun: true });
    const { handedOver } = await run(other, { adoptFrom: ['dacha.example'] });
    const kept = { name: 'Гамак «Лён», ГМ-1', category: 'Гамаки и качели' };
    expect(handedOver).toEqual([
      {
        code: 'ГМ-1',
        former: 'dacha.example',
        before: { name: kept.name, category: kept.category, price: 6890 },
        after: { name: kept.name, category: kept.category, price: 990 },
        stated: { name: 'Коврик', category: 'Коврики' },
      },
    ]);
    expect(dry.handedOver).toEqual(handedOver);
    expect(importMessages.handover(handedOver[0] as Handover)).toMatch(
      /: Гамак «Лён», ГМ-1; Гамаки и качели; 6.890.₽ → 990.₽\. В файле это «Коврик» из категории «Коврики»: товар оставляет свои/,
    );
    const after = (await catalogueRows(shop.db)).slice(0, 2);
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
