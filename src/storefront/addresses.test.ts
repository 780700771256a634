import { describe, expect, it } from 'vitest';
import { nextAddress } from './addresses.ts';

describe('the address after a sign-in', () => {
  const next = (address: string) => nextAddress(new URLSearchParams({ next: address }));

  it.each(['/', '/checkout/', '/products/?category=divany&page=2', '/account/orders'])(
    '%s, a page of ours',
    (address) => expect(next(address)).toBe(address),
  );

  it.each([
    '',
    'checkout',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '//shop.invalid.evil.example',
    '//shop.invalid@evil.example',
    '/\u0000/',
  ])('%j: the account', (address) => expect(next(address)).toBe('/account/'));
});
