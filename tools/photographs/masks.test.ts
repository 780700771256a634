import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Model } from '../../packages/furniture/index.ts';
import { ROLES, readMask } from './mask.ts';
import { demoShots } from './shots.ts';

const FOLDER = 'db/demo/photographs';

/** How far apart two middles may be, of the width and of the height of the thing: one is seen from above and partly hidden. */
const ASIDE = 0.1;
const ABOVE = 0.2;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of some places, by their weights, within the box around all of them, 0 to 1, x to the right and y up. */
function middleWithin(
  all: readonly Place[],
  some: readonly (Place & { readonly weight?: number })[],
): Place {
  const weights = some.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const among = (axis: keyof Place) => {
    const values = all.map((place) => place[axis]);
    const low = values.reduce((least, value) => Math.min(least, value), Infinity);
    const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
    const sum = some.reduce((part, { weight = 1, ...place }) => part + place[axis] * weight, 0);
    return (sum / weights - low) / (high - low);
  };
  return { x: among('x'), y: among('y') };
}

/** The middles of the roles in a picture. */
async function inPicture(png: string): Promise<Map<string, Place>> {
  const { parts, width } = await readMask(png);
  const places = Array.from(parts, (part, at) => ({
    part,
    x: at % width,
    y: -Math.floor(at / width),
  }));
  const thing = places.filter(({ part }) => part > 0);
  return new Map(
    ROLES.flatMap((role, at) => {
      const marked = thing.filter(({ part }) => part === at + 2);
      return marked.length > 0 ? [[role, middleWithin(thing, marked)] as const] : [];
    }),
  );
}

/** Across the width of a thing in {@link inModel}. */
const COLUMNS = 200;

interface Corner {
  readonly x: number;
  readonly y: number;
  /** Towards the viewer. */
  readonly near: number;
}

/** The same of a model that is seen from the side by so many degrees, from far away: what is nearest at each place. */
function inModel({ parts }: Model, azimuth: number): Map<string, Place> {
  const turn = (azimuth * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  if (!parts.some(({ role }) => role)) return new Map();
  const triangles = parts.flatMap(({ geometry, role }) => {
    const at = geometry.getAttribute('position');
    const index = geometry.getIndex();
    const corner = (i: number): Corner => ({
      x: at.getX(i) * cos - at.getZ(i) * sin,
      y: at.getY(i),
      near: at.getX(i) * sin + at.getZ(i) * cos,
    });
    return Array.from({ length: (index?.count ?? 0) / 3 }, (_, triangle) => ({
      role,
      corners: [0, 1, 2].map((i) => corner(index?.getX(triangle * 3 + i) ?? 0)),
    }));
  });
  const seen = nearest(triangles);
  return new Map(
    ROLES.flatMap((role) => {
      const marked = seen.filter((place) => place.role === role);
      return marked.length > 0 ? [[role, middleWithin(seen, marked)] as const] : [];
    }),
  );
}

type Triangle = { readonly role: string | undefined; readonly corners: readonly Corner[] };

/** The role of the nearest triangle at each place that a triangle covers. */
function nearest(
  triangles: readonly Triangle[],
): (Place & { readonly role?: string | undefined })[] {
  const low = { x: Infinity, y: Infinity };
  const high = { x: -Infinity, y: -Infinity };
  for (const { corners } of triangles) {
    for (const { x, y } of corners) {
      [low.x, low.y] = [Math.min(low.x, x), Math.min(low.y, y)];
      [high.x, high.y] = [Math.max(high.x, x), Math.max(high.y, y)];
    }
  }
  const step = (high.x - low.x) / COLUMNS;
  const wide = COLUMNS + 1;
  const depths = new Float64Array(wide * (Math.ceil((high.y - low.y) / step) + 1)).fill(-Infinity);
  const owners = new Int32Array(depths.length).fill(-1);
  for (const [index, { corners }] of triangles.entries()) {
    const [a, b, c] = corners as [Corner, Corner, Corner];
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (area === 0) continue;
    const first = (least: number, from: number) => Math.ceil((least - from) / step);
    const [right, top] = [Math.max(a.x, b.x, c.x) - low.x, Math.max(a.y, b.y, c.y) - low.y];
    for (let column = first(Math.min(a.x, b.x, c.x), low.x); column * step <= right; column += 1) {
      for (let row = first(Math.min(a.y, b.y, c.y), low.y); row * step <= top; row += 1) {
        const [x, y] = [low.x + column * step, low.y + row * step];
        const v = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
        const w = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
        if (v < 0 || w < 0 || v + w > 1) continue;
        const near = a.near + v * (b.near - a.near) + w * (c.near - a.near);
        const at = row * wide + column;
        if (near <= (depths[at] ?? Infinity)) continue;
        depths[at] = near;
        owners[at] = index;
      }
    }
  }
  return Array.from(owners.entries()).flatMap(([at, owner]) =>
    owner < 0 ? [] : [{ x: at % wide, y: Math.floor(at / wide), role: triangles[owner]?.role }],
  );
}

const pictured = demoShots()
  .filter(({ file }) => !/-(open|close)\.avif$/.test(file))
  .map((shot) => ({ ...shot, mask: join(FOLDER, shot.file.replace(/avif$/, 'png')) }))
  .filter(({ mask }) => existsSync(mask));

describe('a photograph', () => {
  it('shows couches, ladders, drawers and doors where its model has them', async () => {
    let compared = 0;
    for (const { mask, file, thing } of pictured) {
      if (!thing) continue;
      const seen = await inPicture(mask);
      const { model, azimuth } = await thing();
      const meant = inModel(model, azimuth);
      expect([...seen.keys()], file).toEqual([...meant.keys()]);
      for (const [role, shown] of seen) {
        const place = meant.get(role) ?? { x: 0, y: 0 };
        expect(Math.abs(shown.x - place.x), `${file} ${role}`).toBeLessThan(ASIDE);
        expect(Math.abs(shown.y - place.y), `${file} ${role}`).toBeLessThan(ABOVE);
        // A picture in a mirror would be seen.
        if (role === 'chaise') expect(Math.abs(1 - shown.x - place.x), file).toBeGreaterThan(ASIDE);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  }, 120_000);
});
