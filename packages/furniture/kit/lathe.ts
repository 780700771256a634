import { type BufferGeometry, LatheGeometry, Vector2 } from 'three';

/** Radius and height, mm; from the bottom up along the outside. */
export type Profile = readonly (readonly [radius: number, height: number])[];

/** Corners become narrow bevels, or light would run over them as over a ball. */
function softened(profile: Profile, bevel: number): Vector2[] {
  const points = profile.map(([radius, height]) => new Vector2(Math.max(radius, 0.01), height));
  return points.flatMap((corner, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return [corner];
    const into = corner.clone().sub(before);
    const out = after.clone().sub(corner);
    const turn = Math.abs(into.angleTo(out));
    if (turn < 0.45) return [corner];
    const reach = Math.min(bevel, into.length() * 0.4, out.length() * 0.4);
    return [
      corner.clone().sub(into.setLength(reach)),
      corner.clone().sub(into.setLength(reach * 0.02)),
      corner.clone().add(out.setLength(reach)),
    ].filter((_, step) => step !== 1);
  });
}

/** The profile turned around the upright axis. */
export function lathe(profile: Profile, sides = 24, bevel = 1.5): BufferGeometry {
  const geometry = new LatheGeometry(softened(profile, bevel), sides);
  geometry.deleteAttribute('uv');
  return geometry;
}

/** An upright round rod that may taper, standing on y = 0. */
export function pole(height: number, top: number, bottom = top, sides = 14): BufferGeometry {
  const bevel = Math.min(3, bottom * 0.3);
  return lathe(
    [
      [0, 0],
      [bottom, 0],
      [top, height],
      [0, height],
    ],
    sides,
    bevel,
  );
}
