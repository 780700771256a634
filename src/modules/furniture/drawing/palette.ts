import { lightness, mix, type Tone as PlainTone, tone as plainTone } from '#furniture';
import { down } from './gradients.ts';

export const ink = '#211c17';

export const pine = '#2f4a3c';

export const clay = '#b4643c';

/** The colour with an opacity of 0 to 1, for gradients. */
export const alpha = (hex: string, opacity: number): string =>
  hex +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

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

export const shaded = ({ base, wood }: PlainTone): Tone => {
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

export const tone = (hex: string, wood = false): Tone => shaded(plainTone(hex, wood));

export { mix };

/** The usual fill: light from above. */
export const lit = (of: Tone): string => down(of.light, of.deep);

export const metal = tone('#b9b7b2');

export const blackMetal = tone('#3a3734');

export const brass = tone('#b8935a');

export const mirrorFill = down('#eef2ef', '#d5dedb', '#c3cfcc');

export const glassFill = down('#e6ece8', '#cfd9d5');
