import { beforeEach, expect, it, vi } from 'vitest';
import { ShopError } from '#contracts/shop.ts';
import { readableRefusal, readWithdrawn } from './withdrawn.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const nothing = {
  name: 'Товар',
  slug: 'samovar',
  category: { slug: '', name: '' },
  photo: null,
  price: null,
  code: null,
  attributes: {},
  characteristics: [],
  leads_to: null,
  is_long_gone: false,
};

it.each([
  [undefined, nothing],
  [null, nothing],
  [{}, nothing],
  [[7], nothing],
  [
    { name: 7, photo: null, price: 'x', attributes: null, characteristics: {}, is_long_gone: 1 },
    { ...nothing, name: '7' },
  ],
  [
    {
      name: 'Самовар',
      slug: 'samovar-2',
      category: { slug: 'posuda', name: null },
      photo: '/1.jpg',
      price: '990.00',
      code: 41,
      attributes: { material: 'латунь', max_load: 'x' },
      characteristics: [null, { label: 'Объём', value: 5, unit: null }],
      leads_to: null,
      is_long_gone: true,
    },
    {
      name: 'Самовар',
      slug: 'samovar-2',
      category: { slug: 'posuda', name: '' },
      photo: '/1.jpg',
      price: 990,
      code: '41',
      attributes: { material: 'латунь' },
      characteristics: [{ label: 'Объём', value: '5', unit: '' }],
      leads_to: null,
      is_long_gone: true,
    },
  ],
])('a withdrawn product is read from %j as far as it is known', (json, read) => {
  expect(readWithdrawn(json, 'samovar')).toEqual(read);
});

it('only the refusal of a withdrawn product gets another body', () => {
  const refusal = new ShopError(410, 'Снят', { code: 'product_withdrawn' });
  expect(readableRefusal(refusal, 'samovar')).toMatchObject({
    status: 410,
    body: { code: 'product_withdrawn', product: nothing },
  });
  for (const other of [new ShopError(404, 'Нет', { code: 'not_found' }), new TypeError('x')]) {
    expect(readableRefusal(other, 'samovar')).toBe(other);
  }
});
