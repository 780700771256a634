/** What a number is expected to be: roubles, whole pieces and days, millimetres, kilograms, percent, or any. */
export type NumberKind = 'money' | 'pieces' | 'days' | 'length' | 'weight' | 'percent' | 'number';

interface Tail {
  /** Kopecks that stand in words of their own, so that the number in front is whole: «1.990 руб. 50 коп.». */
  readonly kopecks: number | undefined;
  /** The text behind the number, where its meaning is the caller's. */
  readonly rest: string;
}

const rouble = '(?:₽|р|руб(?:лей|ля|ль)?|ru[rb])';
const perPiece =
  '(?:\\/|за)\\s*(?:шт(?:уку|ука)?|ед(?:иницу)?|компл(?:ект)?|пару|уп(?:ак(?:овку)?)?)';
const dashes = '(?:[.,]?-{1,2}|=|[-=]00)';

const tails: Partial<Record<NumberKind, RegExp>> = {
  money: new RegExp(
    `^${dashes}?\\s*(?:${rouble}\\.?)?\\s*(?:${perPiece}\\.?)?(?:\\s*,?\\s*(?:с|вкл\\.?|включая)\\s+ндс)?$`,
  ),
  pieces: /^(?:шт(?:ук[аи]?)?\.?)?$/,
  days: /^(?:(?:раб(?:\.|оч\p{L}+)|кал(?:\.|ендарн\p{L}+))?\s*дн(?:ей|я)?\.?|день)?$/u,
  length: /^(?:мм|mm)?\.?$/,
  weight: /^(?:кг|kg)?\.?$/,
  percent: /^%?$/,
};

const ofKopecks = new RegExp(`^${rouble}\\.?\\s*(\\d{1,2})\\s*коп(?:\\.|е\\p{L}+)?$`, 'u');

/** What stands behind a number; undefined where that is nothing of its kind. */
export function readTail(text: string, kind: NumberKind): Tail | undefined {
  if (kind === 'number') return /\d/.test(text) ? undefined : { kopecks: undefined, rest: text };
  if (tails[kind]?.test(text)) return { kopecks: undefined, rest: '' };
  const kopecks = kind === 'money' ? ofKopecks.exec(text)?.[1] : undefined;
  return kopecks === undefined ? undefined : { kopecks: Number(kopecks), rest: '' };
}
