import { describe, expect, it } from 'vitest';
import { type AttributeKey, attributeKeys, attributes } from '#contracts/attributes.ts';
import { variantAttributes } from '#contracts/catalog.ts';
import { formerLabels } from '#contracts/former-labels.ts';
import { slugOf } from '#contracts/slug-of.ts';
import { asHtml, plainText, withoutHeading } from '#platform/text/plain-text.ts';
import { everyAttribute } from '#tests/support/every-attribute.ts';
import { readAttributes } from './attributes.ts';
import { readLabel } from './labels.ts';
import { LabelMapping, type LabelRule } from './source-mapping.ts';
import { numberWithTail } from './units.ts';

const ids = { of: (_key: string, _text: string, stated: string) => Number(stated || 1) };

function read(...params: [name: string, value: string, unit?: string][]) {
  const leftOut: string[] = [];
  const found = readAttributes(
    params.map(([name, value, unit = '']) => ({ name, value, unit })),
    {
      ids,
      kind: 'other',
      units: [],
      leaveOut: ({ name }, why) => leftOut.push(`${name}: ${why}`),
      takeUnitless: () => undefined,
    },
  );
  expect(() => variantAttributes.parse(found)).not.toThrow();
  return { found, leftOut };
}

describe('a parameter', () => {
  it.each<[name: string, value: string, unit: string, key: AttributeKey, expected: unknown]>([
    ['Ширина', '210', 'см', 'dimensions_width', 2100],
    ['Ширина, см', '210', '', 'dimensions_width', 2100],
    ['ширина (СМ):', '210,5', '', 'dimensions_width', 2105],
    ['Ширина', '2,1 м', '', 'dimensions_width', 2100],
    ['Ширина', '2 100 мм', '', 'dimensions_width', 2100],
    ['Вес, г', '500', '', 'dimensions_weight', 0.5],
    ['Масса', '61.5', 'кг', 'dimensions_weight', 61.5],
    ['Гарантийный срок', '2 года', '', 'warranty_period_months', 24],
    ['Срок изготовления', '3', 'недели', 'production_time_days', 21],
    ['Количество дверей', '3', '', 'doors_count', 3],
    ['Ящиков, шт.', '4', '', 'drawers', 4],
    ['ЖЁСТКОСТЬ МАТРАСА', 'средняя | жёсткая', '', 'mattress_hardnesses', ['средняя', 'жёсткая']],
    ['Жесткость матраса', 'средняя, жёсткая', '', 'mattress_hardnesses', ['средняя', 'жёсткая']],
    ['Ящик для белья', 'Есть', '', 'storage_niche', true],
    ['Ниша для хранения', 'нет', '', 'storage_niche', false],
    ['Кол-во дверей', '2', '', 'doors_count', 2],
    ['Число выдвижных ящиков', '3 шт.', '', 'drawers', 3],
    ['Срок производства', '21', 'рабочих дней', 'production_time_days', 21],
    ['Материал опор', 'металл', '', 'legs_material', 'металл'],
    ['Бельевой ящик', 'есть', '', 'storage_niche', true],
    ['Степень жёсткости', 'средняя', '', 'mattress_hardnesses', ['средняя']],
    ['Высота сидения (см)', '45', '', 'seat_height', 450],
    ['Общая ширина', '2300', 'мм', 'dimensions_width', 2300],
    ['Страна-изготовитель', 'Россия', '', 'manufacturer', { id: 1, country: 'Россия' }],
    ['Материал обивки', 'шланг 1,5 м', '', 'upholstery_materials', ['шланг 1,5 м']],
  ])('%s: %s %s is understood', (name, value, unit, key, expected) => {
    expect(read([name, value, unit])).toEqual({ found: { [key]: expected }, leftOut: [] });
  });

  it.each([
    ['Размер спального места', '160х200', { bed_width: 1600, bed_length: 2000 }],
    ['Спальное место', '140х200', { bed_width: 1400, bed_length: 2000 }],
    ['Спальное место (Д х Ш), см', '193х150', { bed_width: 1500, bed_length: 1930 }],
    [
      'Габаритные размеры (ШхВхГ), мм',
      '1600х2200х600',
      { dimensions_width: 1600, dimensions_height: 2200, dimensions_depth: 600 },
    ],
    [
      'Габариты (ШхГхВ)',
      '210x95x85',
      { dimensions_width: 2100, dimensions_depth: 950, dimensions_height: 850 },
    ],
    ['ШхГ, см', '80х60', { dimensions_width: 800, dimensions_depth: 600 }],
    ['Размер спального места, см', '160 x 200', { bed_width: 1600, bed_length: 2000 }],
    ['Размер спального места', '1600*2000 мм', { bed_width: 1600, bed_length: 2000 }],
    [
      'Габариты (ШхГхВ), см',
      '210×95×85',
      { dimensions_width: 2100, dimensions_depth: 950, dimensions_height: 850 },
    ],
    ['Размеры ШхВ, мм', '900x2000', { dimensions_width: 900, dimensions_height: 2000 }],
    [
      'Габариты (ДхГхВ), см',
      '210x95x85',
      { dimensions_width: 2100, dimensions_depth: 950, dimensions_height: 850 },
    ],
  ])('%s: %s is several sizes', (name, value, found) => {
    expect(read([name, value])).toEqual({ found, leftOut: [] });
  });

  it.each([
    ['Ширина', '210', 'Ширина: unit'],
    ['Ширина, кг', '210', 'Ширина, кг: unknown'],
    ['Ширина, см', '200-210', 'Ширина, см: value'],
    ['Высота сиденья', '42-45 см', 'Высота сиденья: value'],
    ['Ширина, см', '0', 'Ширина, см: value'],
    ['Ширина, см', '-5', 'Ширина, см: value'],
    ['Ниша для хранения', 'наверное', 'Ниша для хранения: value'],
    ['Материал, обивка', 'велюр', 'Материал, обивка: unknown'],
    ['Габариты (ШхГхВ)', '21x9x8', 'Габариты (ШхГхВ): unknown'],
    ['Размеры (ШхГ)', '210x95', 'Размеры (ШхГ): unknown'],
    ['Размер упаковки', '210x95x85', 'Размер упаковки: unknown'],
    ['constructor', '1', 'constructor: unknown'],
  ])('%s: %s is left out, not guessed at', (name, value, reason) => {
    expect(read([name, value])).toEqual({ found: {}, leftOut: [reason] });
  });

  it('repeated adds to a list, each value whole; the first of other kinds counts', () => {
    const { found } = read(
      ['Обивка', 'кожа, натуральная'],
      ['Материал обивки', 'велюр'],
      ['Обивка', 'велюр'],
      ['Ширина, см', '10'],
      ['Ширина, мм', '500'],
      ['Цвет', 'белый'],
      ['Цвет, hex', '#FAFAFA'],
    );
    expect(found).toEqual({
      upholstery_materials: ['кожа, натуральная', 'велюр'],
      dimensions_width: 100,
      color: { name: 'белый', hex: '#fafafa' },
    });
  });

  it('is known for every attribute of the registry by its own label', () => {
    const unknown = attributeKeys.filter((key) => readLabel(attributes[key].label)?.key !== key);
    expect(unknown).toEqual([]);
    expect(everyAttribute.length).toBeGreaterThan(70);
  });

  it('is known by the label of an earlier version', () => {
    for (const [label, key] of formerLabels) expect(readLabel(label)?.key).toBe(key);
  });
});

