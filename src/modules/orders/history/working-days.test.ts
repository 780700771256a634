import { expect, it } from 'vitest';
import { workingDaysAgo } from './working-days.ts';

/** The night of this day, in Moscow, when the job runs. */
const night = (day: string) => new Date(`${day}T03:30:00+03:00`);
const start = (day: string) => new Date(`${day}T00:00:00+03:00`);

it.each([
  ['a Friday', '2026-11-20', 3, '2026-11-17'],
  ['a Monday: the weekend does not count', '2026-11-23', 3, '2026-11-18'],
  ['a Sunday', '2026-11-22', 1, '2026-11-20'],
  ['a week', '2026-11-24', 5, '2026-11-17'],
  ['the day begins in Moscow, not in UTC', '2026-11-25', 1, '2026-11-24'],
])('counts working days back from %s', (_name, today, count, expected) => {
  expect(workingDaysAgo(night(today), count, 'Europe/Moscow')).toEqual(start(expected));
});

it('the day begins in the zone of the shop', () => {
  const evening = new Date('2026-11-24T19:30:00Z');
  expect(workingDaysAgo(evening, 1, 'Europe/Moscow')).toEqual(start('2026-11-23'));
  expect(workingDaysAgo(evening, 1, 'Asia/Yekaterinburg')).toEqual(
    new Date('2026-11-24T00:00:00+05:00'),
  );
});
