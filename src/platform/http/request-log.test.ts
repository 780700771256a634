import { expect, it } from 'vitest';
import { requestNumber } from './request-log.ts';

const sent = (number?: string) => ({ headers: number ? { 'x-request-id': number } : {} });

it('takes the number of a proxy that is believed, where it looks like one', () => {
  expect(requestNumber(true)(sent('0af7651916cd43dd'))).toBe('0af7651916cd43dd');
  for (const wrong of ['short', 'with spaces in it', `{"level":60}`, 'x'.repeat(65), undefined]) {
    expect(requestNumber(true)(sent(wrong))).toMatch(/^[\da-f-]{36}$/);
  }
});

it('takes nobody else’s, and never one twice', () => {
  const own = requestNumber(false);
  expect(own(sent('0af7651916cd43dd'))).not.toBe('0af7651916cd43dd');
  expect(own(sent())).not.toBe(own(sent()));
});
