import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';

/** `#rrggbb`. */
export type Hex = string;

const oklch = converter('oklch');

/** The colour of this lightness (0 to 1), chroma and hue, as near as a screen can show it. */
export function colourOf(parts: { l: number; c: number; h: number | undefined }): Hex {
  const { l, c, h } = parts;
  const shown = clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch');
  return formatHex(shown) ?? '#000000';
}

export function partsOf(colour: Hex): { l: number; c: number; h: number | undefined } {
  const { l = 0, c = 0, h } = oklch(colour) ?? {};
  return { l, c, h };
}

/** The colour made lighter, or darker with a negative number. */
export function shifted(colour: Hex, by: number): Hex {
  const { l, c, h } = partsOf(colour);
  return colourOf({ l: l + by, c, h });
}

/** `share` of the second colour in the first. */
export const mixed = (first: Hex, second: Hex, share: number): Hex =>
  formatHex(interpolate([first, second], 'oklab')(share));

/** `rgb(33 28 23 / 45%)` */
export function translucent(colour: Hex, percent: number): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${r} ${g} ${b} / ${percent}%)`;
}

export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other);

/** The smallest contrast of a colour with any of the grounds. */
export const contrastOn = (colour: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

const STEP = 0.004;

/** The nearest lighter (`1`) or darker (`-1`) colour with this contrast on all grounds; undefined where there is none. */
export function readableTowards(
  direction: 1 | -1,
  colour: Hex,
  grounds: readonly Hex[],
  ratio: number,
): Hex | undefined {
  const { l, c, h } = partsOf(colour);
  for (let tried = l; tried >= -STEP && tried <= 1 + STEP; tried += direction * STEP) {
    const made = tried === l ? colour : colourOf({ l: tried, c, h });
    if (contrastOn(made, grounds) >= ratio) return made;
  }
  return undefined;
}

/** The nearest colour with this contrast on all grounds; undefined where neither black nor white has it. */
export function readable(colour: Hex, grounds: readonly Hex[], ratio: number): Hex | undefined {
  const found = ([1, -1] as const).flatMap(
    (direction) => readableTowards(direction, colour, grounds, ratio) ?? [],
  );
  const distance = (made: Hex) => Math.abs(partsOf(made).l - partsOf(colour).l);
  return found.toSorted((a, b) => distance(a) - distance(b))[0];
}
