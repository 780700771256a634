import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarOf2026, isHoliday, isWorkingDay, weekdayOf } from './calendar.ts';
import { type PromisedLine, promise, type Schedule } from './promise.ts';

const WEEK = [1, 2, 3, 4, 5];
/** Works Monday to Friday, delivers on Tuesday, Thursday and Saturday, cut-off 15:00. */
const schedule = (change: Partial<Schedule> = {}): Schedule => ({
  calendar: calendarOf2026,
  week: WEEK,
  cutoff: '15:00',
  lead: { least: 0, most: 0 },
  deliveryDays: [2, 4, 6],
  ...change,
});
const shelf: PromisedLine = { inStock: true };
const made = (least: number, most = least): PromisedLine => ({ production: { least, most } });

describe('the official calendar of 2026', () => {
  it('has the days off of the year with its transfers, and no others', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
    const working = days.filter((day) => isWorkingDay(calendarOf2026, WEEK, day));
    // As the official calendar of a five-day week counts them.
    expect(working).toHaveLength(247);
    expect(working).not.toContain('2026-12-31');
    expect(working).toContain('2026-12-30');
  });
});

describe('the window of a promise', () => {
  it('across a year that is not entered counts the days off of the law, with a margin', () => {
    const at = { day: '2026-12-29', time: '16:00' };
    const found = promise([shelf], at, schedule({ lead: { least: 1, most: 2 } }));
    // 30 December leaves the shelf; 31 December is off; 11 January is the next working day, 12 January a Tuesday.
    expect(found).toMatchObject({ from: '2027-01-12', hasMargin: true });
    // Three days off more: the second working day moves from the 12th to the 15th, or three delivery days fall out.
    expect(found).toMatchObject({ to: '2027-01-19' });
  });

  it('counts working days of making from the day after it was paid', () => {
    const at = { day: '2026-11-27', time: '10:00' };
    const every = schedule({ deliveryDays: [1, 2, 3, 4, 5, 6, 7] });
    expect(promise([made(1)], at, every)).toMatchObject({ from: '2026-11-30' });
    expect(promise([made(20, 25)], at, every)).toMatchObject({
      from: '2026-12-25',
      hasMargin: true,
    });
    const april = promise([made(3)], { day: '2026-04-29', time: '14:00' }, every);
    expect(april).toEqual({ from: '2026-05-05', to: '2026-05-05', hasMargin: false });
    const may = promise([made(1)], { day: '2026-05-08', time: '16:00' }, every);
    expect(may).toEqual({ from: '2026-05-12', to: '2026-05-12', hasMargin: false });
  });

  it('leaves the shelf the same working day until the cut-off, and the next one after it', () => {
    const every = schedule({ deliveryDays: [1, 2, 3, 4, 5, 6, 7] });
    const on = (day: string, time: string) => promise([shelf], { day, time }, every);
    expect(on('2026-11-24', '14:59')).toMatchObject({ from: '2026-11-24' });
    expect(on('2026-11-24', '15:00')).toMatchObject({ from: '2026-11-25' });
    expect(on('2026-11-28', '10:00')).toMatchObject({ from: '2026-11-30' });
  });

  it('waits for the latest line, and is said by telephone where a term is not known', () => {
    const at = { day: '2026-11-24', time: '10:00' };
    expect(promise([shelf, made(5)], at, schedule())).toMatchObject({ from: '2026-12-01' });
    expect(promise([shelf, { production: null }], at, schedule())).toEqual({
      call: 'term not known',
    });
    expect(promise([shelf], at, schedule({ deliveryDays: [] }))).toEqual({
      call: 'no delivery days',
    });
  });

  it('is said by telephone in the year after the one that is not entered', () => {
    const at = { day: '2027-12-20', time: '10:00' };
    expect(promise([made(15)], at, schedule())).toEqual({ call: 'calendar not known' });
    expect(promise([shelf], { ...at, day: '2027-06-01' }, schedule())).toMatchObject({
      hasMargin: true,
    });
  });
});

describe('any promise', () => {
  const day = fc.integer({ min: 0, max: 500 }).map((after) => addDays('2026-01-05', after));
  const time = fc.constantFrom('09:00', '14:59', '15:00', '23:59');
  const span = fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20 }))
    .map(([least, more]) => ({ least, most: least + more }));
  const line = fc.oneof(
    fc.constant(shelf),
    span.map((production): PromisedLine => ({ production })),
  );
  const some = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    at: fc.record({ day, time }),
    lead: span,
    deliveryDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  });

  it('is a window of delivery days, never before the order', () => {
    fc.assert(
      fc.property(some, ({ lines, at, ...change }) => {
        const found = promise(lines, at, schedule(change));
        if ('call' in found) return;
        expect(found.from >= at.day).toBe(true);
        expect(found.to >= found.from).toBe(true);
        for (const one of [found.from, found.to]) {
          expect(change.deliveryDays).toContain(weekdayOf(one));
          expect(isHoliday(calendarOf2026, one)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is never earlier for a later order of the same things', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 30 }), ({ lines, at, ...change }, later) => {
        const first = promise(lines, at, schedule(change));
        const moved = { ...at, day: addDays(at.day, later) };
        const second = promise(lines, moved, schedule(change));
        if ('call' in first || 'call' in second) return;
        expect(second.from >= first.from).toBe(true);
        expect(second.to >= first.to).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('holds wherever up to three further days off fall in a year that is not entered', () => {
    const statutory = Array.from({ length: 365 }, (_, index) =>
      addDays('2027-01-01', index),
    ).filter((one) => isHoliday(calendarOf2026, one));
    const inUnknown = some.map((one) => ({ ...one, at: { ...one.at, day: '2026-12-28' } }));
    const extra = fc.uniqueArray(
      fc.integer({ min: 0, max: 60 }).map((after) => addDays('2027-01-09', after)),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(inUnknown, extra, ({ lines, at, ...change }, daysOff) => {
        const told = promise(lines, at, schedule(change));
        const entered = {
          years: [2026, 2027],
          off: new Set([...calendarOf2026.off, ...statutory, ...daysOff]),
          worked: new Set<string>(),
        };
        const truth = promise(lines, at, schedule({ ...change, calendar: entered }));
        if ('call' in told || 'call' in truth) return;
        expect(truth.to <= told.to).toBe(true);
        expect(truth.from >= told.from).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
