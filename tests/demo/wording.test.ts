import { describe, expect, it } from 'vitest';
import { noBreaks } from '#messages/words/no-breaks.ts';
import { typeset } from '../../src/modules/content/text/typography.ts';
import { faultsOfText } from '../support/russian-faults.ts';
import { promises } from './promised-words.ts';
import { products } from './rows.ts';

/** All that a product says, each text with its place. */
const texts = products.flatMap(({ product }) => [
  { at: product.slug, text: product.description },
  ...product.variants.flatMap(({ slug, name, attributes }) =>
    [name, ...textsOf(attributes)].map((text) => ({ at: `${product.slug}/${slug}`, text })),
  ),
]);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('#') ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const matching = (pattern: RegExp) =>
  texts
    .filter(({ text }) => pattern.test(text.replaceAll('\u00a0', ' ')))
    .map(({ at, text }) => `${at}: ${text}`);

/** Wrong or clumsy words that an editor found. */
const clumsy = [
  /комфорочн|рейчат|кожзам|мягкообит|отстраивается|эконом(?!ия)/i,
  /не требует доступа|без отодвигания|собирается многократно|морской волны/i,
  /(?:десят|дцать|дцати|сорок|сто|ста|двух|тр[её]х|пяти|шести|семи|восьми|две|три|пять|шесть|семь|восемь) (?:сантиметр|миллиметр|килограмм|градус|дюйм)/i,
  /\d(?:мм|см|кг|м|Вт|°C)(?![\p{L}\d²³])/u,
  /\d %|№(?! )|(?<!\d)\d{4,} (?:мм|г|кг|К|пружин|циклов)/,
  /\d ?[xх] ?\d/,
];

describe('the words of the demo', () => {
  it.each([...promises, ...clumsy].map((pattern) => [pattern]))('have no %s', (pattern) => {
    expect(matching(pattern)).toEqual([]);
  });

  it.each([
    'Поверхность не боится горячей кастрюли.',
    'Корпус не нагревается, ребёнок не обожжётся.',
    'Ворс гипоаллергенный.',
    'План соберите в конструкторе.',
    'Остальные секции можно докупить позже.',
    'Двухкомфорочная панель.',
    'Полки толщиной двадцать пять миллиметров.',
    'Ширина 25мм.',
  ])('«%s» would be found', (text) => {
    expect([...promises, ...clumsy].some((pattern) => pattern.test(text))).toBe(true);
  });

  it('have no fault that a machine sees', () => {
    const shown = texts.map(({ at, text }) => ({ at, faults: faultsOfText(noBreaks(text)) }));
    expect(shown.filter(({ faults }) => faults.length > 0)).toEqual([]);
    // Names and descriptions are shown as they are read, without another pass.
    const read = products.flatMap(({ product: { name, description, variants } }) =>
      [name, description, ...variants.map((variant) => variant.name)].flatMap(faultsOfText),
    );
    expect(read).toEqual([]);
  });

  it('are typeset: no-break spaces, one spacing of ×, closed percent, «ёлочки»', () => {
    for (const { product } of products) {
      expect(typeset(product.description)).toBe(product.description);
      for (const { name } of product.variants) {
        expect(name).not.toMatch(/\d (?:мм|см|м|кг|шт\.)(?![\p{L}])|\d ?×(?!\u00a0)|[“”„]/u);
      }
    }
    expect(products.some(({ product }) => product.description.includes('\u00a0'))).toBe(true);
  });
});
