import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';

test('public pages, mailboxes, telephones and own paths are links', () => {
  const addresses = [
    'https://example.com/page?a=1#b',
    'mailto:shop@example.com?subject=x',
    'tel:+7(000)000-00-00',
    '/?page=delivery',
    '/products/?category=divany',
    '/',
  ];
  expect(addresses.filter((address) => !isSafeLink(address))).toEqual([]);
});

test('an address that runs a script, hides its site or leaves https is no link', () => {
  const addresses = [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/.//example.com',
    'https:example.com',
    'https:///example.com',
    'https://shop.example@evil.example/',
    'https://',
    'delivery',
    '#part',
    'mailto:',
    'tel:now',
    ' https://example.com',
    '/a\nb',
    '',
  ];
  expect(addresses.filter(isSafeLink)).toEqual([]);
});
