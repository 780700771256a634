import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signatureOf } from '#tests/support/payments-emulator/tbank-token.ts';
import { hasToken, tokenOf } from './token.ts';

/** The examples of the provider's handbook. */
const example = {
  TerminalKey: 'MerchantTerminalKey',
  Amount: 19_200,
  Description: 'Подарочная карта на 1000 рублей',
  DATA: { Phone: '+70000000000' },
  Receipt: { Items: [] },
};

const scalar = fc.oneof(fc.string(), fc.boolean(), fc.integer());
const name = fc.stringMatching(/^[A-Z][A-Za-z]{0,12}$/).filter((one) => one !== 'Password');
const nested = fc.record({
  DATA: fc.dictionary(name, scalar),
  Receipt: fc.record({ Items: fc.array(fc.string()) }),
  Shops: fc.array(fc.dictionary(name, scalar)),
});

describe('a token', () => {
  it.each([
    ['00000', '11111111111111', '72dd466f8ace0a37a1f740ce5fb78101712bc0665d91a8108c7c8a0ccd426db2'],
    ['21090', 'usaf8fw8fsw21g', '0024a00af7c350a3a67ca168ce06502aa72772456662e38696d48b56ee9c97d9'],
  ])('of order %s is that of the handbook', (OrderId, password, token) => {
    expect(tokenOf({ ...example, OrderId }, password)).toBe(token);
  });

  it('is that of the provider for any fields, in any order', () => {
    fc.assert(
      fc.property(fc.dictionary(name, scalar), nested, fc.string(), (fields, rest, password) => {
        const all = { ...fields, ...rest };
        const turned = Object.fromEntries(Object.entries(all).toReversed());
        expect(tokenOf(all, password)).toBe(signatureOf(all, password));
        expect(tokenOf(turned, password)).toBe(tokenOf(all, password));
      }),
    );
  });

  it('does not change with what is left out of it, and does with all else', () => {
    fc.assert(
      fc.property(fc.dictionary(name, scalar), nested, nested, (fields, some, others) => {
        const token = tokenOf({ ...fields, ...some }, 'password');
        expect(tokenOf({ ...fields, ...others, Token: 'x' }, 'password')).toBe(token);
        expect(tokenOf({ ...fields, Zz: 'more' }, 'password')).not.toBe(token);
        expect(tokenOf(fields, 'passwore')).not.toBe(token);
      }),
    );
  });

  it('of a DATA that is a text is left out, too, and booleans are words', () => {
    const fields = { Success: true, A: 1 };
    expect(tokenOf({ ...fields, DATA: 'a=b' }, 'p')).toBe(tokenOf(fields, 'p'));
    expect(tokenOf(fields, 'p')).toBe(tokenOf({ Success: 'true', A: '1' }, 'p'));
  });

  it('of a body is right or wrong, whatever stands in its place', () => {
    const fields = { Amount: 1, OrderId: 'a' };
    const token = tokenOf(fields, 'p');
    expect(hasToken({ ...fields, Token: token }, 'p')).toBe(true);
    expect(hasToken({ ...fields, Token: token.toUpperCase() }, 'p')).toBe(true);
    for (const Token of [undefined, null, '', 7, {}, `${token}0`, token.slice(1)]) {
      expect(hasToken({ ...fields, Token }, 'p')).toBe(false);
    }
    expect(hasToken({ ...fields, Amount: 2, Token: token }, 'p')).toBe(false);
  });
});
