import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Model } from '../../packages/furniture/index.ts';
import { ROLES, readMask } from './mask.ts';
import { seenOf } from './seen.ts';
import { demoShots } from './shots.ts';

const FOLDER = 'db/demo/photographs';

/** How far apart two middles may be, of the width and of the height of the thing. */
const APART = 0.04;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Roles that take less of the thing's picture may be missed by a mask that is four times coarser. */
const LEAST = 0.004;

/** The middles of the roles within the box of the thing, 0 to 1, x to the right and y up, where `parts` says 0 for the ground, 1 for the thing and from 2 its role. */
function middlesOf(parts: ArrayLike<number>, width: number): Map<string, Place> {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const sums = ROLES.map(() => ({ x: 0, y: 0, count: 0 }));
  let count = 0;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? 0;
    if (part === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    count += 1;
    const sum = sums[part - 2];
    if (sum) Object.assign(sum, { x: sum.x + x, y: sum.y + y, count: sum.count + 1 });
  }
  return new Map(
    ROLES.flatMap((role, at) => {
      const sum = sums[at] ?? { x: 0, y: 0, count: 0 };
      if (sum.count < LEAST * count) return [];
      const x = (sum.x / sum.count - left) / (right - left);
      const y = (bottom - sum.y / sum.count) / (bottom - top);
      return [[role, { x, y }] as const];
    }),
  );
}

const apart = (one: Place, other: Place): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

async function inPicture(png: string): Promise<Map<string, Place>> {
  const { parts, width } = await readMask(png);
  return middlesOf(parts, width);
}

function inModel(model: Model, azimuth: number): Map<string, Place> {
  const { parts, width } = seenOf(model, azimuth);
  const numbers = model.parts.map(({ role }) =>
    role ? ROLES.indexOf(role as (typeof ROLES)[number]) + 2 : 1,
  );
  return middlesOf(
    parts.map((part) => (part < 0 ? 0 : (numbers[part] ?? 1))),
    width,
  );
}

const pictured = demoShots()
  .filter(({ view }) => view === 'hero' || view === 'first' || view === 'second')
  .map((shot) => ({ ...shot, mask: join(FOLDER, shot.file.replace(/avif$/, 'png')) }))
  .filter(({ mask }, at, all) => all.findIndex((other) => other.mask === mask) === at)
  .filter(({ mask }) => existsSync(mask));

describe('a photograph', () => {
  it('shows couches, ladders, drawers and doors where its model has them', async () => {
    const faults: string[] = [];
    let compared = 0;
    for (const { mask, file, thing } of pictured) {
      if (!thing) continue;
      const shown = await inPicture(mask);
      const { model, azimuth } = await thing();
      const meant = inModel(model, azimuth);
      for (const role of new Set([...shown.keys(), ...meant.keys()])) {
        const [there, here] = [meant.get(role), shown.get(role)];
        if (!there || !here) faults.push(`${file} ${role} is ${there ? 'not shown' : 'not meant'}`);
        else if (apart(here, there) > APART) faults.push(`${file} ${role} is elsewhere`);
        // A picture in a mirror would be seen.
        else if (role === 'chaise' && apart({ ...here, x: 1 - here.x }, there) < 2 * APART)
          faults.push(`${file} ${role} may be mirrored`);
        else compared += 1;
      }
    }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(60);
  }, 1_200_000);
});
