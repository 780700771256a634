import { expect, it } from 'vitest';
import { readDay } from './read-day.ts';

it('a date is read as people and programs write it', () => {
  for (const text of ['05.12.2026', '5.12.26', ' 5/12/2026 ', '2026-12-05', '2026-12-05T10:30']) {
    expect([text, readDay(text, false)]).toEqual([text, '2026-12-05']);
  }
  expect(readDay('5.12.2026 9:05', true)).toBe('2026-12-05T09:05');
  expect(readDay('2026-12-05T10:30:00Z', true)).toBe('2026-12-05T10:30');
  expect(readDay('05.12.2026', true)).toBe('2026-12-05T00:00');
  expect(['завтра', '12.2026', '5 декабря', ''].map((text) => readDay(text, false))).toEqual(
    Array(4).fill(undefined),
  );
});
