import type { ShopTexts } from '#contracts/admin/shop.ts';

type Synonyms = ShopTexts['synonyms'];

/** «раскладушка: кресло-кровать, диван-кровать», a line for each word. */
export const writtenSynonyms = (synonyms: Synonyms): string =>
  Object.entries(synonyms)
    .map(([word, found]) => `${word}: ${found.join(', ')}`)
    .join('\n');

export const readSynonyms = (text: string): Synonyms =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [word = '', ...found] = line.split(':');
        const words = found.join(':').split(',');
        return [word.trim(), words.map((one) => one.trim()).filter(Boolean)];
      }),
  );
