import {
  type Cabin,
  type Held,
  inCabin,
  type Opening,
  type PackageSize,
  ROOM_FOR_HANDS,
  sortedSides,
  type Turn,
  throughOpening,
  wayAround,
} from '#contracts/passing.ts';
import type { Passed } from '#furniture';

/** How a package is drawn in a place of the way in. */
export type Pose = Omit<Passed, 'title'>;

/** In a door, upright where that is the narrow side. */
export function inOpening(size: PackageSize, { width, height }: Opening): Pose {
  const { how } = throughOpening(size, { width, height });
  const [small, middle] = sortedSides(size);
  const held = width <= height ? { across: small, up: middle } : { across: middle, up: small };
  return {
    passage: { kind: 'opening', width, height },
    ...held,
    angle: how === 'tilted' ? angleWithin(held, width, height) : 0,
    passes: how !== 'not',
  };
}

/** In the door of a lift where that is the obstacle, else in its cabin. */
export function inLift(size: PackageSize, cabin: Cabin): Pose {
  const atDoor = throughOpening(size, cabin.door);
  const { how, floor, across, up } = inCabin(size, cabin);
  if (atDoor.how === 'not' || (atDoor.how === 'tilted' && how === 'straight')) {
    return inOpening(size, cabin.door);
  }
  const width = how === 'tilted' ? floor + ROOM_FOR_HANDS : Math.max(cabin.width, cabin.depth);
  return {
    passage: { kind: 'cabin', width, height: cabin.height },
    across,
    up,
    angle: how === 'tilted' ? angleWithin({ across, up }, width, cabin.height) : 0,
    passes: how !== 'not',
  };
}

/** In a turn, where it is tightest. */
export function inTurn(size: PackageSize, turn: Turn): Pose {
  const { floor, thick, angle, passing } = wayAround(size, turn);
  return {
    passage: { kind: 'turn', before: turn.before, after: turn.after },
    across: floor,
    up: thick,
    angle,
    passes: passing.how !== 'not',
  };
}

/** Half degrees. */
const STEPS = 180;

/** The angle, radians, at which the sides leave most room. */
function angleWithin({ across, up }: Held, width: number, height: number): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let step = 1; step < STEPS; step += 1) {
    const angle = (step / STEPS) * (Math.PI / 2);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const left = Math.min(width - across * cos - up * sin, height - across * sin - up * cos);
    if (left > most) [best, most] = [angle, left];
  }
  return best;
}
