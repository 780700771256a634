import { describe, expect, it } from 'vitest';
import { columnsOf, isHeader } from './columns.ts';

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
