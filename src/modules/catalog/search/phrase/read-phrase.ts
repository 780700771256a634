import {
  about,
  amountOf,
  atLeast,
  comparatives,
  dearer,
  length,
  lengthOf,
  lesser,
  money,
  notDearer,
  phrase,
  sides,
  upTo,
} from './patterns.ts';

export type Side = keyof typeof sides;

/** Limits of a price in roubles or of a length in mm. `about`: a length that may differ a little. */
export interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly about?: number;
}

/** What a part of a typed phrase states. A size without a side is a width, or the width of a berth. */
export type Stated = { readonly typed: string; readonly at: number } & (
  | { readonly kind: 'price'; readonly limits: Limits }
  | { readonly kind: 'size'; readonly side: Side | undefined; readonly limits: Limits }
  | { readonly kind: 'pair'; readonly sizes: readonly [first: number, second: number] }
);

export interface ReadPhrase {
  /** The other words. */
  readonly rest: string;
  readonly stated: readonly Stated[];
}

type Groups = Record<string, string | undefined>;
type Meaning =
  | { readonly kind: 'price'; readonly limits: Limits }
  | { readonly kind: 'size'; readonly side: Side | undefined; readonly limits: Limits }
  | { readonly kind: 'pair'; readonly sizes: readonly [number, number] };

interface Rule {
  readonly pattern: RegExp;
  /** Undefined where the words mean something else. */
  meaning(groups: Groups): Meaning | undefined;
}

/** Prices below this and sizes above this are unlikely where no unit says which of both a number is. */
const LEAST_PRICE = 400;
/** More than a piece of furniture measures, mm. */
const LONGEST = 20_000;

const amount = (groups: Groups, suffix = '') =>
  amountOf(groups[`number${suffix}`] ?? '', groups[`times${suffix}`]);
const sizeIn = (groups: Groups, suffix = '', unit = groups[`unit${suffix}`]) =>
  Math.round(lengthOf(groups[`number${suffix}`] ?? '', unit));

/** «за 5», «до 3»: a number without a unit that is no price. */
const isPrice = (groups: Groups, suffix = ''): boolean =>
  groups[`times${suffix}`] !== undefined ||
  groups[`currency${suffix}`] !== undefined ||
  amount(groups, suffix) >= LEAST_PRICE;

const size = (side: Side | undefined, limits: Limits): Meaning | undefined =>
  Object.values(limits).every((limit) => limit > 0 && limit <= LONGEST)
    ? { kind: 'size', side, limits }
    : undefined;
const price = (limits: Limits): Meaning => ({ kind: 'price', limits });

/** The limits that a word in front of a number sets. */
function limitsOf(word: string | undefined, value: number): Limits {
  if (word === undefined || fits(about, word)) return { about: value };
  return fits(upTo, word) ? { max: value } : { min: value };
}
const fits = (pattern: string, word: string) => new RegExp(`^(?:${pattern})$`).test(word);

