import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { IMPORTING } from '#platform/database/import-lock.ts';
import { catalogueRows } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import {
  benchOffer,
  countsOf,
  emptyCatalogue,
  importFeed,
  windows1251,
  yml,
} from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

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
const sofa = (id: string, name: string, more = '') =>
  `<offer id="${id}" group_id="g1"><name>${name}</name><price>54 990,50</price><oldprice>60000</oldprice>
  <currencyId>RUR</currencyId><categoryId>78</categoryId><vendor>Фабрика</vendor><vendorCode>V-${id}</vendorCode>${more}</offer>`;

describe('a first import', () => {
  it('makes one product of a group, with its variants, prices, attributes and readable addresses', async () => {
    const more = `<param name="Ширина, см">210</param><param name="глубина" unit="м">0,95</param>
      <param name="Размер спального места">160х200</param><param name="Материал обивки">велюр</param>
      <param name="Материал обивки">рогожка, плотная</param><param name="Ящик для белья">есть</param>
      <param name="Цвет">синий</param><country_of_origin>Россия</country_of_origin>
      <description><![CDATA[<p>Мягкий &amp; <b>тихий</b>.</p><ul><li>раз</li><li>два</li></ul>]]></description>`;
    const report = await run(
      yml(
        sofa('1', 'Диван «Волга», велюр синий', more),
        sofa('2', 'Диван «Волга», велюр серый', '<count>4</count>'),
      ),
    );
    expect(countsOf(report)).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 0 });
    const rows = await catalogueRows(shop.db);
    expect(rows).toMatchObject([
      {
        category_slug: 'skami',
        category_name: 'Скамьи',
        product: 'divan-volga-velyur',
        name: 'Диван «Волга», велюр',
        description: 'Мягкий & тихий.\n\n• раз\n• два',
        variant: 'sinij',
        variant_name: 'синий',
        code: 'V-1',
        position: 0,
        price_kopecks: '5499050',
        original_price_kopecks: '6000000',
        stock: null,
        attributes: {
          brand: { name: 'Фабрика' },
          manufacturer: { id: 1, country: 'Россия' },
          dimensions_width: 2100,
          dimensions_depth: 950,
          bed_width: 1600,
          bed_length: 2000,
          upholstery_materials: ['велюр', 'рогожка, плотная'],
          storage_niche: true,
          color: { name: 'синий' },
        },
      },
      { product: 'divan-volga-velyur', variant: 'seryj', position: 1, stock: 4 },
    ]);
  });

  it('reads vendor.model offers and windows-1251, and puts the article behind equal names', async () => {
    const offer = (
      id: string,
    ) => `<offer id="${id}" type="vendor.model"><typePrefix>Скамья</typePrefix>
      <vendor>Ёлка</vendor><model>С-10</model><price>1000</price><categoryId>78</categoryId></offer>`;
    const text = yml(offer('1'), offer('2')).replace('UTF-8', 'windows-1251');
    await run(windows1251(text));
    const rows = await catalogueRows(shop.db);
    expect(rows).toMatchObject([
      { name: 'Скамья Ёлка С-10, 1', product: 'skamya-elka-s-10-1', variant_name: 'стандартный' },
      { name: 'Скамья Ёлка С-10, 2', product: 'skamya-elka-s-10-2' },
    ]);
  });

  it('tells variants apart by their properties where their names do not', async () => {
    const coloured = (id: string, color: string) =>
      sofa(id, 'Диван «Волга»', `<param name="Цвет">${color}</param>`);
    await run(yml(coloured('1', 'синий'), coloured('2', 'серый')));
    const rows = await catalogueRows(shop.db);
    expect(rows.map(({ name, variant_name: variant }) => [name, variant])).toEqual([
      ['Диван «Волга»', 'синий'],
      ['Диван «Волга»', 'серый'],
    ]);
  });

  it.each([
    ['<available>true</available>', null, true],
    ['<available>false</available>', null, false],
    ['', null, false],
    ['<count>0</count>', 0, false],
    ['<available>true</available><count>7</count>', 7, false],
  ])('reads what %s says of the shelf', async (more, stock, uncounted) => {
    await run(yml(benchOffer('1', more)));
    expect(await catalogueRows(shop.db)).toMatchObject([{ stock, uncounted }]);
  });

  it('names parameters that it does not know or cannot read, and takes the rest', async () => {
    const params = `<param name="Вкус">кислый</param><param name="Ширина">200</param><param name="Высота, см">много</param>
      <param name="Цвет">белый</param>`;
    const report = await run(yml(benchOffer('1', params), benchOffer('2', params)));
    expect(report.leftOut).toEqual([
      { name: 'Вкус', why: 'unknown', example: 'кислый', count: 2 },
      { name: 'Ширина', why: 'unit', example: '200', count: 2 },
      { name: 'Высота, см', why: 'value', example: 'много', count: 2 },
    ]);
    expect(await catalogueRows(shop.db)).toMatchObject([
      { attributes: { color: { name: 'белый' } } },
      {},
    ]);
  });
});

