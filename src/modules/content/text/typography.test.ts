import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typesetRichText } from './typeset-rich-text.ts';
import { typeset } from './typography.ts';

/** A no-break space is shown as `_`. */
const shown = (text: string) => typeset(text).replaceAll('\u00a0', '_');

test.each([
  ['short words stay with the next one', 'Диван и кресло в гостиной', 'Диван и_кресло в_гостиной'],
  ['longer ones too', 'Для двери или без неё', 'Для_двери или_без_неё'],
  ['a part of a word is no word', 'кто-то из-за угла, мы её', 'кто-то из-за угла, мы её'],
  ['particles stay with the word before', 'В тот же день, если бы', 'В_тот_же день, если_бы'],
  ['a hyphen between words becomes a dash', 'Дуб - крепкий – тёплый', 'Дуб_— крепкий_— тёплый'],
  ['a hyphen inside a word stays', 'диван-кровать', 'диван-кровать'],
  [
    'ranges have a short dash',
    'от 1-7 дней, 9:00-18:00, 2 - 3 м',
    'от_1–7 дней, 9:00–18:00, 2–3_м',
  ],
  ['days too', 'Пн-Пт, сб-вс', 'Пн–Пт, сб–вс'],
  [
    'numbers of documents, telephones and dates are no ranges',
    'ГОСТ 2140-81, арт. 12-34, +7 (495) 123-4567, 8-800-555, 2026-11-22',
    'ГОСТ 2140-81, арт._12-34, +7 (495) 123-4567, 8-800-555, 2026-11-22',
  ],
  ['units and the rouble', '25 мм, 30 °C, 5 шт., 54 990₽', '25_мм, 30_°C, 5_шт., 54_990_₽'],
  ['thousands', '1 250 000 ₽ и 12 500 кг', '1_250_000_₽ и_12_500_кг'],
  ['years are no thousands', 'в 2026 100 штук', 'в_2026 100 штук'],
  ['sizes', '200x160, 90х200 и 3 × 4 м', '200_×_160, 90_×_200 и_3_×_4_м'],
  ['percent are closed, № is not', 'скидка 50 %, дом №5', 'скидка 50%, дом №_5'],
  ['abbreviations', 'г. Тула, ул. Мира, д. 5', 'г._Тула, ул._Мира, д._5'],
  ['quotation marks', '"Двор" и “дом”', '«Двор» и_«дом»'],
  ['inner quotation marks', '«Магазин "Дом"» рядом', '«Магазин „Дом“» рядом'],
  ['the inch mark stays', 'экран 32" здесь', 'экран 32" здесь'],
  [
    'addresses stay',
    'Пишите на a-1-7@b.ru и https://a.ru/?x=1-7 в чат',
    'Пишите на_a-1-7@b.ru и_https://a.ru/?x=1-7 в_чат',
  ],
])('%s', (_title, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('marks and links do not hide the words beside them, and addresses of links stay', () => {
  expect(
    typesetRichText([
      [
        'Дом "',
        { strong: 'Мира' },
        '" в ',
        { link: '/?page=1-7', text: 'центре' },
        ' - ',
        { emphasis: 'и' },
        ' сад',
      ],
      { heading: 'Цены и сроки', level: 2 },
      { terms: [{ term: '10 %', text: 'от 1-7 дней' }] },
      { list: ['до двери'], ordered: true },
      {
        table: [
          ['№ 1', ''],
          [[{ strong: '5' }, ' %'], '2 м'],
        ],
      },
    ]),
  ).toEqual([
    [
      'Дом «',
      { strong: 'Мира' },
      '» в\u00a0',
      { link: '/?page=1-7', text: 'центре' },
      '\u00a0— ',
      { emphasis: 'и' },
      '\u00a0сад',
    ],
    { heading: 'Цены и\u00a0сроки', level: 2 },
    { terms: [{ term: '10%', text: 'от\u00a01–7 дней' }] },
    { list: ['до\u00a0двери'], ordered: true },
    {
      table: [
        ['№\u00a01', ''],
        [[{ strong: '5' }, '%'], '2\u00a0м'],
      ],
    },
  ]);
});

test('a text that was set stays', () => {
  const pieces = fc.constantFrom(
    ...['и', 'в', 'дом', 'же', 'мм', '₽', '%', '№', 'шт.', 'г.', 'х', 'x', '×', 'Пн', 'ГОСТ'],
    ...[
      '5',
      '12',
      '990',
      '9:00',
      '1,5',
      '-',
      '–',
      '—',
      '"',
      '“',
      '”',
      '«',
      '»',
      '„',
      '(',
      ')',
      '.',
      ',',
    ],
    ...[' ', ' ', ' ', '\u00a0', 'https://a.ru/', 'a@b.ru', '/?page=x'],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (words) => {
      const once = typeset(words.join(''));
      expect(typeset(once)).toBe(once);
    }),
    { numRuns: 3000 },
  );
});
