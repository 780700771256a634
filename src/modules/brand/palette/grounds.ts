import { contrast, type Hex, shifted } from './colours.ts';

/** The surfaces that texts stand on. */
export interface Grounds {
  readonly paper: Hex;
  /** Fields and lists. */
  readonly surface: Hex;
  /** Strips and pressed controls. */
  readonly sand: Hex;
}

/** Whether white reads better than black on it. */
export const isDark = (ground: Hex): boolean =>
  contrast(ground, '#ffffff') > contrast(ground, '#000000');

/** The surfaces of a ground. On a dark ground a surface is lighter, on a light one strips are darker. */
export function groundsOf(ground: Hex): Grounds {
  const dark = isDark(ground);
  return {
    paper: ground,
    surface: shifted(ground, dark ? 0.03 : 0.015),
    sand: shifted(ground, dark ? 0.06 : -0.032),
  };
}

export const listOf = ({ paper, surface, sand }: Grounds): Hex[] => [paper, surface, sand];
