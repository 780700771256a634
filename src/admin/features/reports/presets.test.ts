import { expect, it } from 'vitest';
import { daysOfPreset, periodOf, presetOf } from './presets.ts';

it.each([
  ['today', '2027-03-01', '2027-03-01', '2027-03-01'],
  ['week', '2027-03-01', '2027-02-23', '2027-03-01'],
  ['month', '2027-03-31', '2027-03-01', '2027-03-31'],
  ['lastMonth', '2027-01-15', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['quarter', '2027-06-30', '2027-04-01', '2027-06-30'],
  ['quarter', '2027-01-01', '2027-01-01', '2027-01-01'],
  ['year', '2028-12-31', '2028-01-01', '2028-12-31'],
] as const)('«%s» on %s is from %s to %s', (preset, today, from, to) => {
  expect(daysOfPreset(preset, today)).toEqual({ from, to });
});

it('a period is known as the preset that it is', () => {
  expect(presetOf({ from: '2027-02-01', to: '2027-02-28' }, '2027-03-04')).toBe('lastMonth');
  expect(presetOf({ from: '2027-02-02', to: '2027-02-28' }, '2027-03-04')).toBeUndefined();
});

it('what an address leaves out is that of a month, and never ends before it begins', () => {
  const today = '2027-03-04';
  expect(periodOf({}, today)).toEqual({ from: '2027-03-01', to: today });
  expect(periodOf({ to: '2027-01-20' }, today)).toEqual({ from: '2027-01-01', to: '2027-01-20' });
  expect(periodOf({ from: '2027-05-01' }, today)).toEqual({ from: '2027-05-01', to: '2027-05-01' });
});
