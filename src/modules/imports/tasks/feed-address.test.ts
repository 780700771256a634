import { expect, it } from 'vitest';
import { nameOfAddress, shownAddress } from './feed-address.ts';

it.each([
  ['https://a.example/yml', 'https://a.example/yml'],
  ['https://a.example/yml?key=tajna&x=1', 'https://a.example/yml?…'],
  ['https://vera:tajna@a.example/yml', 'https://…@a.example/yml'],
  ['https://a.example/3f2a9c1b7e4d8a6f0c5b/feed.xml', 'https://a.example/…900b75/feed.xml'],
  [
    'https://a.example/export/yandex-market-feed-2.yml',
    'https://a.example/export/yandex-market-feed-2.yml',
  ],
])('%s is shown without its key', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

it('two keys make two names', () => {
  const [one, other] = ['3f2a9c1b7e4d8a6f0c5b', '3f2a9c1b7e4d8a6f0c5c'].map((key) =>
    nameOfAddress(`https://a.example/${key}/feed.xml`),
  );
  expect(one).not.toBe(other);
});

it.each(['http://a.example/yml', 'a.example/yml', 'https://a.example/yml?…', ''])(
  '%s is no address of a feed',
  (address) => {
    expect(() => nameOfAddress(address)).toThrow('invalid');
  },
);
