/** A thing in a room, metres: `x` to the right, `z` from the back wall to the viewer; without `z` it stands at the wall. */
export interface Placed {
  readonly thing: `${string}/${string}`;
  readonly x: number;
  readonly z?: number;
  /** Where its lowest point is. */
  readonly y?: number;
  /** Degrees, to the left seen from above. */
  readonly turn?: number;
  /** Degrees, leaning back. */
  readonly tip?: number;
}

export type Point = readonly [x: number, y: number, z: number];

export interface Room {
  readonly file: string;
  readonly wall: string;
  readonly floor: string;
  readonly tiles?: boolean;
  /** Where the sun shines on the wall. */
  readonly aim: Point;
  readonly from: Point;
  readonly to: Point;
  readonly lens?: number;
  readonly tilted?: boolean;
  /** Without skirting boards: a worktop before a wall. */
  readonly bare?: boolean;
  readonly things: readonly Placed[];
}

/** Floors. */
export const oak = '#b98d5e';
export const pale = '#cdb28c';
export const walnut = '#7a5638';

/** From where most rooms are looked at. */
export const calm = { from: [0, 1.25, 6.4], to: [0, 0.85, 0], lens: 56 } as const;
