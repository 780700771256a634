import type { View } from '../kind.ts';
import type { Part } from '../kit/part.ts';
import { shadesOf } from './light.ts';
import { type Lines, linesOf } from './lines.ts';
import { type Mesh, meshOf } from './mesh.ts';
import { rasterise, type Screen, screenOf } from './raster.ts';
import { FINE } from './simplify.ts';
import { type Fill, fillsOf, glassOf, paneOf } from './surfaces.ts';
import { tidy } from './tidy.ts';

/** A thing as one view shows it, in fine units: `width` by `height` of them. */
export interface Figure {
  readonly view: View;
  /** Extent of the view, mm. */
  readonly mm: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
  /** Opaque surfaces; the first is the whole thing. */
  readonly fills: readonly Fill[];
  /** Glass before what is seen through it. */
  readonly panes: string;
  /** The brightest light, then where it falls less, step by step, each inside the one before. */
  readonly shades: readonly string[];
  readonly lines: Lines;
}

/** A view of more characters is drawn with less detail. */
const MANY = 13_000;

/** The view of the parts. */
export function figureOf(parts: readonly Part[], view: View, mesh: Mesh = meshOf(parts)): Figure {
  const screen = screenOf(mesh, view);
  const isGlass = (patch: number) => parts[mesh.partOf[patch] ?? -1]?.finish.opacity !== undefined;
  const solid = tidy(
    rasterise(mesh, view, screen, (patch) => !isGlass(patch)),
    mesh.partOf,
  );
  const glass = parts.some(({ finish }) => finish.opacity !== undefined)
    ? rasterise(mesh, view, screen, isGlass)
    : undefined;
  const pane = paneOf(solid, glass);
  const panes = glass ? glassOf(solid, pane) : '';
  const fills = fillsOf(parts, mesh, solid, pane);
  const shades = view === 'top' && isFlat(mesh, screen) ? () => [] : shadesOf(solid);
  const lines = linesOf(solid, pane);
  const figure = (detail: number): Figure => ({
    view,
    mm: { width: screen.wide, height: screen.tall },
    width: screen.across * FINE,
    height: screen.down * FINE,
    fills: fills(detail),
    panes,
    shades: shades(detail),
    lines: lines(detail),
  });
  let made = figure(1);
  for (const detail of [2, 4, 8]) if (lengthOf(made) > MANY) made = figure(detail);
  return made;
}

/** A rug or a folded blanket: light would only fray its edges. */
const isFlat = (mesh: Mesh, { wide, tall }: Screen) =>
  screenOf(mesh, 'front').tall < 0.15 * Math.max(wide, tall);

const lengthOf = ({ fills, panes, shades, lines }: Figure): number =>
  [...fills.map(({ path }) => path), panes, ...shades, ...Object.values(lines)].join('').length;
