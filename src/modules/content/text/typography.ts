import { setQuotes } from './quotes.ts';
import { type Pieces, replaceIn } from './replace-in-pieces.ts';

const NBSP = '\u00a0';

/** Words that do not end a line. «Мы», «её», «как» are not among them. */
const BOUND_TO_NEXT =
  'а|в|и|к|о|с|у|во|до|за|из|ко|на|не|ни|но|об|он|от|по|со|без|для|или|над|под|при|что';

const UNIT =
  'мм|см|м|км|кг|г|т|л|мл|Вт|кВт|В|А|лм|К|Гц|дБ|Н|МПа|шт\\.|шт|уп\\.|руб\\.|р\\.|коп\\.|тыс\\.|млн|млрд|₽|°C|°С';

const ABBREVIATION = 'арт|им|г|ул|пр|пер|д|корп|стр|кв|оф';

const WEEKDAY = '[Пп]н|[Вв]т|[Сс]р|[Чч]т|[Пп]т|[Сс]б|[Вв]с';

/** A number or a time of day: `7`, `2,5`, `9:00`. */
const NUMBER = '\\d{1,4}(?:[.,:]\\d{1,2})?';

/** A number of a document, house or phone keeps its hyphen: `ГОСТ 2140-81`, `арт. 12-34`, `(495) 123-4567`. */
const RANGE = new RegExp(
  `(?<![\\p{L}\\d][.,:/-]?|(?:арт\\.|артикул|№|ГОСТ|ТУ|СНиП|\\))[ ${NBSP}]?)` +
    `(${NUMBER})(?:[-–—]| [-–] )(${NUMBER})(?![\\p{L}\\d]|[.,:/–-]\\d)`,
  'gu',
);

/** Each rule finds the least that it changes, so that marks and links keep their ends. */
const rules: readonly (readonly [RegExp, string | ((match: RegExpExecArray) => string)])[] = [
  [/(?<=\d)[ \u00a0]?[xх×][ \u00a0]?(?=\d)/gu, `${NBSP}×${NBSP}`],
  [RANGE, (match) => (isRange(match) ? `${match[1]}–${match[2]}` : match[0])],
  [new RegExp(`(?<=(?<!\\p{L})(?:${WEEKDAY}))-(?=(?:${WEEKDAY})(?!\\p{L}))`, 'gu'), '–'],
  [/(?<=\S)[ \u00a0][-–—](?= )/gu, `${NBSP}—`],
  [/(?<=\d)[ \u00a0]%/gu, '%'],
  [/№ ?(?=\d)/gu, `№${NBSP}`],
  [/(?<=(?<![\d.,]|\d[ \u00a0])\d{1,3}(?:[ \u00a0]\d{3})*) (?=\d{3}(?!\d))/gu, NBSP],
  [/(?<=\d)(?=₽)/gu, NBSP],
  [new RegExp(`(?<=\\d) (?=(?:${UNIT})(?![\\p{L}\\d]))`, 'gu'), NBSP],
  [new RegExp(`(?<=(?<!\\p{L})(?:${ABBREVIATION})\\.) (?=[\\p{L}\\d])`, 'giu'), NBSP],
  [new RegExp(`(?<=(?<![\\p{L}\\d-])(?:${BOUND_TO_NEXT})) (?=\\S)`, 'giu'), NBSP],
  [/(?<=\p{L}) (?=(?:же|ли|бы|ж|б)(?![\p{L}\d-]))/giu, NBSP],
];

/** Sets a text as the shop's rules ask: no-break spaces, «ёлочки», dashes, ranges, ×. Setting it twice changes nothing. */
export const typeset = (text: string): string => typesetPieces([text]).join('');

/** Sets a line that marks and links cut into pieces: a rule sees the words on both sides of a cut. Addresses in the text stay. */
export function typesetPieces(texts: readonly string[]): string[] {
  const start: Pieces = { text: texts.join(''), lengths: texts.map(({ length }) => length) };
  const set = rules.reduce(
    (pieces, [pattern, replacement]) => replaceIn(pieces, pattern, replacement),
    setQuotes(start),
  );
  let end = 0;
  return set.lengths.map((length) => {
    end += length;
    return set.text.slice(end - length, end);
  });
}

function isRange([, from = '', to = '']: RegExpExecArray): boolean {
  const [first, last] = [from, to].map((number) => Number(number.replace(/[:,]/, '.')));
  return first !== undefined && last !== undefined && first < last;
}
