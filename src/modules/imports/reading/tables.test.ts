import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed, windows1251 } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { type Cell, workbook, workbookFiles } from '#tests/support/xlsx.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(() => connection.close());

const run = (bytes: string | Uint8Array) => importFeed(connection.pool, bytes);

const titles = ['Прайс-лист ООО «Заря», г. Ярославль', 'Цены; действительны, до 31.12.2026'];
const header = [
  'Код',
  'Артикул',
  'Номенклатура',
  'Раздел',
  'Цена, руб.',
  'Цена до скидки',
  'Наличие',
  'Фото',
  'Ширина, см',
];

describe('a price list', () => {
  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])(
    'with %s has title lines above the header, and columns of a usual name',
    async (_what, sign) => {
      const rows = [
        [
          '7001',
          'Т-1',
          'Тахта «Нега»',
          'Тахты',
          '34 900',
          '39900,00',
          'в наличии',
          'https://z.example/1.jpg',
          '140',
        ],
        ['7002', 'Т-2', 'Тахта «Грёза»', 'Тахты', '29900 руб.', '', '5', '', ''],
        ['7003', 'Т-3', 'Тахта «Сон»', 'Тахты', '19900', '', 'под заказ', '', ''],
      ];
      const lines = [...titles, '', ...[header, ...rows].map((cells) => cells.join(sign))];
      expect(await run(windows1251(lines.join('\r\n')))).toMatchObject({ created: 3, refused: 0 });
      expect(await catalogueRows(shop.db)).toMatchObject([
        {
          category_name: 'Тахты',
          code: 'Т-1',
          name: 'Тахта «Нега»',
          price_kopecks: '3490000',
          original_price_kopecks: '3990000',
          attributes: { dimensions_width: 1400 },
        },
        { code: 'Т-2', price_kopecks: '2990000', stock: 5 },
        { code: 'Т-3', stock: null },
      ]);
    },
  );

  it('without a column of categories has them as rows of their own; sums of the shop are not read', async () => {
    const text = `Артикул;Наименование;РРЦ;Закупочная цена\nПуфы;;;\nП-1;Пуф Кит;4900;100\nПоле;;;\nП-2;Пуф Слон;5900;100\n`;
    const report = await run(text);
    expect(report).toMatchObject({ created: 2, refused: 0 });
    expect(report.leftOut).toEqual([
      { name: 'Закупочная цена', why: 'service', example: '100', count: 2 },
    ]);
    expect(await catalogueRows(shop.db)).toMatchObject([
      { category_name: 'Пуфы', code: 'П-1', price_kopecks: '490000' },
      { category_name: 'Поле', code: 'П-2' },
    ]);
  });

  it('writes a category below another with «>» or with « / »', async () => {
    await run(
      'Артикул;Наименование;Раздел;Цена\nП-1;Пенал Бор;Шкафы / Пеналы;900\nП-2;Шкаф Бор;Шкафы;900\nП-3;Пуф Бор;Пуфы/банкетки;900\n',
    );
    const { rows } = await shop.db.execute<{ path: string }>(sql`
      SELECT concat(p.name || ' > ', c.name) AS path FROM categories c LEFT JOIN categories p ON p.id = c.parent_id
      ORDER BY c.id`);
    expect(rows.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['Шкафы', 'Шкафы > Пеналы', 'Пуфы/банкетки']),
    );
    expect(rows).toHaveLength(3);
  });

  it('has columns of bookkeeping that buyers do not see, and the report names them', async () => {
    const service = ['№ п/п', 'РРЦ', 'Мин. партия', 'Остаток на складе 2', 'Дата обновления'];
    const head = [...service, 'Ссылка на видео', 'Артикул', 'Наименование', 'Раздел', 'Цена розн.'];
    const row = ['1', '9900', '2 шт', '7', '01.03.2026', 'https://v.example', 'П-1', 'Пуф Кит'];
    const text = [
      [...head, 'Остаток', 'Наличие зеркала'],
      [...row, 'Пуфы', '4900', '3', 'нет'],
    ];
    const report = await run(text.map((cells) => cells.join(';')).join('\n'));
    const left = report.leftOut.filter(({ why }) => why === 'service');
    expect(left.map(({ name }) => name)).toEqual([...service, 'Ссылка на видео']);
    expect(await catalogueRows(shop.db)).toMatchObject([
      {
        price_kopecks: '490000',
        stock: 3,
        characteristics: [{ label: 'Наличие зеркала', value: 'нет', unit: '' }],
      },
    ]);
  });

  it('without a header says which columns are missing', async () => {
    await expect(run('Фото;Описание\nа;б\n')).rejects.toThrow(
      'нет столбцов: Название, Цена, Артикул.',
    );
  });
});

