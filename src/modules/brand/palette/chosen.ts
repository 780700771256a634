import { type Palette, USUAL_GROUND } from '#contracts/shop-look.ts';
import { contrastOn, type Hex, readable } from './colours.ts';
import { groundsOf, isDark, listOf } from './grounds.ts';

/** Contrast of text and of the lines of controls (WCAG AA, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const LINES = 3;

/** The four colours that all others are computed from. */
export type Chosen = Required<{ readonly [Name in keyof Palette]: Hex }>;

/** A colour of the owner that cannot be read. */
export interface Unreadable {
  readonly field: keyof Palette;
  readonly colour: Hex;
  /** The ground where it is worst. */
  readonly ground: Hex;
  readonly ratio: number;
  /** The nearest colour that would do. */
  readonly nearest: Hex | undefined;
}

const usual = { text: '#211c17', lightText: '#f3eee6', main: '#24493b', accent: '#9c4a26' };

/** Completes the palette, and names the colours of the owner that cannot be read. Colours of the owner never change. */
export function choose(palette: Palette): { chosen: Chosen; unreadable: Unreadable[] } {
  const ground = palette.ground ?? USUAL_GROUND;
  const grounds = listOf(groundsOf(ground));
  const near = (colour: Hex) => readable(colour, grounds, TEXT);
  const text = palette.text ?? near(isDark(ground) ? usual.lightText : usual.text);
  const main = palette.main ?? near(usual.main);
  const accent = palette.accent ?? near(usual.accent);
  const chosen = {
    ground,
    text: text ?? usual.text,
    main: main ?? usual.main,
    accent: accent ?? usual.accent,
  };
  const unreadable = (['text', 'main', 'accent'] as const).flatMap((field): Unreadable[] => {
    const colour = chosen[field];
    if (contrastOn(colour, grounds) >= TEXT) return [];
    const nearest = near(colour);
    return nearest === undefined ? [] : [{ field, colour, nearest, ...worst(colour, grounds) }];
  });
  const isMiddle = near(chosen.text) === undefined;
  return { chosen, unreadable: isMiddle ? [middleGround(chosen)] : unreadable };
}

function worst(colour: Hex, grounds: readonly Hex[]): { ground: Hex; ratio: number } {
  const all = grounds.map((ground) => ({ ground, ratio: contrastOn(colour, [ground]) }));
  return all.toSorted((a, b) => a.ratio - b.ratio)[0] ?? { ground: colour, ratio: 1 };
}

/** A ground on which neither light nor dark texts can be read. */
function middleGround({ ground, text }: Chosen): Unreadable {
  const dark = contrastOn('#000000', listOf(groundsOf(ground)));
  const light = contrastOn('#ffffff', listOf(groundsOf(ground)));
  const nearest = readable(ground, [light > dark ? '#ffffff' : '#000000'], TEXT + 2);
  return { field: 'ground', colour: ground, nearest, ...worst(text, [ground]) };
}
