import { expect, it } from 'vitest';
import type { EditedProduct, EditedVariant } from '#contracts/admin/goods/products.ts';
import { differences } from './differences.ts';
import { formOf } from './product-form.ts';

const grey: EditedVariant = {
  id: 1,
  slug: 'seryj',
  name: 'Серый',
  article: 'D-1',
  hidden: false,
  price: 12_500,
  old_price: null,
  stock: { kind: 'to_order' },
  attributes: { dimensions_width: 1600, dimensions_depth: 900 },
  characteristics: [],
  packages: [],
  photos: [],
  drawing: '',
  source: null,
  kept: [],
};
const product: EditedProduct = {
  id: 7,
  version: 'v',
  name: 'Диван',
  slug: 'divan',
  description: 'Мягкий.',
  category: 'divany',
  seo_title: '',
  seo_description: '',
  is_new: null,
  visibility: { kind: 'shown' },
  page: '/products/divan',
  is_on_sale: true,
  kept: [],
  flaws: [],
  variants: [grey, { ...grey, id: 2, name: 'Синий', article: 'D-2' }],
};

it('what the form says otherwise than the shop is named by field and variant', () => {
  const form = formOf(product);
  const [one, two] = form.variants as [(typeof form.variants)[0], (typeof form.variants)[0]];
  expect(differences(form, { ...product, version: 'w' })).toEqual([]);
  const attributes = { dimensions_depth: '900', dimensions_width: '1600', series: '' };
  expect(differences({ ...form, variants: [{ ...one, attributes }, two] }, product)).toEqual([]);
  expect(
    differences(
      { ...form, variants: [{ ...one, price: '13000' }, two] },
      {
        ...product,
        description: 'Твёрдый.',
      },
    ),
  ).toEqual(['описание', 'цена у\u00a0«Серый»']);
  expect(differences({ ...form, variants: [two, one] }, product)).toEqual([
    'набор или порядок вариантов',
  ]);
  expect(differences(form, { ...product, variants: [grey] })).toEqual([
    'набор или порядок вариантов',
  ]);
});
