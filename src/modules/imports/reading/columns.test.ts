import { describe, expect, it } from 'vitest';
import type { RawParam } from '../feed-item.ts';
import { columnsOf, isHeader } from './columns.ts';
import { readFeed } from './read-feed.ts';

describe('the columns of a table', () => {
  it.each([
    [
      'Код товара|Наименование товара|Раздел|Цена, руб.|Кол-во на складе|Ссылка на фото',
      'article name category price count pictures',
    ],
    [
      'АРТИКУЛ |номенклатура|Группа|Розничная цена (₽)|Наличие|Изображение',
      'article name category price stockWords pictures',
    ],
    [
      '\ufeffАртикул|Код|Наименование|Категория|Цена розн.|Остаток, шт.|Фото 1|Фото 2',
      'article id name category price count pictures pictures',
    ],
    [
      'Артикул*|Название:|Категория|Группа|Цена руб/шт|Старая цена, р.|Описание',
      'article name category group price oldPrice description',
    ],
    ['Артикул|Товар|Раздел|Группа|Цена с НДС', 'article name category subcategory price'],
    [
      'Артикул|Наименование|Категория|Подкатегория|Зачёркнутая цена|Цена',
      'article name category subcategory oldPrice price',
    ],
    ['sku|title|category|price|quantity|image url', 'article name category price count pictures'],
    [
      'id|Артикул|Название|Категория|Цена|Ширина, см|Материал',
      'id article name category price - -',
    ],
  ])('%s', (header, expected) => {
    const read = columnsOf(header.split('|')).map((column) => column ?? '-');
    expect(read.join(' ')).toBe(expected);
  });

  it('take the price for buyers and no other sum', () => {
    const header = [
      'Артикул',
      'Цена',
      'Розничная цена',
      'Опт',
      'Закупочная цена, руб.',
      'Скидка, %',
      'Сцена',
      'Ценовой сегмент',
    ];
    expect(columnsOf(header)).toEqual([
      'article',
      undefined,
      'price',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    [['Прайс-лист ООО «Заря»', '', ''], false],
    [['Цены действительны до 31.12', 'Цена'], false],
    [['Наименование', 'Цена'], true],
    [['Код', 'Остаток'], true],
  ])('%j is a header: %s', (cells, expected) => {
    expect(isHeader(cells)).toBe(expected);
  });
});

it('a heading of any length is read in time, by its beginning', () => {
  // Each sign could begin the unit at its end.
  expect(columnsOf(['/'.repeat(300_000), 'Артикул', 'Цена'])).toEqual([
    undefined,
    'article',
    'price',
  ]);
});

const label = 'Ширина'.padEnd(5000, ' а');
it.each([
  ['a table', `Артикул;Название;Цена;Категория;${label}\nД-1;Диван;100;Диваны;200\n`],
  [
    'YML',
    `<yml_catalog><shop><offers><offer id="1"><name>Диван</name><param name="${label}" unit="${label}">200</param></offer></offers></shop></yml_catalog>`,
  ],
])('labels and units of %s are cut where none is as long', async (_what, text) => {
  async function* bytes() {
    yield Buffer.from(text);
  }
  const params: RawParam[] = [];
  for await (const item of (await readFeed(bytes())).items) {
    if (item.kind === 'offer') params.push(...item.offer.params);
  }
  const [param] = params;
  expect([param?.name, param?.value]).toEqual([label.slice(0, 300), '200']);
  expect(param?.unit.length).toBeLessThanOrEqual(300);
});
