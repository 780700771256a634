import { expect, it } from 'vitest';
import { pictureAddress } from './picture-address.ts';

it.each([
  ['https://s.example/a.php?id=5', 'https://s.example/a.php?id=5'],
  ['foto/СФ-101 (2).jpg', 'file:foto/СФ-101 (2).jpg'],
  ['D:\\Фото\\..\\СФ-101.JPEG', 'file:Фото/СФ-101.JPEG'],
  ['/upload/iblock/a.webp', 'file:upload/iblock/a.webp'],
])('%s is %s', (text, address) => {
  expect(pictureAddress(text)).toEqual([address]);
});

it.each([
  'нет',
  'прайс.pdf',
  '//cdn.example/a.jpg',
  'file:///etc/a.jpg',
  'file:a.jpg',
  'data:image/png;base64,a.jpg',
  'a\u0000.jpg',
  '.jpg/',
  `${'a'.repeat(2000)}.jpg`,
])('%j is no picture', (text) => {
  expect(pictureAddress(text)).toEqual([]);
});
