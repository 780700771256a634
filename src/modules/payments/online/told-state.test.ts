import { expect, it } from 'vitest';
import type { PaymentRow } from '../ledger/ledger-queries.ts';
import type { PaymentState } from '../providers/provider.ts';
import { readTold } from './told-state.ts';

const payment = { id: 'one', amountKopecks: 5000, state: 'pending', test: true } as PaymentRow;
const asked = { account: '1', now: new Date('2026-11-28T09:00:00Z') };
const told = (change: Partial<PaymentState>) =>
  readTold(
    payment,
    {
      reference: 'r',
      state: 'succeeded',
      rawState: 'succeeded',
      amount: 5000,
      currency: 'RUB',
      refunded: null,
      income: null,
      isTest: true,
      key: 'one',
      account: '1',
      method: null,
      pendingUntil: null,
      decline: null,
      refunds: [],
      ...change,
    },
    asked,
  );

it.each([
  ['amount differs', { amount: 4999 }],
  ['amount differs', { amount: 5001 }],
  ['amount differs', { amount: 5001, rawState: 'PARTIAL_REFUNDED' }],
  ['currency differs', { currency: 'USD' }],
  ['key differs', { key: 'two' }],
  ['account differs', { account: '2' }],
  ['mode differs', { isTest: false }],
] as const)('nothing of an answer is believed where it says %s: %j', (trouble, change) => {
  expect(told(change)).toEqual({ events: [], change: {}, trouble });
});

it('the whole charge counts where a provider tells what is left after a refund', () => {
  const { events, trouble } = told({ amount: 2000, rawState: 'PARTIAL_REFUNDED' });
  expect(trouble).toBeUndefined();
  expect(events).toMatchObject([{ kind: 'charge', result: 'succeeded', amountKopecks: 5000 }]);
});

it.each([
  ['told', 4780, 4780],
  ['untold', null, null],
] as const)('what the shop gets of a payment is kept as it is %s', (_, income, kept) => {
  expect(told({ income }).change).toMatchObject({ incomeKopecks: kept });
});
