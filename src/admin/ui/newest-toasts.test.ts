import { expect, it } from 'vitest';
import { newestToasts } from './newest-toasts.ts';

const told = (id: number) => ({ id });
const offer = (id: number) => ({ id, action: {} });
const idsOf = (toasts: readonly { id: number }[]) => newestToasts(toasts).map(({ id }) => id);

it('two messages at most are shown, the newest', () => {
  expect(idsOf([told(1)])).toEqual([1]);
  expect(idsOf([told(1), told(2), told(3)])).toEqual([2, 3]);
  expect(idsOf([offer(1), offer(2), offer(3)])).toEqual([2, 3]);
});

it('a message that offers to take a step back stays longer than one that does not', () => {
  expect(idsOf([offer(1), told(2), told(3)])).toEqual([1, 3]);
});
