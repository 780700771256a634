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
const kinds = { meet: 1, fold: 2, cover: 3, outline: 4 } as const;

/** A surface this many pixels before its neighbour covers it. */
const STEP = 12;

/** The lines between the patches of the pixels; less `detail` leaves out the shorter ones. */
export function linesOf(solid: Pixels, glass?: Pixels): (detail: number) => Lines {
  const found = strokesOf(bordersOf(solid, glass));
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

function bordersOf(solid: Pixels, glass?: Pixels): Borders {
  const { width, patch, depth } = solid;
  const above = new Uint8Array(patch.length);
  const left = new Uint8Array(patch.length);
  const step = STEP / solid.scale;
  for (let pixel = width; pixel < patch.length; pixel++) {
    const [here, z] = [patch[pixel] ?? 0, depth[pixel] ?? 0];
    const isPlain = (other: number) =>
      !glass && here === patch[other] && (here === 0 || Math.abs(z - (depth[other] ?? 0)) < step);
    if (!isPlain(pixel - width)) above[pixel] = kindOf(solid, glass, pixel, pixel - width);
    if (!isPlain(pixel - 1)) left[pixel] = kindOf(solid, glass, pixel, pixel - 1);
  }
  return { width, above, left };
}

function kindOf(solid: Pixels, glass: Pixels | undefined, a: number, b: number): number {
  const { patch, depth } = solid;
  const [one, other] = [patch[a] ?? 0, patch[b] ?? 0];
  const pane = glass ? paneBorder(solid, glass, a, b) : 0;
  if (one === 0 && other === 0) return pane;
  if (one === 0 || other === 0) return pane === kinds.meet ? kinds.cover : kinds.outline;
  const gap = Math.abs((depth[a] ?? 0) - (depth[b] ?? 0));
  const step = STEP / solid.scale;
  if (gap > step && gap > step + slope(solid, a) + slope(solid, b)) {
    return one === other ? kinds.fold : kinds.cover;
  }
  return one === other ? pane : kinds.meet;
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

/** The border of glass that is not behind something. */
function paneBorder(solid: Pixels, glass: Pixels, a: number, b: number): number {
  const shown = (pixel: number) =>
    (glass.depth[pixel] ?? 0) > (solid.depth[pixel] ?? 0) ? (glass.patch[pixel] ?? 0) : 0;
  const [one, other] = [shown(a), shown(b)];
  if (one === other) return 0;
  const ends = (pixel: number) => shown(pixel) === 0 && solid.patch[pixel] === 0;
  return ends(a) || ends(b) ? kinds.outline : kinds.meet;
}

function lengthOf(line: Line): number {
  let sum = 0;
  for (let at = 2; at < line.length; at++) sum += Math.abs((line[at] ?? 0) - (line[at - 2] ?? 0));
  return sum;
}
