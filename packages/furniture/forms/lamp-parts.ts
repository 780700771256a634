import { type Finish, lamplight, metalOf, painted } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { type Part, part, times } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';

/** A shade open below and above: an outer and an inner skin. */
export function shade(top: number, bottom: number, height: number, finish: Finish): Part {
  return part(
    lathe(
      [
        [bottom - 3, 0],
        [bottom, 0],
        [top, height],
        [top - 3, height],
        [bottom - 3, 2],
      ],
      40,
      1,
    ),
    finish,
  );
}

export const glow = (radius: number, y: number): Part =>
  part(
    lathe(
      times(9, (i) => {
        const angle = (i / 8 - 0.5) * Math.PI;
        return [Math.max(0.1, Math.cos(angle) * radius), y + Math.sin(angle) * radius] as const;
      }),
      20,
      1,
    ),
    lamplight(),
  );

export const colourOf = (piece: Piece) => piece.look.main.base;

export const metalFor = (piece: Piece): Finish =>
  metalOf((piece.attributes.color?.name ?? '').toLowerCase(), colourOf(piece)) ??
  painted(colourOf(piece));

export const shadeCloth = (colour: string): Finish => ({
  name: 'fabric:лён',
  colour,
  roughness: 0.95,
  metalness: 0,
  glow: 0.16,
});
