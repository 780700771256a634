import { describe, expect, it } from 'vitest';
import { generateVariants, readValues } from './generate-variants.ts';
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
    const made = generateVariants(base, [base], axes);
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
    expect(generateVariants(base, [base, ...made], axes)).toEqual([]);
  });

  it('of no values are none', () => {
    expect(generateVariants(base, [base], [])).toEqual([]);
    expect(generateVariants(base, [base], [{ key: 'series', values: [] }])).toEqual([]);
  });

  it('read their values line by line, each once', () => {
    expect(readValues(' 1600\n1800; 1600\n\n')).toEqual(['1600', '1800']);
  });
});
