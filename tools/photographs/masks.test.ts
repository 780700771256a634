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

/** The same of a model that is seen from the side by so many degrees, from far away: its triangles by the area that they take. */
function inModel({ parts }: Model, azimuth: number): Map<string, Place> {
  const turn = (azimuth * Math.PI) / 180;
  const triangles = parts.flatMap(({ geometry, role }) => {
    const at = geometry.getAttribute('position');
    const index = geometry.getIndex();
    const corner = (i: number): Place => ({
      x: at.getX(i) * Math.cos(turn) - at.getZ(i) * Math.sin(turn),
      y: at.getY(i),
    });
    return Array.from({ length: (index?.count ?? 0) / 3 }, (_, triangle) => {
      const corners = [0, 1, 2].map((i) => corner(index?.getX(triangle * 3 + i) ?? 0));
      return { role, corners, ...centreOf(corners) };
    });
  });
  const all = triangles.flatMap(({ corners }) => corners);
  return new Map(
    ROLES.flatMap((role) => {
      const marked = triangles.filter((triangle) => triangle.role === role);
      return marked.length > 0 ? [[role, middleWithin(all, marked)] as const] : [];
    }),
  );
}

/** The middle of a triangle, and its area as the weight that it has among others. */
function centreOf(corners: readonly Place[]): Place & { readonly weight: number } {
  const [a, b, c] = corners as [Place, Place, Place];
  return {
    x: (a.x + b.x + c.x) / 3,
    y: (a.y + b.y + c.y) / 3,
    weight: Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2,
  };
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
