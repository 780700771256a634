import { expect, it } from 'vitest';
import { isAccountOf, isBic, isCorrespondentOf, isInn, isKpp } from './company.ts';

it.each([
  ['7707083893', true],
  ['500100732259', true],
  ['7707083894', false],
  ['500100732258', false],
  ['500100732269', false],
  ['0000000000', false],
  ['770708389', false],
  ['77070838933', false],
  ['77О7083893', false],
])('ИНН %s: %s', (inn, is) => expect(isInn(inn)).toBe(is));

it.each([
  ['773601001', true],
  ['7736AB001', true],
  ['77360100', false],
  ['7736аб001', false],
  ['003601001', false],
])('КПП %s: %s', (kpp, is) => expect(isKpp(kpp)).toBe(is));

it('an account belongs to its bank, and one digit more or less does not', () => {
  const [account, bic, correspondent] = [
    '40702810900000000001',
    '044525225',
    '30101810400000000225',
  ] as const;
  const fitting = Array.from({ length: 10 }, (_, key) => `40702810${key}00000000001`).filter(
    (one) => isAccountOf(one, bic),
  );
  expect(fitting).toHaveLength(1);
  expect(isCorrespondentOf(correspondent, bic)).toBe(true);
  expect(isCorrespondentOf('30101810400000000226', bic)).toBe(false);
  expect(isCorrespondentOf(correspondent, '044525974')).toBe(false);
  expect(isAccountOf(account.slice(1), bic)).toBe(false);
  expect([isBic(bic), isBic('44525225'), isBic('144525225')]).toEqual([true, false, false]);
});
