import { describe, expect, it } from 'vitest';
import { addItem, itemKey, type NewItem, parseItems } from './cart-item.ts';

const chair: NewItem = {
  productId: 5,
  variantId: 7,
  price: 100,
  name: 'Стул',
  photo: '/stul.svg',
  productSlug: 'stul',
  variantSlug: 'beliy',
};

describe('a line of the cart', () => {
  it('has the key productId-variantId §3.123', () => {
    expect(itemKey(chair)).toBe('5-7');
    expect(itemKey({ productId: 5, variantId: null })).toBe('5-null');
  });

  it('adds up the quantity of the same variant; another variant is another line §3.123', () => {
    const lines = addItem(addItem([], chair, 1), chair, 2);
    const other = addItem(lines, { ...chair, variantId: 8 }, 1);
    expect(other.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [7, 3],
      [8, 1],
    ]);
  });

  it('without a stored quantity has 1; without a usable variant id it is dropped §3.115 3.117 3.118', () => {
    const { variantId, ...rest } = chair;
    expect(parseItems([{ ...chair, price: '99.5' }])).toMatchObject([{ quantity: 1, price: 99.5 }]);
    expect(parseItems([rest])).toMatchObject([{ variantId: null, quantity: 1 }]);
    for (const bad of ['7', 0, 1.5, {}])
      expect(parseItems([{ ...rest, variantId: bad }])).toEqual([]);
  });
});
