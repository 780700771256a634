import { expect, it } from 'vitest';
import type { CheckedKeys } from '#contracts/admin/payments/providers.ts';
import { trialText } from './payment-keys.ts';

const checked: CheckedKeys = {
  outcome: 'works',
  told_account: '100500',
  told_test: false,
  methods: [],
  code: null,
};
const said = (change: Partial<CheckedKeys>, name: 'yookassa' | 'tbank' = 'yookassa') =>
  trialText(name, { ...checked, ...change }).replaceAll('\u00a0', ' ');

it('a trial of keys says which mode is which, and what a provider does not tell', () => {
  expect(said({ outcome: 'mode_differs' })).toMatch(/они боевые, а режим отмечен тестовый/);
  expect(said({ outcome: 'mode_differs', told_test: true })).toMatch(/они тестовые, а .* боевой/);
  expect(said({ outcome: 'mode_differs', told_test: null }, 'tbank')).toMatch(/они тестовые, а/);
  expect(said({ told_test: null }, 'tbank')).toMatch(/Т-Банк не говорит: сверьте/);
  expect(said({ methods: ['bank_card', 'wallet_of_tomorrow'] })).toMatch(
    /Режим боевой, как и отмечено. Способы оплаты: карты, wallet_of_tomorrow\.$/,
  );
  expect(said({ outcome: 'account_differs' })).toMatch(/от другого shopId: 100500/);
});
