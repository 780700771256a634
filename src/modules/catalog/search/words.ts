const inMillimetres: Record<string, number> = { мм: 1, см: 10, м: 1000, метр: 1000 };

/** Lower case, ё as е, one multiplication sign between two lengths, and lengths with a unit in mm as in the shop's data. */
export const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(\d)\s*[xх×*]\s*(?=\d)/g, '$1 ')
    .replace(
      /(\d+(?:[.,]\d+)?)\s*(мм|см|метр|м)(?:а|ов)?(?![а-я])/g,
      (_, length: string, unit: string) =>
        String(Math.round(Number(length.replace(',', '.')) * (inMillimetres[unit] ?? 1))),
    );

/** The words and numbers of a text, in order: 'Кровать 160×200' is «кровать», «160», «200». */
export const wordsOf = (text: string): string[] =>
  normalise(text).match(/[a-z]+|[а-я]+|\d+/g) ?? [];

export const isNumber = (word: string): boolean => /^\d/.test(word);
export const isLatin = (word: string): boolean => /^[a-z]/.test(word);
