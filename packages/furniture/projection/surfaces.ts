import type { Part } from '../kit/part.ts';
import type { Mesh } from './mesh.ts';
import { pathData } from './path-data.ts';
import type { Pixels } from './raster.ts';
import { doubleArea, type Labels, type Line, ringsOf } from './rings.ts';
import { type Edges, simplified } from './simplify.ts';

/** A surface of one colour; one with a role belongs to the drawer, the ladder … of that number. */
export interface Fill {
  readonly colour: string;
  readonly role?: string | undefined;
  readonly unit?: number | undefined;
  readonly path: string;
}

/** Path data of areas, without those of fewer pixels than `least`. */
export function areaPath(
  rings: readonly Line[] = [],
  edges: Edges,
  least = 3,
  tolerance?: number,
): string {
  const kept = rings.filter((ring) => Math.abs(doubleArea(ring)) >= least * 2);
  const simple = kept.map((ring) => simplified(ring, true, edges, tolerance));
  return pathData(
    simple.filter((ring) => ring.length >= 6),
    true,
  );
}

/** The whole thing in its main colour, then what has another colour or a role. */
export function fillsOf(
  parts: readonly Part[],
  { partOf }: Mesh,
  { width, height, patch, edges }: Pixels,
  pane: Uint32Array,
): (detail: number) => Fill[] {
  const surfaces: Omit<Fill, 'path'>[] = [{ colour: '' }];
  const names = new Map<string, number>();
  const units: unknown[] = [];
  const surfaceOf = Uint16Array.from(partOf, (index) => {
    const part = parts[index];
    if (!part) return 0;
    const { role, finish } = part;
    const one = part.unit ?? part;
    if (role && !units.includes(one)) units.push(one);
    const unit = role ? units.indexOf(one) : undefined;
    const key = `${unit} ${finish.colour}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    names.set(key, surfaces.length);
    return surfaces.push({ colour: finish.colour, role, unit }) - 1;
  });
  const label = new Uint16Array(patch.length);
  const whole = new Uint16Array(patch.length);
  const areas = new Uint32Array(surfaces.length);
  for (let pixel = 0; pixel < label.length; pixel++) {
    // Glass is opaque where nothing is behind it.
    const surface = surfaceOf[patch[pixel] || (pane[pixel] ?? 0)] ?? 0;
    if (surface === 0) continue;
    label[pixel] = surface;
    whole[pixel] = 1;
    areas[surface] = (areas[surface] ?? 0) + 1;
  }
  const main = surfaces[areas.indexOf(Math.max(...areas))]?.colour ?? '';
  const rings = (label: Labels['label']) => ringsOf({ width, height, label });
  const outline = areaPath(rings(whole).get(1), edges, 1);
  const others = [...rings(label)].flatMap(([name, own]) => {
    const surface = surfaces[name];
    return surface && (surface.colour !== main || surface.role) ? { surface, own } : [];
  });
  return (detail) => [
    { colour: main, path: outline },
    ...others
      .map(({ surface, own }) => ({
        ...surface,
        path: areaPath(own, edges, detail * 3, detail * 1.3),
      }))
      .filter(({ path }) => path),
  ];
}

/** The patch of glass in each pixel where it is not behind something solid. */
export function paneOf(solid: Pixels, glass?: Pixels): Uint32Array {
  if (!glass) return new Uint32Array(solid.patch.length);
  return glass.patch.map((patch, pixel) =>
    (glass.depth[pixel] ?? 0) > (solid.depth[pixel] ?? 0) ? patch : 0,
  );
}

/** Path data of the glass that stands before something solid. */
export function glassOf({ width, height, patch, edges }: Pixels, pane: Uint32Array): string {
  const label = Uint16Array.from(pane, (glass, pixel) => (glass && patch[pixel] ? 1 : 0));
  return areaPath(ringsOf({ width, height, label }).get(1), edges);
}
