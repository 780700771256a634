import { DAY_SHIFT, shiftClock } from './other-day.ts';

// A setup file runs before each file of tests, in the same process.
if (DAY_SHIFT !== 0 && !('isShifted' in globalThis)) {
  shiftClock(DAY_SHIFT);
  Object.assign(globalThis, { isShifted: true });
}
