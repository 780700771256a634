import { expect, it } from 'vitest';
import { dueFor, leftOf } from './due.ts';

it('takes the carriage off only where the goods have no defect', () => {
  const goods = { goods: 100_00, carriage: 30_00 };
  expect(dueFor({ ...goods, hasDefect: false })).toBe(70_00);
  expect(dueFor({ ...goods, hasDefect: true })).toBe(100_00);
  expect(dueFor({ goods: 10_00, carriage: 30_00, hasDefect: false })).toBe(0);
});

it('leaves no more than the order has paid', () => {
  expect(leftOf(100_00, { given: 0, paid: 40_00 })).toBe(40_00);
  expect(leftOf(100_00, { given: 60_00, paid: 500_00 })).toBe(40_00);
  expect(leftOf(100_00, { given: 120_00, paid: 500_00 })).toBe(0);
});
