import { expect, it } from 'vitest';
import { timeKeys } from './time-keys.ts';

it('days, weeks from Monday, and months are each there once', () => {
  const period = { from: '2027-02-27', to: '2027-03-02' };
  expect(timeKeys('day', period)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02']);
  // 1 March 2027 is a Monday.
  expect(timeKeys('week', period)).toEqual(['2027-02-22', '2027-03-01']);
  expect(timeKeys('month', period)).toEqual(['2027-02-01', '2027-03-01']);
});
