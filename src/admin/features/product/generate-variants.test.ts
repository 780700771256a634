import { describe, expect, it } from 'vitest';
import { generateVariants, readAxis } from './generate-variants.ts';
import type { VariantForm } from './product-form.ts';

const base: VariantForm = {
  id: 1,
  key: '1',
  name: 'Рогожка',
  article: 'D-1',
  hidden: false,
  price: '1000',
  oldPrice: '',
  kind: 'to_order',
  pieces: '',
  attributes: {
    dimensions_width: '1600',
    upholstery_materials: 'рогожка',
    dimensions_depth: '900',
  },
  stated: {},
  colour: '#ffffff',
  characteristics: [],
  packages: [],
  photos: [{ photo: '/pictures/1.jpg', alt: '' }],
  drawing: null,
  source: 'feed',
  was: null,
};
const axes = [
  { key: 'dimensions_width', values: ['1600', '1800'] },
  { key: 'upholstery_materials', values: ['рогожка', 'велюр'] },
] as const;

describe('variants of every combination', () => {
  it('are those that are missing, with names of their own and articles that are free', () => {
    const { made, first } = generateVariants(base, [base], axes, 9);
    expect(first).toBeUndefined();
    expect(made.map(({ name, article }) => [name, article])).toEqual([
      ['1600\u00a0мм, велюр', 'D-1-2'],
      ['1800\u00a0мм, рогожка', 'D-1-3'],
      ['1800\u00a0мм, велюр', 'D-1-4'],
    ]);
    expect(made[2]).toMatchObject({
      id: null,
      price: '1000',
      photos: [],
      source: null,
      attributes: {
        dimensions_width: '1800',
        upholstery_materials: 'велюр',
        dimensions_depth: '900',
      },
    });
    expect(new Set(made.map(({ key }) => key)).size).toBe(3);
    expect(generateVariants(base, [base, ...made], axes, 9)).toMatchObject({ made: [], count: 0 });
  });

  it('of no values are none', () => {
    const none = { first: undefined, made: [], count: 0 };
    expect(generateVariants(base, [base], [], 9)).toEqual(none);
    expect(generateVariants(base, [base], [{ key: 'series', values: [] }], 9)).toEqual(none);
  });

  it('begin with the only variant where it states none of the properties', () => {
    const only = { ...base, name: 'стандартный', attributes: { dimensions_depth: '900' } };
    const { first, made, count } = generateVariants(only, [only], axes, 9);
    expect(first).toEqual({
      ...only,
      name: '1600\u00a0мм, рогожка',
      attributes: {
        dimensions_depth: '900',
        dimensions_width: '1600',
        upholstery_materials: 'рогожка',
      },
    });
    expect(made.map(({ article }) => article)).toEqual(['D-1-2', 'D-1-3', 'D-1-4']);
    expect(count).toBe(3);
    const second = { ...only, id: 2, key: '2', name: 'другой', article: 'D-2' };
    expect(generateVariants(only, [only, second], axes, 9).first).toBeUndefined();
    const half = { ...only, attributes: { dimensions_width: '2000' } };
    expect(generateVariants(half, [half], axes, 9).first).toBeUndefined();
  });

  it('are counted beyond their room, and never made twice', () => {
    const many = (length: number) => Array.from({ length }, (_, index) => String(1000 + index));
    const wide = [
      { key: 'dimensions_width', values: many(30) },
      { key: 'dimensions_depth', values: ['900', ...many(9)] },
    ] as const;
    const there = { ...base, attributes: { dimensions_width: '1 005', dimensions_depth: '900,0' } };
    const { made, count } = generateVariants(there, [there], wide, 199);
    expect([made.length, count]).toEqual([199, 299]);
    const thousand = [
      { key: 'dimensions_width', values: many(1000) },
      { key: 'dimensions_depth', values: many(1000) },
    ] as const;
    expect(generateVariants(base, [base], thousand, 199)).toMatchObject({ count: 1_000_000 });
    const twice = [{ key: 'series', values: ['Нева', 'нева'] }] as const;
    expect(generateVariants(base, [base, there], twice, 9).count).toBe(1);
  });

  it('read their values line by line, each once, and name those that are none', () => {
    expect(readAxis('dimensions_width', ' 1600\n1 800; 1600\n\nабв;0')).toEqual({
      key: 'dimensions_width',
      values: ['1600', '1800'],
      wrong: ['абв', '0'],
    });
    expect(readAxis('is_color_customizable', 'Да\nнет\nне знаю')).toMatchObject({
      values: ['да', 'нет'],
      wrong: ['не знаю'],
    });
    expect(readAxis('series', 'Нева')).toMatchObject({ values: ['Нева'], wrong: [] });
  });
});
