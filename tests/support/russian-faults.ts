import { withoutYo } from './words-with-yo.ts';

const UNIT =
  '(?:мм|см|м|м²|м³|кг|г|л|мл|Вт|К|дБ|бар|МБ|КБ|ГБ|шт|°C|₽|руб\\.|тыс\\.|млн)(?![\\p{L}\\d])';

/** What the rules forbid and a machine sees in any text; CONTRIBUTING.md has the rules. */
const everywhere: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['е for ё', withoutYo],
  ['a straight quotation mark', /(?<!npm run[^\n]*)(?:"[^"]*[а-яё][^"]*"|(?<!\d)"(?=[а-яё]))/iu],
  ['three dots', /\.\.\./],
  ['a space before %', /\d[ \u00a0]%/],
  ['a hyphen for a dash', /(?<=\S) - (?=\S)/],
  ['a hyphen in a range', /(?<![\d\p{L}./–-])\d{1,3}(?:[.,:]\d+)? ?- ?\d{1,3}(?![\d\p{L}-])/u],
  ['a letter for ×', /\d[ \u00a0]?[xх][ \u00a0]?\d/],
  ['a unit without a space', new RegExp(`\\d(?!г\\.)${UNIT}`, 'u')],
  ['thousands in one', new RegExp(`(?<![\\d.,])\\d{4,}[ \u00a0]${UNIT}`, 'u')],
];

/** Where lines break: on a screen, in a letter. */
const whereLinesBreak: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a plain space before a unit', new RegExp(`\\d ${UNIT}`, 'u')],
  ['a plain space after № or арт.', /№(?!\u00a0)|арт\.(?!\u00a0)/],
  ['a plain space between thousands', /(?<![\d.,(]|\+\d[ \u00a0])\d{1,3} \d{3}(?![\d-])/],
  ['a plain space before a dash', /(?<=\S) (?:—|–)/],
  ['spaces about ×', /\d[ \u00a0]?×[ \u00a0]?\d(?<!\d\u00a0×\u00a0\d)/],
];

const faultsBy = (rules: typeof everywhere, text: string): string[] =>
  rules.filter(([, pattern]) => pattern.test(text)).map(([fault]) => `${fault}: ${text}`);

/** The faults of a text of the terminal or of a file, which are copied and searched: no-break spaces do not belong there. */
export const faultsOfPlainText = (text: string): string[] => faultsBy(everywhere, text);

/** The faults of a text of a screen or a letter. */
export const faultsOfText = (text: string): string[] =>
  faultsBy([...everywhere, ...whereLinesBreak], text);
