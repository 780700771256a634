/** Lower case, ё as е, and the many signs that stand between two lengths as one. */
const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(\d)\s*[xх×*]\s*(?=\d)/g, '$1 ');

/** The words and numbers of a text, in order: 'Кровать 160×200' is «кровать», «160», «200». */
export const wordsOf = (text: string): string[] =>
  normalise(text).match(/[a-z]+|[а-я]+|\d+/g) ?? [];

export const isNumber = (word: string): boolean => /^\d/.test(word);
export const isLatin = (word: string): boolean => /^[a-z]/.test(word);
