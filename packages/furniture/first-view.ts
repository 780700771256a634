import type { Stance } from './kind.ts';
import { isLong, type Size } from './kit/piece.ts';
import type { Side } from './kit/side.ts';

interface Placed {
  readonly stance: Stance;
  readonly size: Size;
  /** Of its wing. */
  readonly side: Side | undefined;
}

/** A wing of this height, mm, hides what is behind it. */
const HIDES = 1500;

/**
 * From where a thing is first looked at, degrees around it: 0 from the front, positive from the viewer's right. What hangs is seen almost from the
 * front, what is long to the back more from its side, and what has a high wing from the other side. `second`: from the opposite side.
 */
export function firstTurn({ stance, size, side: wing }: Placed, { second = false } = {}): number {
  const highWing = size.h > HIDES ? wing : undefined;
  const isFromRight = highWing ? highWing === 'left' : isLong(size) && stance !== 'wall';
  const sign = isFromRight === second ? -1 : 1;
  if (stance === 'wall') return 16 * sign;
  return (isLong(size) ? 56 : 30) * sign;
}
