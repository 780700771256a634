import type { ShopTexts } from '#contracts/admin/content/shop.ts';

type Synonyms = ShopTexts['synonyms'];

/** «раскладушка: кресло-кровать, диван-кровать», a line for each word. */
export const writtenSynonyms = (synonyms: Synonyms): string =>
  Object.entries(synonyms)
    .map(([word, found]) => `${word}: ${found.join(', ')}`)
    .join('\n');

export const readSynonyms = (text: string): Synonyms =>
  Object.fromEntries(
    linesOf(text).map((line) => {
      const [word = '', ...found] = line.split(':');
      const words = found.join(':').split(',');
      return [word.trim(), words.map((one) => one.trim()).filter(Boolean)];
    }),
  );

type SearchPages = ShopTexts['search_pages'];

/** «рассрочка: /?page=payment», a line for each word. */
export const writtenSearchPages = (pages: SearchPages): string =>
  Object.entries(pages)
    .map(([word, page]) => `${word}: ${page}`)
    .join('\n');

export const readSearchPages = (text: string): SearchPages =>
  Object.fromEntries(
    linesOf(text).map((line) => {
      const [word = '', ...page] = line.split(':');
      return [word.trim(), page.join(':').trim()];
    }),
  );

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