it.each([
  ['54 990,00', 54990],
  ['54\u00a0990.5', 54990.5],
  ['1 234 567', 1234567],
  ['0,5', 0.5],
])('reads %s as a number', (text, value) => {
  expect(numberWithTail(text)?.value).toBe(value);
});

it.each(['', 'много', '1 2', '-1', '1,2,3', '1e5', '12-15', '0x10'])(
  'does not read «%s» as one',
  (text) => {
    const read = numberWithTail(text);
    expect(read === undefined || read.tail !== '').toBe(true);
  },
);

it('leaves out bookkeeping, unless the owner wants to show it', () => {
  const labels = ['Мин. партия', 'Код ТН ВЭД', 'Складной', 'Наличие зеркала', 'Ширина'];
  const params = labels.map((name) => ({ name, value: '2', unit: '' }));
  const service = (rules: Record<string, LabelRule>) =>
    new LabelMapping({ units: [], labels: rules }).map(params).service.map(({ name }) => name);
  expect(service({})).toEqual(['Мин. партия', 'Код ТН ВЭД']);
  expect(service({ 'мин. партия': { as: 'keep', unit: '' } })).toEqual(['Код ТН ВЭД']);
});

it.each([
  ['<p>Один</p><p>Два&nbsp;<b>слова</b></p>', 'Один\n\nДва\u00a0слова'],
  ['Один<br/>два<script>alert(1)</script>', 'Один\nдва'],
  ['  Без разметки\r\nдве строки\n\n', 'Без разметки\nдве строки'],
  ['5 < 6 &amp; 7 > 3 &quot;да&quot;', '5 < 6 & 7 > 3 "да"'],
  ['<a href="https://x.example">ссылка</a> &#1071; &#x42f;', 'ссылка Я Я'],
  ['<!-- тайна --><ul><li>раз</li><li>два</li></ul>', '• раз\n• два'],
  ['Один<!-- <b>тайна</b> --> два<!--> три', 'Один два<!--> три'],
  // Each would look for its end in the whole text.
  ['<!--'.repeat(300_000), '<!--'.repeat(300_000)],
  [
    '<p>Состав:</p>\n<ol><li>полок</li> <li><p>печь</p></li></ol><p>Конец</p>',
    'Состав:\n\n1. полок\n2. печь\n\nКонец',
  ],
  [
    '<table><tr><th>Пар</th><td>90°</td></tr><tr><td>Вес</td><td>2 кг</td></tr></table>',
    'Пар — 90°\nВес — 2 кг',
  ],
  [
    '<table><tr><th>Параметр</th><th>Значение</th></tr><tr><td>Вес</td><td>2 кг</td></tr></table>',
    'Вес — 2 кг',
  ],
  [
    '<table><tr><th>Размер</th><th>Вес</th></tr><tr><td>S</td><td>2 кг</td></tr></table>',
    'Размер — Вес\nS — 2 кг',
  ],
  ['Плюсы:<br>- тёплый<br>- лёгкий', 'Плюсы:\n• тёплый\n• лёгкий'],
  ['<p>Из липы.</p><a href="https://x.example">Подробнее на сайте</a>', 'Из липы.'],
  ['Плюсы:\n- тёплый\n— лёгкий\n-5 градусов', 'Плюсы:\n• тёплый\n• лёгкий\n-5 градусов'],
])('makes plain text of %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  'Плюсы:\n• тёплый\n• лёгкий',
  'a <b>c</b> &amp; & "d"',
  'две\n\nстроки',
  '1 < 2 > 0',
  '&lt;p&gt;',
])('writes %s so that it is read back', (text) => {
  expect(plainText(asHtml(text))).toBe(text);
});

it.each([
  ['Диван угловой «Ладога»', 'divan-uglovoj-ladoga'],
  ['Стол-книжка 1,5 м', 'stol-knizhka-1-5-m'],
  ['Щётка & Ёрш — №5', 'shchetka-ersh-5'],
  ['Café', 'cafe'],
  ['☃', ''],
])('writes %s as the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it.each([
  ['Лавка «Пар»\nИз липы.', 'Из липы.'],
  ['ЛАВКА ПАР.\n\nИз липы.', 'Из липы.'],
  ['Описание:\nИз липы.', 'Из липы.'],
  ['Лавка «Пар» из липы.', 'Лавка «Пар» из липы.'],
  ['Лавка «Пар»', ''],
])('leaves out a heading that only repeats the name: %j', (description, shown) => {
  expect(withoutHeading(description, 'Лавка «Пар»')).toBe(shown);
});
