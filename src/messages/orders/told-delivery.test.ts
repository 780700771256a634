import { expect, it } from 'vitest';
import { daysText, promiseText } from './told-delivery.ts';

const NOVEMBER = new Date('2026-11-28T09:00:00Z');
const said = (from: string, to: string, now = NOVEMBER) =>
  daysText({ from, to }, now).replaceAll('\u00a0', ' ');

it('days near by have no year, those of the next year neither', () => {
  expect(said('2026-12-12', '2026-12-12')).toBe('12 декабря');
  expect(said('2026-12-12', '2026-12-16')).toBe('12–16 декабря');
  expect(said('2026-12-29', '2027-01-12')).toBe('29 декабря – 12 января');
  expect(said('2027-01-21', '2027-01-29')).toBe('21–29 января');
  expect(said('2026-10-01', '2026-10-03')).toBe('1–3 октября');
  expect(said('2027-11-01', '2027-11-01', new Date('2027-02-01T09:00:00Z'))).toBe('1 ноября');
});

it('days that could be taken for those of another year have it', () => {
  expect(said('2030-12-09', '2030-12-11')).toBe('9–11 декабря 2030 г.');
  expect(said('2027-10-10', '2027-10-10')).toBe('10 октября 2027 г.');
  expect(said('2027-10-10', '2027-11-02')).toBe('10 октября – 2 ноября 2027 г.');
  expect(said('2027-01-29', '2099-12-31')).toBe('29 января 2027 г. – 31 декабря 2099 г.');
  expect(said('2026-01-10', '2026-01-12')).toBe('10–12 января 2026 г.');
  const promise = { from: '2028-01-10', to: '2028-01-10', has_margin: true };
  expect(promiseText(promise, NOVEMBER)).toBe('10\u00a0января\u00a02028\u00a0г., с\u00a0запасом');
});
