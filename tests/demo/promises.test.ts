import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#contracts/catalogue-source.ts';
import { demoCategories } from '../../db/demo/index.ts';
import { brokenPromises } from './choices.ts';
import { products, typeOf, variants } from './rows.ts';

describe('what a buyer may choose', () => {
  it.each(products.map(({ product }) => [product.slug, product] as const))('%s', (_, product) => {
    expect(brokenPromises(product)).toEqual([]);
  });

  const productOf = (slug: string): SourceProduct => {
    const found = products.find(({ product }) => product.slug === slug)?.product;
    if (!found) throw new Error(`no ${slug}`);
    return structuredClone(found);
  };
  const said = (text: string) => ({ ...productOf('pled-sugrob'), description: text });

  it.each([
    'Сторону выбирают при заказе.',
    'Левую или правую сборку отмечают в заказе.',
    'Цвет на выбор.',
    'Цвет обивки вы выбираете сами.',
    'При заказе выберите кромку.',
    'Нужна другая высота — напишите в комментарии, менеджер назовёт цену и срок.',
  ])('«%s» is refused of a thing in one colour, size and side', (text) => {
    expect(brokenPromises(said(text))).toEqual([text]);
  });

  it('a corner without its twin, or with two sides at once, is refused', () => {
    const sofa = productOf('divan-uglovoj-ladoga');
    const [first] = sofa.variants;
    if (!first) throw new Error('no variant');
    const alone = { ...sofa, variants: [first] };
    expect(brokenPromises(alone)).toContain('rogozhka-grafit: no twin');
    const both = {
      ...first,
      attributes: { ...first.attributes, angle_variants: ['левый', 'правый'] },
    };
    expect(brokenPromises({ ...sofa, variants: [both] })).toContain(
      'rogozhka-grafit: левый, правый',
    );
  });

  it('colours and widths that no variant has, and sizes that nobody asks for, are refused', () => {
    const plaid = productOf('pled-sugrob');
    const promising = plaid.variants.map((variant) => ({
      ...variant,
      attributes: {
        ...variant.attributes,
        is_color_customizable: true,
        color_options: ['молочный', 'серый'],
        width_options: ['1000 мм'],
        custom_size_available: true,
      },
    }));
    expect(new Set(brokenPromises({ ...plaid, variants: promising }))).toEqual(
      new Set(['is_color_customizable', 'color_options', 'width_options', 'custom_size_available']),
    );
  });
});

describe('a thing that unfolds', () => {
  it('is called so in its type, where its name says it', () => {
    for (const row of variants) {
      const [, noun] = /^(диван|кресло)-кровать/i.exec(row.product.name) ?? [];
      if (noun) expect([row.id, typeOf(row)]).toEqual([row.id, `${noun.toLowerCase()}-кровать`]);
    }
    expect(new Set(variants.map(typeOf))).toContain('диван-кровать');
  });
});

describe('places to sleep', () => {
  it('are one up to 120 cm, and such a bed is «полутораспальная»', () => {
    for (const { id, a } of variants) {
      const { bed_width: width, bed_type: type = '', sleeping_places: places } = a;
      if (width === undefined || /двухъярус|выкатн/.test(type)) continue;
      expect([id, places]).toEqual([id, width > 1200 ? 2 : 1]);
    }
    for (const { id, a } of variants) {
      const [, word] = /^(односпальн|полутораспальн|двуспальн)/.exec(a.bed_type ?? '') ?? [];
      const { bed_width: width = 0 } = a;
      const expected = width > 1200 ? 'двуспальн' : width > 1000 ? 'полутораспальн' : 'односпальн';
      if (word) expect([id, word]).toEqual([id, expected]);
    }
  });
});

it('the demo has goods with both sides, and more than one of them', () => {
  const sided = demoCategories
    .flatMap(({ products }) => products)
    .filter(({ variants }) =>
      variants.some(({ attributes }) =>
        (attributes.angle_variants as string[] | undefined)?.includes('левый'),
      ),
    );
  expect(sided.length).toBeGreaterThanOrEqual(8);
});
