import { expect, it } from 'vitest';
import { type DraftLine, mergedLines } from './goods-draft.ts';

const line = (variant: number, fields: Partial<DraftLine> = {}): DraftLine => ({
  position: variant,
  variant,
  name: `Товар ${variant}`,
  quantity: '1',
  price: '100',
  reason: '',
  usual: 100,
  isRemoved: false,
  isFixed: false,
  ...fields,
});

it('keeps what was typed, and takes what another has changed meanwhile', () => {
  const base = [line(1), line(2, { quantity: '2' }), line(3), line(4)];
  const typed = [
    line(1, { quantity: '5' }),
    line(2, { quantity: '2' }),
    line(3, { isRemoved: true }),
    line(4),
    line(9, { position: null }),
  ];
  const now = [
    line(1, { price: '90', usual: 90 }),
    line(2, { quantity: '3' }),
    line(3, { quantity: '4' }),
    line(7),
  ];
  expect(mergedLines(typed, base, now)).toEqual([
    line(1, { quantity: '5', price: '90', usual: 90 }),
    line(2, { quantity: '3' }),
    line(3, { quantity: '4', isRemoved: true }),
    line(7),
    line(9, { position: null }),
  ]);
});

it('has once what both have added, and leaves alone what money was given back for', () => {
  const base = [line(1)];
  const typed = [line(1, { isRemoved: true }), line(9, { position: null, quantity: '2' })];
  const now = [line(1, { isFixed: true }), line(9, { quantity: '1' })];
  expect(mergedLines(typed, base, now)).toEqual([
    line(1, { isFixed: true }),
    line(9, { quantity: '2' }),
  ]);
});
