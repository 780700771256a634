import { describe, expect, it } from 'vitest';
import { drawVariant } from './index.ts';
import { boxesOf, demoVariants, expectReadable, expectSound, textsOf } from './test-reading.ts';

const nothing = { categorySlug: 'unknown', name: 'Нечто <&">', attributes: {} };

describe('a variant that says little', () => {
  it('is drawn with usual sizes and without labels', () => {
    const svg = drawVariant(nothing, 'dimensions');
    expectSound(svg);
    expect(textsOf(svg).filter(({ isNote }) => !isNote)).toEqual([]);
    expect(svg).toContain('<title>Нечто &lt;&amp;&quot;&gt;</title>');
  });

  it.each(demoVariants.map(({ slug }) => slug))('is drawn in %s', (categorySlug) => {
    const input = { ...nothing, categorySlug };
    expectSound(drawVariant(input, 'photo'));
    expectSound(drawVariant(input, 'dimensions'));
  });

  it.each([
    ['very wide', 'Ковёр', { dimensions_width: 9000, dimensions_depth: 1000 }],
    ['very tall', 'Бра', { dimensions_width: 300, dimensions_height: 2400, dimensions_depth: 40 }],
    ['very small', 'Кран', { dimensions_width: 8, dimensions_height: 5 }],
  ])('stays in the picture when %s', (about, name, attributes) => {
    const svg = drawVariant({ ...nothing, name, attributes }, 'dimensions');
    expectSound(svg);
    expectReadable(svg, about);
    const [{ x, width, y, height } = { x: -1, y: -1, width: 0, height: 0 }] = boxesOf(svg);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(800);
    expect(y + height).toBeLessThanOrEqual(600);
  });
});
