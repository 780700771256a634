import { down } from './gradients.ts';

export const ink = '#211c17';

export const pine = '#2f4a3c';

export const clay = '#b4643c';

const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour the given part of the way from one #rrggbb to another. */
export const mix = (from: string, to: string, part: number): string => {
  const target = channelsOf(to);
  const mixed = channelsOf(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The colour with an opacity of 0 to 1, for gradients. */
export const alpha = (hex: string, opacity: number): string =>
  hex +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

/** 0 for black, 1 for white. */
export const lightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
};

/** One material: its colour and the shades that light makes of it. */
export interface Tone {
  base: string;
  light: string;
  pale: string;
  deep: string;
  /** Contour. */
  line: string;
  /** Seams and grain: visible on the base, quieter than the contour. */
  seam: string;
  /** Wood, drawn with a grain. */
  wood: boolean;
}

export const tone = (hex: string, wood = false): Tone => {
  // Pure black and white leave no room for shades.
  const base =
    lightness(hex) > 0.96
      ? mix(hex, '#f7f4ee', 0.7)
      : lightness(hex) < 0.14
        ? mix(hex, '#4a443e', 0.3)
        : hex;
  const dark = lightness(base) < 0.34;
  return {
    base,
    light: mix(base, '#fffaf0', dark ? 0.13 : 0.24),
    pale: mix(base, '#fffaf0', dark ? 0.24 : 0.5),
    deep: mix(base, ink, dark ? 0.26 : 0.13),
    line: mix(base, ink, dark ? 0.55 : 0.46),
    seam: dark ? mix(base, '#fffaf0', 0.2) : mix(base, ink, 0.24),
    wood,
  };
};

/** The usual fill: light from above. */
export const lit = (of: Tone): string => down(of.light, of.deep);

export const metal = tone('#b9b7b2');

export const blackMetal = tone('#3a3734');

export const brass = tone('#b8935a');

export const mirrorFill = down('#eef2ef', '#d5dedb', '#c3cfcc');

export const glassFill = down('#e6ece8', '#cfd9d5');
