import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, expect } from 'vitest';

const refusals: unknown[] = [];
const note = (refusal: unknown) => void refusals.push(refusal);
subscribe('second-connection', note);

/** The refusals so far, for the test that is about them. */
export const takeRefusals = (): unknown[] => refusals.splice(0);

/** A transaction that asks for a second connection fails the test, also where the fault was answered as any other. */
afterEach(() => {
  expect(takeRefusals()).toEqual([]);
});
afterAll(() => void unsubscribe('second-connection', note));
