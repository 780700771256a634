import { expect, it } from 'vitest';
import { requestId } from './request-log.ts';

const sent = (number?: string) => ({ headers: number ? { 'x-request-id': number } : {} });

it('takes the request id of a trusted proxy if it is well-formed', () => {
  expect(requestId(true)(sent('0af7651916cd43dd'))).toBe('0af7651916cd43dd');
  for (const wrong of ['short', 'with spaces in it', `{"level":60}`, 'x'.repeat(65), undefined]) {
    expect(requestId(true)(sent(wrong))).toMatch(/^[\da-f-]{36}$/);
  }
});

it('ignores the request id of other clients, and makes a new one each time', () => {
  const own = requestId(false);
  expect(own(sent('0af7651916cd43dd'))).not.toBe('0af7651916cd43dd');
  expect(own(sent())).not.toBe(own(sent()));
});
