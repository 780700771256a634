import {
  type Around,
  depthRise,
  type Form,
  type Labels,
  type Piece,
  type Stance,
} from './piece.ts';

/** One way of drawing, and what tells it. */
export interface Kind {
  match: RegExp;
  form: Form;
  /** Usual width and height, mm; of a thing seen from above, width and length. */
  size: [number, number];
  colour: string;
  stance?: Stance | ((words: string) => Stance);
  /** Seen from its side, where that is the longer one. */
  side?: true;
  /** Must pass a door on its way in. */
  carried?: true;
  /** How high above the floor a hung one hangs, mm. */
  lift?: number;
  /** How many times narrower or wider than usual the form may be drawn. */
  spread?: number;
  /** The form draws round things as well; `outline`: their outline, so that a circle is as high as it is wide. */
  round?: 'outline' | 'body';
  /** Whether the form shows what the goods state, where that depends on more than their sizes. */
  shows?: (piece: Piece, labels: Labels) => boolean;
  /** What the form shows outside its box, mm. */
  around?: (piece: Piece, width: number, height: number) => Around;
}

export const fabric = '#8d9a8c';

export const board = '#c9ab80';

export const oakColour = '#c19a66';

export const steelColour = '#b9b7b2';

/** A hung part of a standing set, «тумба подвесная под ТВ», does not count. */
export const hung = (words: string): Stance => (/подвесная(?! под)/.test(words) ? 'wall' : 'floor');

export const nearAndFar = (_: Piece, _width: number, height: number): Around => ({
  behind: depthRise * height,
});
