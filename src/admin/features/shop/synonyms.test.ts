import { expect, it } from 'vitest';
import { readSearchPages, readSynonyms, writtenSearchPages, writtenSynonyms } from './synonyms.ts';

it('reads what it has written, and lines as people type them', () => {
  const synonyms = { раскладушка: ['кресло-кровать'], угловой: ['диван угловой', 'кухня'] };
  expect(readSynonyms(writtenSynonyms(synonyms))).toEqual(synonyms);
  expect(readSynonyms(' тахта :диван,  кровать,\n\nкозетка')).toEqual({
    тахта: ['диван', 'кровать'],
    козетка: [],
  });
});

it('reads the pages of searches likewise; an address may have colons', () => {
  const pages = { рассрочка: '/?page=payment', 'мягкая мебель': '/products/?q=a:b' };
  expect(readSearchPages(writtenSearchPages(pages))).toEqual(pages);
  expect(readSearchPages(' возврат : /?page=return \n\nгарантия')).toEqual({
    возврат: '/?page=return',
    гарантия: '',
  });
});
