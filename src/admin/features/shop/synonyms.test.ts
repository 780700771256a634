import { expect, it } from 'vitest';
import { readSynonyms, writtenSynonyms } from './synonyms.ts';

it('reads what it has written, and lines as people type them', () => {
  const synonyms = { раскладушка: ['кресло-кровать'], угловой: ['диван угловой', 'кухня'] };
  expect(readSynonyms(writtenSynonyms(synonyms))).toEqual(synonyms);
  expect(readSynonyms(' тахта :диван,  кровать,\n\nкозетка')).toEqual({
    тахта: ['диван', 'кровать'],
    козетка: [],
  });
});
