import { describe, expect, it } from 'vitest';
import { demoCategories } from '../../../../db/demo/index.ts';
import { drawCategory, drawSlide, drawVariant } from './index.ts';

const variants = demoCategories.flatMap((category) =>
  category.products.flatMap((product) =>
    product.variants.map((variant) => ({
      id: `${product.slug}/${variant.slug}`,
      categorySlug: category.slug,
      name: product.name,
      attributes: variant.attributes,
    })),
  ),
);

const lengths = ['dimensions_width', 'dimensions_height', 'dimensions_depth'] as const;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const textsOf = (svg: string) =>
  Array.from(svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g), ([, tag = '', content = '']) => ({
    content,
    x: Number(attribute(tag, 'x')),
    y: Number(attribute(tag, 'y')),
    anchor: attribute(tag, 'text-anchor'),
    side: attribute(tag, 'data-label'),
  }));

const boxOf = (svg: string) => {
  const tag = /<g data-width-mm[^>]*>/.exec(svg)?.[0] ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = attribute(tag, 'data-box').split(' ').map(Number);
  const [wide, tall] = [attribute(tag, 'data-width-mm'), attribute(tag, 'data-height-mm')];
  return { x, y, width, height, wide: Number(wide), tall: Number(tall) };
};

const expectSound = (svg: string, limit = 12_288) => {
  expect(svg).not.toMatch(/<script|<foreignObject|href|NaN|undefined|Infinity|\de[-+]\d/);
  expect(svg).not.toMatch(/ (?:width|height|rx|ry|r)="-/);
  const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(limit);
};

describe.each(variants)('$id', (variant) => {
  const photo = drawVariant(variant, 'photo');
  const dimensions = drawVariant(variant, 'dimensions');

  it('is sound, and the same each time', () => {
    expectSound(photo);
    expectSound(dimensions);
    expect(drawVariant(variant, 'photo')).toBe(photo);
    expect(textsOf(photo)).toEqual([]);
  });

  it('has the proportions of its millimetres', () => {
    for (const svg of [photo, dimensions]) {
      const { x, y, width, height, wide, tall } = boxOf(svg);
      expect(width / height / (wide / tall)).toBeCloseTo(1, 2);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(800);
      expect(y + height).toBeLessThanOrEqual(600);
    }
  });

  it('is labelled with the numbers of the data', () => {
    const stated = lengths.flatMap((key) => variant.attributes[key] ?? []);
    const labels = textsOf(dimensions);
    expect(labels.map(({ content }) => content).sort()).toEqual(
      stated.map((value) => `${value} мм`).sort(),
    );
    const { wide, tall } = boxOf(dimensions);
    for (const { side, content } of labels) {
      if (side === 'width') expect(content).toBe(`${wide} мм`);
      if (side === 'height') expect(content).toBe(`${tall} мм`);
    }
  });

  it('keeps its text inside the picture', () => {
    for (const { content, x, y, anchor } of textsOf(dimensions)) {
      const length = content.length * 10.5;
      const left = anchor === 'end' ? x - length : anchor === 'start' ? x : x - length / 2;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + length).toBeLessThanOrEqual(800);
      expect(y).toBeGreaterThan(17);
      expect(y).toBeLessThan(595);
    }
  });
});

describe('a variant that says little', () => {
  const nothing = { categorySlug: 'unknown', name: 'Нечто <&">', attributes: {} };

  it('is drawn with usual sizes and without labels', () => {
    const svg = drawVariant(nothing, 'dimensions');
    expectSound(svg);
    expect(textsOf(svg)).toEqual([]);
    expect(svg).toContain('<title>Нечто &lt;&amp;&quot;&gt;</title>');
  });

  it.each(demoCategories.map(({ slug }) => slug))('is drawn in %s', (categorySlug) => {
    const input = { ...nothing, categorySlug };
    expectSound(drawVariant(input, 'photo'));
    expectSound(drawVariant(input, 'dimensions'));
  });

  it.each([
    ['very wide', { dimensions_width: 9000, dimensions_height: 300, dimensions_depth: 12_000 }],
    ['very tall', { dimensions_width: 60, dimensions_height: 3000, dimensions_depth: 40 }],
    ['very small', { dimensions_width: 8, dimensions_height: 5 }],
  ])('stays in the picture when %s', (_, attributes) => {
    const svg = drawVariant({ ...nothing, attributes }, 'dimensions');
    expectSound(svg);
    const { x, width, y, height } = boxOf(svg);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(800);
    expect(y + height).toBeLessThanOrEqual(600);
  });
});

describe('scenes', () => {
  it.each([...demoCategories.map(({ slug }) => slug), 'unknown', 'constructor'])('%s', (slug) => {
    const svg = drawCategory(slug);
    expectSound(svg);
    expect(svg).toContain('viewBox="0 0 800 600"');
    expect(textsOf(svg)).toEqual([]);
  });

  it.each([0, 1, 2] as const)('slide %i', (index) => {
    const svg = drawSlide(index);
    expectSound(svg);
    expect(svg).toContain('viewBox="0 0 1600 700"');
    expect(textsOf(svg)).toEqual([]);
  });
});
