import { filling } from './board.ts';
import { type Finish, paler } from './finishes.ts';
import { frontThickness } from './fronts.ts';
import { moved, type Part, part, tilted, turned, unit } from './part.ts';

/** A facade in its place: its middle, and its lengths, mm. Its back is at z. */
export interface Leaf {
  readonly at: readonly [x: number, y: number, z: number];
  readonly w: number;
  readonly h: number;
}

/** How far doors stand open: not so far that they meet what stands beside them. */
const WIDE = (86 * Math.PI) / 180;
/** How far a drawer comes out, of the depth behind it. */
const OUT = 0.58;
const TILT = (32 * Math.PI) / 180;
const LIFT = (78 * Math.PI) / 180;
/** Higher than this, mm, a flap opens upwards. */
const OVERHEAD = 1200;

/** A door, built about the origin, open in its place: it turns about its front edge. */
export function openDoor(door: readonly Part[], { at, w }: Leaf, hinge: 'left' | 'right'): Part[] {
  const side = hinge === 'left' ? 1 : -1;
  const swung = turned(moved(door, [(side * w) / 2, 0, -frontThickness]), -side * WIDE);
  return moved(swung, [at[0] - (side * w) / 2, at[1], at[2] + frontThickness]);
}

/** A flap open in its place: it rises over the eyes, below them it tilts to the front. */
export function openFlap(flap: readonly Part[], { at, h }: Leaf): Part[] {
  const rises = at[1] > OVERHEAD;
  const edge = rises ? h / 2 : -h / 2;
  const swung = tilted(moved(flap, [0, -edge, 0]), rises ? -LIFT : TILT);
  return moved(swung, [at[0], at[1] + edge, at[2]]);
}

/** A drawer drawn out of a box of the depth, with what is behind its facade. */
export function openDrawer(
  drawer: readonly Part[],
  { at: [x, y, z], w, h }: Leaf,
  depth: number,
  body: Finish,
): Part[] {
  const inside = paler(body, 0.35);
  const [half, low, top] = [w / 2 - 16, -h / 2 + 14, h / 2 - Math.max(22, h * 0.18)];
  const board = (
    across: readonly [number, number],
    up: readonly [number, number],
    along: readonly [number, number],
  ) => part(filling({ x: across, y: up, z: along }, 1), inside);
  const back = -depth * 0.92;
  const box = unit(
    'drawer',
    [
      board([-half, -half + 12], [low, top], [back, 0]),
      board([half - 12, half], [low, top], [back, 0]),
      board([-half + 12, half - 12], [low, top], [back, back + 12]),
      board([-half + 12, half - 12], [low, low + 8], [back + 12, 0]),
    ],
    drawer[0]?.unit,
  );
  return moved([...drawer, ...box], [x, y, z + depth * OUT]);
}
