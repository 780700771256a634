import type { Stance, View } from '../../kind.ts';
import type { Length } from '../../kit/piece.ts';
import type { Figure } from '../figure.ts';

/** A thing as a sheet shows it. */
export interface Pictured {
  readonly name: string;
  /** Its views, the best first. */
  readonly figures: readonly [Figure, ...Figure[]];
  /** The lengths that the data state, mm. */
  readonly stated: Readonly<Partial<Record<Length, number>>>;
  /** Lengths that the data state otherwise than the thing is shown. */
  readonly free: readonly Length[];
  readonly stance: Stance;
  /** How high it hangs above the floor, mm. */
  readonly lift: number;
  /** For scale. `always`: a person and a door; `door`: both beside a large thing; `person`: a person beside a large thing. */
  readonly company: 'always' | 'door' | 'person';
}

/** What sheets say, in the words of the shop. */
export interface Words {
  /** What a picture is called that is drawn. */
  readonly drawing: string;
  readonly millimetres: string;
  readonly lengths: Readonly<Record<Length, string>>;
  readonly person: string;
  readonly door: string;
}

/** The lengths across and up that each view shows. */
export const lengthsOf: Record<View, readonly [across: Length, up: Length]> = {
  front: ['w', 'h'],
  side: ['d', 'h'],
  right: ['d', 'h'],
  top: ['w', 'd'],
};

export const sideNames: Record<Length, string> = { w: 'width', h: 'height', d: 'depth' };
