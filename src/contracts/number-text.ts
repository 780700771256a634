/** What may begin a fraction, or group thousands. */
export type Mark = '.' | ',';

interface NumberParts {
  /** What stands before the digits, in small letters. */
  readonly head: string;
  /** The digits with the marks between them. */
  readonly core: string;
  /** What stands behind, in small letters. */
  readonly tail: string;
}

/** All kinds of spaces, apostrophes and minus signs as one of each. */
const plainSigns = (text: string): string =>
  text
    .replaceAll(/[\u200b\u2060]/g, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(/['’ʼ‘`´′]/g, "'")
    .replaceAll(/[‐‑‒–—―−﹣－]/g, '-')
    .trim()
    .toLowerCase();

/** Splits a text around its first number; undefined where it has no digit. */
export function partsOf(text: string): NumberParts | undefined {
  const found = /^(\D*)(\d(?:[\d .,']*\d)?)(.*)$/.exec(plainSigns(text));
  if (!found) return undefined;
  const [, head = '', core = '', tail = ''] = found;
  return { head: head.trim(), core, tail: tail.trim() };
}

export const coreOf = (text: string): string => partsOf(text)?.core ?? '';

interface CoreReadings {
  /** What stands between the groups of digits, in order. */
  readonly marks: readonly string[];
  /** The number, if it is whole: all marks group thousands. */
  readonly whole: number | undefined;
  readonly isThousands: boolean;
  /** The number, if the last mark begins a fraction. */
  readonly fraction: number | undefined;
}

/** How digits with marks between them can be read. Without marks they are one whole number. */
export function readingsOf(core: string): CoreReadings {
  const groups = core.split(/[ .,']/);
  const marks = core.replaceAll(/\d/g, '').split('');
  const isThousands = marks.length > 0 && areThousands(groups, marks);
  const isWhole = isThousands || (marks.length === 0 && core !== '');
  const last = marks.at(-1);
  const before = marks.slice(0, -1);
  const isFraction =
    (last === '.' || last === ',') &&
    !before.includes(last) &&
    groups.at(-1) !== '' &&
    (before.length === 0 ? groups[0] !== '' : areThousands(groups.slice(0, -1), before));
  return {
    marks,
    isThousands,
    whole: isWhole ? Number(groups.join('')) : undefined,
    fraction: isFraction ? Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`) : undefined,
  };
}

/** One to three digits, then threes, with the same mark between all of them. */
const areThousands = ([first = '', ...others]: readonly string[], marks: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) &&
  others.every((group) => group.length === 3) &&
  new Set(marks).size === 1;
