import type { VariantAttributes } from '#contracts/attributes.ts';
import { differenceMessages as messages } from '#messages/catalogue/differences.ts';
import { capitalise } from '#messages/words/capitalise.ts';

export interface DifferenceOption {
  readonly text: string;
  /** The colour of its swatch. */
  readonly hex: string | null;
}

/** One way in which the variants of a product differ. */
export interface Difference {
  readonly label: string;
  readonly options: readonly DifferenceOption[];
}

/** The differences of a product. `choices`: for each variant the index of its option of each difference. */
export interface Differences {
  readonly differences: readonly Difference[];
  readonly choices: readonly (readonly number[])[];
}

type Values = VariantAttributes;

/** At least this share of all combinations exists: with fewer, most choices would change another difference. */
const LEAST_FILL = 0.5;

/**
 * The differences in size, upholstery, colour and side, each a choice of its own (row 52); null where the variants form no grid: one
 * combination is two variants, most combinations do not exist, or each option belongs to one variant alone.
 */
export function differencesOf(variants: readonly Values[]): Differences | null {
  if (variants.length < 2) return null;
  const found = [sizes(variants), ...plain(variants)].filter(
    (difference) => difference !== null && new Set(textsOf(difference)).size > 1,
  ) as Read[];
  const differences = found.map(toDifference);
  const choices = variants.map((_, at) =>
    found.map(({ options }, axis) =>
      (differences[axis]?.options ?? []).findIndex(({ text }) => text === options[at]?.text),
    ),
  );
  return isGrid(differences, choices) ? { differences, choices } : null;
}

function isGrid(differences: readonly Difference[], choices: readonly number[][]): boolean {
  const counts = differences.map(({ options }) => options.length);
  if (new Set(choices.map(String)).size < choices.length) return false;
  if (counts.length === 1) return true;
  const all = counts.reduce((product, count) => product * count, 1);
  return (
    counts.length > 0 && choices.length > Math.max(...counts) && choices.length / all >= LEAST_FILL
  );
}

/** A difference with the option of each variant. */
interface Read {
  readonly label: string;
  readonly options: readonly DifferenceOption[];
}

const textsOf = ({ options }: Read) => options.map(({ text }) => text);

function toDifference({ label, options }: Read): Difference {
  return { label, options: [...new Map(options.map((option) => [option.text, option])).values()] };
}

/** Upholstery, colour and side. */
function plain(variants: readonly Values[]): (Read | null)[] {
  const upholstery = read(messages.upholstery, variants, ({ upholstery_materials: all }) =>
    all?.join(', '),
  );
  const color = read(
    messages.color,
    variants,
    ({ color }) => color?.name,
    ({ color }) => color?.hex ?? null,
  );
  const side = read(messages.side, variants, ({ angle_variants: sides }) =>
    sides?.length === 1 ? sides[0] : undefined,
  );
  return [...withColor(upholstery, color), side];
}

/** Where each colour is to be had in one cloth alone, both are one choice: «Велюр, изумрудный». */
function withColor(upholstery: Read | null, color: Read | null): (Read | null)[] {
  if (!upholstery || !color || new Set(textsOf(upholstery)).size < 2) return [upholstery, color];
  const both = color.options.map(({ text, hex }, at) => ({
    text: `${upholstery.options[at]?.text}, ${text.toLowerCase()}`,
    hex,
  }));
  const isOneCloth = new Set(both.map(({ text }) => text)).size === new Set(textsOf(color)).size;
  return isOneCloth ? [{ label: upholstery.label, options: both }] : [upholstery, color];
}

/** An attribute that all variants state, as text; null if one does not. */
function read(
  label: string,
  variants: readonly Values[],
  textOf: (values: Values) => string | undefined | null,
  hexOf: (values: Values) => string | null = () => null,
): Read | null {
  const options = variants.map((values) => ({
    text: capitalise(textOf(values) ?? ''),
    hex: hexOf(values),
  }));
  return options.every(({ text }) => text !== '') ? { label, options } : null;
}

/** The place to sleep where it differs, else those of the outer sizes that differ. */
function sizes(variants: readonly Values[]): Read | null {
  const asBed = read(messages.size, variants, ({ bed_width: width, bed_length: length }) =>
    width && length ? messages.centimetres([width, length]) : null,
  );
  if (asBed && new Set(textsOf(asBed)).size > 1) return asBed;
  const keys = ['dimensions_width', 'dimensions_depth', 'dimensions_height'] as const;
  const differing = keys.filter(
    (key) => new Set(variants.map((values) => values[key] ?? null)).size > 1,
  );
  // A number that tells no side: the width is shown with it.
  const shown =
    differing.length > 0 && !differing.includes('dimensions_width')
      ? keys.filter((key) => key === 'dimensions_width' || differing.includes(key))
      : differing;
  return read(messages.size, variants, (values) => {
    const lengths = shown.map((key) => values[key]);
    return lengths.every((length) => typeof length === 'number')
      ? messages.centimetres(lengths as number[])
      : null;
  });
}
