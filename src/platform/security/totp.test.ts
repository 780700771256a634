import { expect, it } from 'vitest';
import { base32, newTotpSecret, totpCode, totpStep, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s', (seconds, code) => {
  expect(totpCode(secret, at(seconds))).toBe(code);
  expect(totpStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('takes the code of the step before and after, and no other', () => {
  const code = totpCode(secret, at(3000));
  expect(totpStep(secret, code, at(3030))).toBe(100);
  expect(totpStep(secret, code, at(2970))).toBe(100);
  expect(totpStep(secret, code, at(3060))).toBeUndefined();
  expect(totpStep(secret, code, at(2939))).toBeUndefined();
  expect(totpStep(secret, '', at(3000))).toBeUndefined();
});

// RFC 4648, section 10.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base32', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

it('has an address for apps that names the shop and the account', () => {
  const uri = new URL(totpUri(secret, { issuer: 'Мебель & Ко', account: 'vera@example.ru' }));
  expect(decodeURIComponent(uri.pathname)).toBe('/Мебель & Ко:vera@example.ru');
  expect(uri.searchParams.get('issuer')).toBe('Мебель & Ко');
  expect(uri.searchParams.get('secret')).toBe(base32(secret));
  expect(newTotpSecret()).toHaveLength(20);
});
