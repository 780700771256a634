/** The words of a name, as the feed writes them. */
export const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean);

const edges = /^[«»"“”„'(),;:]+|[«»"“”„'(),;:]+$/g;

/** Equal for words that differ only in case, ё, quotation marks and punctuation: «Волга», волга and Волга. */
export const keyOf = (word: string): string =>
  word.toLowerCase().replaceAll('ё', 'е').replaceAll(edges, '') || word;

/** Units and signs in Latin letters are no model: «200 cm», «80 x 200». */
const latinUnit = /^(?:x|mm|cm|m|kg|led|usb|mdf)$/i;

/**
 * Whether a word is a proper name or a model: «Прайм-180», «Волга», Kallax, С-10. A name's first word is capital by
 * grammar and does not count: callers skip it.
 */
export const isModel = (word: string): boolean => {
  const bare = word.replaceAll(edges, '');
  if (bare === '' || latinUnit.test(bare)) return false;
  return (
    /^[«"„“]/.test(word) || /^\p{Lu}/u.test(bare) || /^(?:[a-z]{2}|\p{L}+[-–.]?\d)/iu.test(bare)
  );
};

/** The series in a model with a number: «Прайм» in «Прайм-180». Undefined for С-10, which says no series without the number. */
export const seriesIn = (word: string): string | undefined =>
  /^([«"„“(]*\p{L}{3,})[-–]?\d[\p{L}\d.,×*/-]*[»"“”),]*$/u.exec(word)?.[1];

/** Words that say nothing at the end of a name. */
const connectors = new Set(
  'с со и в во на из для без под от до по к за или цвет цвета размер р-р арт арт. артикул код № ширина шириной ткань обивка кат. категория'.split(
    ' ',
  ),
);
const sizeSign = /^[xх×*]$/i;

export const isDangling = (word: string): boolean =>
  !/[\p{L}\d]/u.test(word) || connectors.has(keyOf(word)) || sizeSign.test(word);

const isNumber = (word: string) => /^\d+(?:[.,]\d+)?$/.test(word);
const isUnitOrSign = (word: string) => /^(?:[xх×*]|мм|см|дм|м|кг|л|шт|mm|cm)\.?[,)]?$/i.test(word);

/**
 * How many of the first `count` words a name may end after: not inside a bracket or a size «160 х 200», not with a
 * mark or a word such as «с», «цвет», «арт.». `next` are the words that follow, one for each name.
 */
export function carefulEnd(
  words: readonly string[],
  count: number,
  next: readonly string[],
): number {
  const last = words[count - 1];
  if (last === undefined) return 0;
  const isCutSize = isNumber(last) && next.some(isUnitOrSign);
  if (isDangling(last) || isCutSize) return carefulEnd(words, count - 1, [last]);
  const open = openBracket(words.slice(0, count));
  return open === -1 ? count : carefulEnd(words, open, []);
}

function openBracket(words: readonly string[]): number {
  const text = words.join(' ');
  if (text.lastIndexOf('(') <= text.lastIndexOf(')')) return -1;
  return words.findLastIndex((word) => word.includes('('));
}

/** Removes marks at both ends, closes a quotation mark that the cut left open and drops one that it left alone. */
export function tidy(text: string): string {
  const inner = text
    .replaceAll(/\s*\(([^()]*)\)/g, (_whole, inside: string, at: number) =>
      at === 0 ? inside : `, ${inside}`,
    )
    .replaceAll(/\s+([,;:])/g, '$1')
    .replaceAll(/^[\s,;:–—\-/(|&+]+|[\s,;:–—\-/(|&+]+$/g, '');
  const opened = inner.split('«').length - inner.split('»').length;
  if (opened > 0) return `${inner}»`;
  if (opened < 0) return inner.replace('»', '');
  return inner.split('"').length % 2 === 1 ? inner : balanceStraight(inner);
}

const balanceStraight = (text: string): string =>
  /(?:^|\s)"/.test(text) ? `${text}"` : text.replace('"', '');
