import { describe, expect, it } from 'vitest';
import { typeset } from '../../src/modules/content/text/typography.ts';
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

/** What no shop can keep, and what a document would have to prove. */
const promises = [
  /никогда|навсегда|вечн/i,
  /не боит(?:ся|есь)(?! влаги)|не страш(?:ен|на|но|ны)/i,
  /не обожж|не опрокин|не ударишь|не набь|безопасн/i,
  /гипоаллерген|не вызывает аллерги|экологич|антибактериал|полезн|лечебн/i,
  /не линя|не выцвет|не скрип|не протек|не подтека|не капает|не садится|без запаха/i,
  /не оставля\S* следов|не поцарапа|не царапа\S* (?:пол|ламинат|паркет)|нож её не бер/i,
  /не отрываются|не сомн|не прогиба|не раскачивается|не кренится|глаза устают/i,
  /в конструкторе|докупить|по отдельности|порознь/i,
  /гарантиру|100% |лучш(?:ий|ая|ее) в /i,
];

/** Wrong or clumsy words that an editor found. */
const clumsy = [
  /комфорочн|рейчат|кожзам|мягкообит|отстраивается|эконом(?!ия)/i,
  /не требует доступа|без отодвигания|собирается многократно|морской волны/i,
  /(?:десят|дцать|дцати|сорок|сто|ста|двух|тр[её]х|пяти|шести|семи|восьми|две|три|пять|шесть|семь|восемь) (?:сантиметр|миллиметр|килограмм|градус|дюйм)/i,
  /\d(?:мм|см|кг|м|Вт|°C)(?![\p{L}\d²³])/u,
  /\d %|№(?! )|(?<!\d)\d{4,} (?:мм|г|кг|К|пружин|циклов)/,
  /\d ?[xх] ?\d/,
];

/** Words that are written with ё. */
const withoutYo =
  /(?<!\p{L})(?:еще|ее|черн(?:ый|ая|ое|ого|ые)|темно|темн(?:ый|ая|ые)|желт\p{L}+|зелен(?:ый|ая|ые)|клен|береза|березы|лен|теплый|теплая|теплой|дымчато-зелен|съемн\p{L}+|подъемн\p{L}+|стеган\p{L}+|варен\p{L}+|плетен(?:ый|ая|ые)|легкий|легкая|легкое|жестк\p{L}+|твердый|трехсекц\p{L}+|трехместн\p{L}+|звезд\p{L}+|щетк\p{L}+|вперед|мед|объем\p{L}*|надежн\p{L}+|прочен|ребенок|все-таки|елочк\p{L}+|шелк|ковер)(?!\p{L})/iu;

describe('the words of the demo', () => {
  it.each([...promises, ...clumsy, withoutYo].map((pattern) => [pattern]))(
    'have no %s',
    (pattern) => {
      expect(matching(pattern)).toEqual([]);
    },
  );

  it.each([
    'Поверхность не боится горячей кастрюли.',
    'Корпус не нагревается, ребёнок не обожжётся.',
    'Ворс гипоаллергенный.',
    'План соберите в конструкторе.',
    'Остальные секции можно докупить позже.',
    'Двухкомфорочная панель.',
    'Полки толщиной двадцать пять миллиметров.',
    'Ширина 25мм.',
    'Стол черный.',
  ])('«%s» would be found', (text) => {
    expect([...promises, ...clumsy, withoutYo].some((pattern) => pattern.test(text))).toBe(true);
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