const rules: readonly Rule[] = [
  // «от 50 до 70 тысяч»
  {
    pattern: phrase(`от\\s+${money('1')}\\s*(?:до|-|–|—)\\s*${money('2')}`),
    meaning(groups) {
      if (!isPrice(groups, '2')) return undefined;
      const from = { ...groups, times1: groups.times1 ?? timesOfBoth(groups) };
      return price({ min: amount(from, '1'), max: amount(groups, '2') });
    },
  },
  // «шириной от 150 до 180 см»
  ...eachSide((side, word) => ({
    pattern: phrase(`(?:${word}\\s*)от\\s+${length('1')}\\s*до\\s*${length('2')}`),
    meaning: (groups) =>
      size(side, {
        min: sizeIn(groups, '1', groups.unit1 ?? groups.unit2),
        max: sizeIn(groups, '2'),
      }),
  })),
  // «160 на 200», «160х200 см»; three numbers are left to the words.
  {
    pattern: phrase(
      `(?<!\\d\\s*[xх×*]\\s*)${length('1')}\\s*(?:[xх×*]|на)\\s*${length('2')}(?!\\s*(?:[xх×*]|на)\\s*\\d)`,
    ),
    meaning(groups) {
      const unit = groups.unit1 ?? groups.unit2;
      const sizes = [sizeIn(groups, '1', unit), sizeIn(groups, '2', unit)] as const;
      return Math.min(...sizes) >= 300 && Math.max(...sizes) <= LONGEST
        ? { kind: 'pair', sizes }
        : undefined;
    },
  },
  // «шириной до 2 м», «глубина 60»
  ...eachSide((side, word) => ({
    pattern: phrase(`${word}\\s*:?\\s*(?:(?<word>${upTo}|${atLeast}|${about})\\s+)?${length()}`),
    meaning: (groups) => size(side, limitsOf(groups.word, sizeIn(groups))),
  })),
  // «2 м в ширину», «до 60 см глубиной»
  ...eachSide((side, word) => ({
    pattern: phrase(
      `(?:(?<word>${upTo}|${atLeast}|${about})\\s+)?${length()}\\s+(?:в\\s+)?${word}`,
    ),
    meaning: (groups) => size(side, limitsOf(groups.word, sizeIn(groups))),
  })),
  // «не шире 180 см»
  ...(Object.entries(comparatives) as [Side, string][]).map(
    ([side, words]): Rule => ({
      pattern: phrase(`(?<not>не\\s+)?(?<word>${words})\\s+(?:чем\\s+)?${length()}`),
      meaning(groups) {
        const isUpper = lesser.has(groups.word ?? '') !== (groups.not !== undefined);
        return size(side, isUpper ? { max: sizeIn(groups) } : { min: sizeIn(groups) });
      },
    }),
  ),
  // «до 2 метров», and «до 180» where it is too little for a price
  {
    pattern: phrase(`(?<word>${upTo}|${atLeast}|${about})\\s+${length()}(?!\\s*(?:₽|р|т|к|млн))`),
    meaning: (groups) =>
      groups.unit !== undefined ||
      (groups.word !== 'от' && sizeIn(groups) < LEAST_PRICE * 10 && !isPrice(groups))
        ? size(undefined, limitsOf(groups.word, sizeIn(groups)))
        : undefined,
  },
  // «не дороже 40000», «до 60 тыс»
  {
    pattern: phrase(`(?:${notDearer}|${upTo})\\s+${money()}`),
    meaning: (groups) => (isPrice(groups) ? price({ max: amount(groups) }) : undefined),
  },
  {
    pattern: phrase(`(?:${dearer}|${atLeast})\\s+${money()}`),
    meaning: (groups) => (isPrice(groups) ? price({ min: amount(groups) }) : undefined),
  },
  // «60 000 ₽», «60 тысяч»: what there is to spend
  {
    pattern: phrase(money()),
    meaning: (groups) =>
      (groups.currency ?? groups.times) !== undefined && isPrice(groups)
        ? price({ max: amount(groups) })
        : undefined,
  },
  // «180 см»
  {
    pattern: phrase(length()),
    meaning: (groups) =>
      groups.unit !== undefined ? size(undefined, { about: sizeIn(groups) }) : undefined,
  },
];

function eachSide(rule: (side: Side, word: string) => Rule): Rule[] {
  return (Object.entries(sides) as [Side, string][]).map(([side, word]) =>
    rule(side, `(?:${word})`),
  );
}

/** «от 50 до 70 тысяч»: the thousands count for both, unless the first number has them already. */
const timesOfBoth = (groups: Groups): string | undefined =>
  amount(groups, '1') < LEAST_PRICE ? groups.times2 : undefined;

/** Takes prices and sizes out of a typed phrase. Each kind is stated once; what comes again stays a word. */
export function readPhrase(text: string): ReadPhrase {
  let left = text.toLowerCase().replaceAll('ё', 'е');
  // A letter whose lower case has another length would move what is cut out.
  if (left.length !== text.length) return { rest: text, stated: [] };
  const stated: Stated[] = [];
  for (const { pattern, meaning } of rules) {
    for (const match of left.matchAll(pattern)) {
      const meant = meaning(match.groups ?? {});
      if (!meant || stated.some((one) => concern(one) === concern(meant))) continue;
      const typed = text.slice(match.index, match.index + match[0].length);
      stated.push({ typed: typed.trim(), at: match.index, ...meant });
      left =
        left.slice(0, match.index) +
        ' '.repeat(match[0].length) +
        left.slice(match.index + match[0].length);
    }
  }
  const kept = [...left].map((letter, at) => (letter === ' ' ? ' ' : (text[at] ?? ''))).join('');
  return { rest: kept.replace(/\s+/g, ' ').trim(), stated: stated.toSorted((a, b) => a.at - b.at) };
}

const concern = (meant: Meaning): string =>
  meant.kind === 'price' ? 'price' : meant.kind === 'pair' ? 'width' : (meant.side ?? 'width');
