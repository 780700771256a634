import { expect, it } from 'vitest';
import { ArticleIndex } from './articles.ts';
import { byNumber } from './file-name.ts';
import { matchArticle } from './match-file.ts';
import { NamedFiles } from './named-files.ts';

const codes = [
  'ВН-7',
  'ВН-7-2',
  'КВ 12/4',
  'БТ-30',
  'БТ30',
  'ЛП-1-51',
  'ЛП-1-52',
  '4410',
  '44101',
  'Й-9',
  'БТ-302',
];
const articles = codes.map((code, id) => ({ id, code }));
const shared = new Map([['ЛП-1', articles.filter(({ code }) => code.startsWith('ЛП'))]]);
const index = new ArticleIndex(articles, shared);
const found = (path: string) => {
  const { name, articles: all } = matchArticle(path, index);
  return [name, ...all.map(({ code }) => code)];
};

it.each([
  ['ВН-7.jpg', 'ВН-7'],
  ['вн-7.JPG', 'ВН-7'],
  ['ВН-7 (3).webp', 'ВН-7'],
  ['ВН-7_03.png', 'ВН-7'],
  ['фото/ВН-7-2.jpg', 'ВН-7-2'],
  ['ВН-7-2_4.jpg', 'ВН-7-2'],
  ['КВ 12-4.jpg', 'КВ 12/4'],
  ['кв_12_4_2.jpg', 'КВ 12/4'],
  ['КВ12-4.jpg', 'КВ 12/4'],
  ['БТ30 2.jpg', 'БТ30'],
  ['БТ 30_2.jpg', 'БТ-30'],
  ['4410-1.jpg', '4410'],
  ['Й-9.jpg'.normalize('NFD'), 'Й-9'],
])('%s is a picture of %s', (path, code) => {
  expect(found(path).slice(1)).toEqual([code]);
});

it('the nearest folder counts where the file name has no article, and before a number', () => {
  expect(found('Веники/ВН-7/1.jpg')).toEqual(['ВН-7/1.jpg', 'ВН-7']);
  expect(found('вн_7/крупно/дуб.jpg')).toEqual(['вн_7/крупно/дуб.jpg', 'ВН-7']);
  expect(found('ВН-7/БТ-30.jpg')).toEqual(['БТ-30.jpg', 'БТ-30']);
});

it.each([
  ['a number behind one article makes another', 'ВН_7_2.jpg', ['ВН-7-2', 'ВН-7']],
  ['a feed gives several goods one article', 'ЛП-1.jpg', ['ЛП-1-51', 'ЛП-1-52']],
  ['nothing has it', 'DSC_0042.jpg', []],
  ['four digits are no number of a picture', 'ВН-7 2024.jpg', []],
])('%s', (_, path, expected) => {
  expect(found(path).slice(1)).toEqual(expected);
});

it('pictures of one thing stand in the order of their numbers', () => {
  const names = ['ВН-7.jpg', 'ВН-7_2.jpg', 'ВН-7 (3).jpg', 'ВН-7-10.jpg'];
  expect(names.toReversed().sort(byNumber)).toEqual(names);
});

it('a file is the picture of a feed by its name and its folders, decoded', () => {
  const named = new NamedFiles(['img_0042.jpg', 'вид/Ковш липа.jpg', '12/1.jpg', '1.jpg']);
  const addresses = [
    'https://cdn.example/a/img_0042.jpg?size=big',
    'https://cdn.example/%D0%9A%D0%BE%D0%B2%D1%88%20%D0%BB%D0%B8%D0%BF%D0%B0.jpg',
    'https://cdn.example/12/1.jpg',
    'https://cdn.example/13/1.jpg',
    'file:вид/Ковш липа.jpg',
  ];
  for (const address of addresses) named.add(address);
  expect(named.find('img_0042.jpg', 0)).toEqual([addresses[0]]);
  expect(named.find('IMG_0042.JPG', 0)).toEqual([addresses[0]]);
  expect(named.find('вид/Ковш липа.jpg', 0)).toEqual([addresses[4]]);
  expect(named.find('Ковш липа.jpg', 0)).toEqual([addresses[1], addresses[4]]);
  expect(named.find('12/1.jpg', 1)).toEqual([addresses[2]]);
  expect(named.find('1.jpg', 1)).toEqual([]);
});
