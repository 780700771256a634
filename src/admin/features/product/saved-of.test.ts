import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { savedProduct } from '#contracts/admin/goods/products.ts';
import { attributeKeys, attributes } from '#contracts/attributes.ts';
import { everyAttribute } from '#tests/support/every-attribute.ts';
import { readAttribute } from './attribute-text.ts';
import { formOf } from './product-form.ts';
import { savedOf } from './saved-of.ts';

const product: EditedProduct = {
  id: 7,
  version: 'v',
  name: 'Диван',
  slug: 'divan',
  description: 'Мягкий.\n\nБольшой.',
  category: 'divany',
  seo_title: '',
  seo_description: '',
  is_new: null,
  visibility: { kind: 'days', from: '2026-12-01', until: null },
  page: '/products/divan',
  is_on_sale: true,
  kept: [],
  flaws: [],
  variants: [
    {
      id: 1,
      slug: 'seryj',
      name: 'Серый',
      article: 'D-1',
      hidden: false,
      price: 12_500.5,
      old_price: null,
      stock: { kind: 'counted', pieces: 3 },
      attributes: Object.fromEntries(everyAttribute.map(([key, value]) => [key, value])),
      characteristics: [{ label: 'Посадка', value: 'глубокая', unit: '' }],
      packages: [{ width: 2000, height: 900, depth: 800, weight: 85.5 }],
      photos: [{ photo: '/pictures/1.jpg', alt: 'У окна' }],
      drawing: '/drawings/1.svg',
      source: null,
      kept: [],
    },
  ],
};

const savedFrom = (change: (form: ReturnType<typeof formOf>) => ReturnType<typeof formOf>) => {
  const read = savedOf(change(formOf(product)));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.saved;
};
const faultsOf = (part: object) => {
  const form = formOf(product);
  const [one] = form.variants;
  const read = savedOf({ ...form, variants: one ? [{ ...one, ...part }] : [] });
  return 'faults' in read ? Object.keys(read.faults) : [];
};

describe('the form of a product', () => {
  it('saves what it was filled in with, every attribute too', () => {
    const saved = savedFrom((form) => form);
    const { id, page, is_on_sale, kept, flaws, variants, ...texts } = product;
    expect(saved).toEqual({
      ...texts,
      variants: variants.map(({ slug, drawing, source, kept: _, ...one }) => ({
        ...one,
        was: { price: one.price, old_price: one.old_price, stock: one.stock },
      })),
    });
    expect(savedProduct.parse(saved)).toEqual(saved);
  });

  it('reads every attribute as the contract wants it, whatever is typed', () => {
    const key = fc.constantFrom(...attributeKeys);
    const text = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[ ;,.-]{1,3}$/));
    fc.assert(
      fc.property(key, text, (name, text) => {
        const form = formOf(product);
        const [one] = form.variants;
        if (!one) throw new Error('no variant');
        const attributesNow = { ...one.attributes, [name]: text };
        const read = savedOf({ ...form, variants: [{ ...one, attributes: attributesNow }] });
        if ('faults' in read) {
          expect(attributes[name].kind).toBe('number');
          expect(Object.keys(read.faults)).toEqual([`variants.0.attributes.${name}`]);
        } else expect(savedProduct.safeParse(read.saved).error).toBeUndefined();
      }),
    );
  });

  it('asks which number is meant, but not of what the form was filled in with', () => {
    const [one] = formOf(product).variants;
    const width = { ...one?.attributes, dimensions_width: '2.100' };
    expect(faultsOf({ price: '54.990', attributes: width, pieces: '5,000' })).toEqual([
      'variants.0.price',
      'variants.0.pieces',
      'variants.0.attributes.dimensions_width',
    ]);
    expect(readAttribute('dimensions_width', '12,125', 12.125)).toBe(12.125);
    expect(readAttribute('dimensions_width', '12,125', 900)).toBeNull();
    expect(readAttribute('dimensions_weight', '12,125', 900)).toBe(12.125);
  });

  it('names each field at fault', () => {
    expect(faultsOf({ name: ' ' })).toEqual(['variants.0.name']);
    expect(faultsOf({ article: '' })).toEqual(['variants.0.article']);
    expect(faultsOf({ price: 'дорого', oldPrice: '0' })).toEqual([
      'variants.0.price',
      'variants.0.old_price',
    ]);
    expect(faultsOf({ kind: 'counted', pieces: '1,5' })).toEqual(['variants.0.pieces']);
    expect(faultsOf({ characteristics: [{ label: '', value: 'глубокая', unit: '' }] })).toEqual([
      'variants.0.characteristics.0.label',
    ]);
    expect(
      faultsOf({ packages: [{ width: '1,5', height: '2', depth: '3', weight: '4,5' }] }),
    ).toEqual(['variants.0.packages.0.width']);
    expect(
      faultsOf({
        packages: [{ width: '', height: '', depth: '', weight: '' }],
        characteristics: [{ label: ' ', value: '', unit: 'мм' }],
      }),
    ).toEqual([]);
  });
});