describe('a workbook (XLSX)', () => {
  const styled = (style: number, value: string) => ({
    xml: `<c r="%r" s="${style}"><v>${value}</v></c>`,
  });
  const formula = { xml: '<c r="%r" s="3"><f>B1*1.2</f><v>54990.499999999999</v></c>' };
  const inline = {
    xml: '<c r="%r" t="inlineStr"><is><r><t>Тахта </t></r><r><t>«Нега»</t></r></is></c>',
  };
  const goods: Cell[][] = [
    [titles[0] ?? ''],
    [],
    [
      'Артикул',
      'Наименование',
      'Категория',
      'Цена, руб.',
      'Остаток',
      'Серия',
      'Гарантия',
      'Стиль интерьера',
    ],
    [
      styled(2, '123'),
      inline,
      'Тахты',
      formula,
      4,
      styled(1, '46000'),
      styled(4, '0.07'),
      { xml: '<c r="%r" t="e"><v>#N/A</v></c>' },
    ],
    ['Т-2', 'Тахта «Сон»', 'Тахты', 19900],
  ];

  it('gives numbers, dates and formulas as they are shown, from the first sheet with a header', async () => {
    const report = await run(
      workbook([['О компании'], ['Телефон', '123']], goods, [['Артикул', 'Цена']]),
    );
    expect(report).toMatchObject({ created: 2, refused: 0 });
    expect(await catalogueRows(shop.db)).toMatchObject([
      {
        code: '00123',
        name: 'Тахта «Нега»',
        price_kopecks: '5499050',
        stock: 4,
        attributes: { series: '09.12.2025', warranty: '7%' },
      },
      { code: 'Т-2', price_kopecks: '1990000' },
    ]);
  });

  it('refuses bad rows with the number of the row in Excel', async () => {
    const bad: Cell[] = ['Т-3', 'Тахта', 'Тахты', 'дорого'];
    expect((await run(workbook([...goods, [], bad]))).reasons).toEqual([
      '7: цена: «дорого» — не число',
    ]);
  });

  const files = workbookFiles(goods);
  const bomb = { ...files, 'xl/sharedStrings.xml': new Uint8Array(97 * 1024 ** 2).fill(32) };
  const entities = {
    ...files,
    'xl/workbook.xml': Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
  };
  it.each([
    ['cut short', zipSync(files).slice(0, -200), 'повреждён'],
    ['another archive', zipSync({ 'a.jpg': Buffer.from('a') }), 'нет файла с товарами'],
    ['with entities of its own', zipSync(entities), 'повреждён'],
    ['a bomb', zipSync(bomb), 'сжат намного сильнее'],
    ['without a header', workbook([['Название', 'Категория']]), 'нет столбцов: Цена, Артикул.'],
    ['empty', workbook([]), 'нет столбцов'],
    ['of the old format', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'старого формата'],
  ])('%s leaves the shop as it was', async (_what, bytes, message) => {
    await expect(run(bytes)).rejects.toThrow(message);
    expect(await catalogueRows(shop.db)).toEqual([]);
  });
});
