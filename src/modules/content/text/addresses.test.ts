import { expect, it } from 'vitest';
import { addressesIn } from './addresses.ts';

const found = (text: string) => addressesIn(text).map(({ from, to }) => text.slice(from, to));

it.each([
  ['см. https://example.ru/a-b, и', ['https://example.ru/a-b,']],
  ['(https://example.ru)', ['https://example.ru)']],
  ['www.example.ru и www.', ['www.example.ru']],
  ['на /?page=delivery и /', ['/?page=delivery']],
  ['/products/a-b', ['/products/a-b']],
  ['и/или', []],
  ['пишите: shop-1@example.ru.', ['shop-1@example.ru']],
  ['a@b', []],
  ['a@b.ru/?x=1', ['a@b.ru', '/?x=1']],
  ['@example.ru', []],
  ['://x', []],
  ['a:// b', []],
])('in «%s»', (text, addresses) => {
  expect(found(text)).toEqual(addresses);
});

it('a text of nothing but the beginnings of addresses is read, too', () => {
  for (const part of ['a@', 'a@b.', 'www.', '://', 'a://', '/?', 'a.']) {
    expect(found(part.repeat(20_000)).length).toBeLessThan(3);
  }
});
