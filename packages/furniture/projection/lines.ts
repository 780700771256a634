import { pathData } from './path-data.ts';
import type { Pixels } from './raster.ts';
import type { Line } from './rings.ts';
import { simplified } from './simplify.ts';
import { type Borders, strokesOf } from './strokes.ts';

/** Lines of a drawing by what they say: the thing ends; one surface stands before another; two meet. */
export interface Lines {
  readonly outline: string;
  readonly cover: string;
  readonly meet: string;
}

/** A fold is where a surface covers itself. */
const kinds = { none: 0, meet: 1, fold: 2, cover: 3, outline: 4 } as const;

/** A surface this many pixels before its neighbour covers it. */
const STEP = 12;

/**
 * The lines between the patches of the pixels; less `detail` leaves out the shorter ones. `pane`: the patch of glass
 * that is seen in each pixel.
 */
export function linesOf(solid: Pixels, pane: Uint32Array): (detail: number) => Lines {
  const found = strokesOf(bordersOf(solid, pane));
  return (detail) => {
    /** Lines of at least so many pixels. */
    const longer = (kind: number, least: number) =>
      (found.get(kind) ?? [])
        .filter((line) => lengthOf(line) >= least * detail)
        .map((line) => simplified(line, false, solid.edges, detail * 1.3));
    return {
      outline: pathData(longer(kinds.outline, 3), false),
      cover: pathData([...longer(kinds.cover, 8), ...longer(kinds.fold, 40)], false),
      meet: pathData(longer(kinds.meet, 12), false),
    };
  };
}

function bordersOf(solid: Pixels, pane: Uint32Array): Borders {
  const { width, patch, depth, scale } = solid;
  const above = new Uint8Array(patch.length);
  const left = new Uint8Array(patch.length);
  const step = STEP / scale;
  for (let pixel = width; pixel < patch.length; pixel++) {
    const upper = pixel - width;
    const here = patch[pixel] ?? 0;
    const glass = pane[pixel] ?? 0;
    const z = depth[pixel] ?? 0;
    if (
      here !== patch[upper] ||
      glass !== pane[upper] ||
      Math.abs(z - (depth[upper] ?? 0)) > step
    ) {
      above[pixel] = kindOf(solid, pane, pixel, upper);
    }
    const before = pixel - 1;
    if (
      here !== patch[before] ||
      glass !== pane[before] ||
      Math.abs(z - (depth[before] ?? 0)) > step
    ) {
      left[pixel] = kindOf(solid, pane, pixel, before);
    }
  }
  return { width, above, left };
}

function kindOf(solid: Pixels, pane: Uint32Array, a: number, b: number): number {
  const { patch, depth, scale } = solid;
  const [one, other] = [patch[a] ?? 0, patch[b] ?? 0];
  const isGlass = pane[a] !== 0 && pane[b] !== 0;
  if (one === 0 && other === 0) return isGlass ? kinds.meet : kinds.outline;
  if (one === 0 || other === 0) return isGlass ? kinds.cover : kinds.outline;
  const gap = Math.abs((depth[a] ?? 0) - (depth[b] ?? 0)) - STEP / scale;
  if (gap > 0 && gap > slope(solid, a) + slope(solid, b)) {
    return one === other ? kinds.fold : kinds.cover;
  }
  return one === other && pane[a] === pane[b] ? kinds.none : kinds.meet;
}

/** How much deeper the surface is one pixel on, mm. */
function slope({ normal, scale }: Pixels, pixel: number): number {
  const [x, y, z] = [
    normal[pixel * 3] ?? 0,
    normal[pixel * 3 + 1] ?? 0,
    normal[pixel * 3 + 2] ?? 0,
  ];
  return Math.sqrt(x * x + y * y) / Math.max(z, 8) / scale;
}

function lengthOf(line: Line): number {
  let sum = 0;
  for (let at = 2; at < line.length; at++) sum += Math.abs((line[at] ?? 0) - (line[at - 2] ?? 0));
  return sum;
}