describe('a broken offer', () => {
  const broken = (fields: string, id = 'x') => `<offer id="${id}">${fields}</offer>`;
  const name = '<name>Скамья</name>';
  const category = '<categoryId>78</categoryId>';
  const price = '<price>10</price>';

  it.each([
    [
      'without an id',
      broken(name + price + category, ''),
      'не указано: артикул или номер предложения (id)',
    ],
    ['without a name', broken(price + category), 'не указано: название'],
    ['without a price', broken(name + category), 'не указано: цена'],
    ['without a category', broken(name + price), 'не указано: категория'],
    [
      'of an unknown category',
      broken(`${name}${price}<categoryId>5</categoryId>`),
      'такой категории в файле нет',
    ],
    [
      'with words for a price',
      broken(`${name}${category}<price>по запросу</price>`),
      'цена: «по запросу» — не число',
    ],
    [
      'with a price below nothing',
      broken(`${name}${category}<price>-5</price>`),
      'цена: нужно число больше нуля и не больше миллиарда',
    ],
    [
      'for nothing',
      broken(`${name}${category}<price>0</price>`),
      'цена: нужно число больше нуля и не больше миллиарда',
    ],
    [
      'in dollars',
      broken(`${name}${price}${category}<currencyId>USD</currencyId>`),
      'валюта USD не поддерживается, нужны рубли (RUR или RUB)',
    ],
    [
      'with an endless name',
      broken(`<name>${'я'.repeat(301)}</name>${price}${category}`),
      'слишком длинно: название',
    ],
    [
      'with an endless description',
      broken(`${name}${price}${category}<description>${'я'.repeat(20_001)}</description>`),
      'слишком длинно: описание',
    ],
    [
      'with control characters',
      broken(`<name>Ска\u0001мья</name>${price}${category}`),
      'в тексте недопустимые знаки: файл в другой кодировке или повреждён',
    ],
    ['with the id of another', benchOffer('1'), 'артикул или номер предложения «1» повторяется'],
  ])('%s is refused with its line, and the others get in', async (_what, offer, reason) => {
    const report = await run(yml(benchOffer('1'), offer, benchOffer('2')));
    expect(report.reasons).toEqual([`6: ${reason}`]);
    expect(countsOf(report)).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 1 });
  });

  it('keeps an article that another product of the shop has', async () => {
    await run(
      yml(
        benchOffer('1', '<vendorCode>A</vendorCode>'),
        benchOffer('2', '<vendorCode>B</vendorCode>'),
      ),
    );
    const report = await run(yml(benchOffer('1', '<vendorCode>B</vendorCode>')));
    expect(report.reasons).toEqual(['5: артикул «B» уже у другого товара']);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['cut short', (text: string) => text.slice(0, -40), /оборван: в строке \d+/],
    [
      'not well-formed',
      (text: string) => text.replace('</offer>', '</offers>'),
      /в строке 5 нарушена разметка/,
    ],
    ['another XML', () => '<rss><channel/></rss>', /Это не YML: корневой элемент называется «rss»/],
    ['a page', () => '<html><body/></html>', /Это страница HTML/],
    ['empty', () => '', /Файл пуст/],
    [
      'with entities of its own',
      (text: string) => text.replace('"shops.dtd"', '"shops.dtd" [<!ENTITY a "b">]'),
      /собственные подстановки/,
    ],
    [
      'in no encoding',
      (text: string) => windows1251(text.replace('UTF-8', 'klingon')),
      /Кодировка «klingon» неизвестна/,
    ],
    ['too deep', (text: string) => text.replace('<offers>', '<a>'.repeat(50)), /слишком глубоко/],
  ])(
    '%s leaves the shop as it was, and lets the next import begin',
    async (_what, spoil, message) => {
      await run(yml(benchOffer('1')));
      const before = await catalogueRows(shop.db);
      await expect(run(spoil(yml(benchOffer('1'), benchOffer('2'))))).rejects.toThrow(message);
      const { rows } = await shop.db.execute(sql`
      SELECT FROM pg_locks JOIN pg_database d ON d.oid = pg_locks.database
      WHERE objid = ${IMPORTING} AND datname = current_database()`);
      expect(rows).toHaveLength(0);
      expect(await catalogueRows(shop.db)).toEqual(before);
    },
  );

  it('so does a dry run, an interruption, and a second import beside the first', async () => {
    expect(countsOf(await run(yml(benchOffer('1')), { dryRun: true }))).toMatchObject({
      created: 1,
    });
    const interruption = new AbortController();
    async function* endless() {
      yield Buffer.from(yml(benchOffer('1')).slice(0, 700));
      await expect(run(yml(benchOffer('2')))).rejects.toThrow('Другой импорт ещё идёт');
      interruption.abort();
      yield Buffer.from('<offer id="2">');
    }
    await expect(run(endless(), { signal: interruption.signal })).rejects.toThrow('Прервано');
    expect(await catalogueRows(shop.db)).toEqual([]);
  });
});
