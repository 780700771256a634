import { describe, expect, it } from 'vitest';
import { daysAfter, lastDay } from './term.ts';

const written = { refusalDays: 7, returnDays: 0, hasWrittenTerms: true };

describe('the last day of a return', () => {
  it('is the seventh after the handover', () => {
    expect(lastDay('2026-11-20', written)).toBe('2026-11-27');
    expect(lastDay('2026-12-28', written)).toBe('2027-01-04');
  });

  it('is the fourteenth where the shop says so', () => {
    expect(lastDay('2026-11-20', { ...written, returnDays: 14 })).toBe('2026-12-04');
  });

  it('is three months later where the shop has told no terms in writing', () => {
    const untold = { ...written, hasWrittenTerms: false };
    expect(lastDay('2026-11-20', untold)).toBe('2027-02-20');
    expect(lastDay('2026-11-30', untold)).toBe('2027-02-28');
    expect(lastDay('2026-10-31', untold)).toBe('2027-01-31');
    expect(lastDay('2027-11-29', untold)).toBe('2028-02-29');
  });

  it('is never earlier than the days of the shop', () => {
    expect(lastDay('2026-11-20', { refusalDays: 365, returnDays: 0, hasWrittenTerms: false })).toBe(
      '2027-11-20',
    );
  });
});

it('counts days over the ends of months', () => {
  expect(daysAfter('2028-02-27', 2)).toBe('2028-02-29');
  expect(daysAfter('2026-12-25', 10)).toBe('2027-01-04');
});
