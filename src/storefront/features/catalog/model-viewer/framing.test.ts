import { describe, expect, it } from 'vitest';
import { project } from './camera.ts';
import { firstView } from './first-view.ts';
import {
  clearDistance,
  farthestDistance,
  filledPart,
  leastDistance,
  openingDistance,
} from './framing.ts';
import { outermost } from './outermost.ts';
import type { Point } from './sides.ts';

const stages = [
  [328, 300],
  [704, 560],
  [1000, 720],
] as const;

const seen = { stance: 'floor', turn: -30 } as const;

const things = {
  wide: { width: 3, height: 0.9, depth: 1 },
  tall: { width: 0.4, height: 2.2, depth: 0.4 },
  flat: { width: 2, height: 0.01, depth: 3 },
  long: { width: 0.9, height: 0.5, depth: 2 },
};

const cornersOf = ({ width, height, depth }: (typeof things)['wide']): Point[] =>
  [-0.5, 0.5].flatMap((x) =>
    [0, 1].flatMap((y) => [-0.5, 0.5].map((z): Point => [x * width, y * height, z * depth])),
  );

describe.each(Object.entries(things))('a %s thing', (_, box) => {
  it.each(stages)(
    'fills three quarters of a stage of %i by %i as it is first seen',
    (width, height) => {
      const target: Point = [0, box.height / 2, 0];
      const lens = { ...firstView(seen, box), target, fieldOfView: 30, width, height };
      const radius = openingDistance(cornersOf(box), lens);
      const places = cornersOf(box).map((corner) => project(corner, { ...lens, radius }));
      const [across, down] = [places.map(([x]) => x), places.map(([, y]) => y)];
      const parts = [
        (Math.max(...across) - Math.min(...across)) / width,
        (Math.max(...down) - Math.min(...down)) / height,
      ];
      expect(Math.max(...parts)).toBeCloseTo(0.75, 3);
      const filled = filledPart(cornersOf(box), lens, radius);
      expect([filled.width, filled.height]).toEqual(parts.map((part) => expect.closeTo(part, 6)));
    },
  );

  it('has the camera see nothing where it cannot be', () => {
    const target: Point = [0, box.height / 2, 0];
    const lens = { ...firstView(seen, box), target, fieldOfView: 30, width: 704, height: 560 };
    const radius = openingDistance(cornersOf(box), lens);
    const near = clearDistance(cornersOf(box), lens, radius);
    expect(near).toBeGreaterThan(radius / 20);
    for (const at of cornersOf(box)) {
      expect(Math.hypot(at[0], at[1] - target[1], at[2])).toBeLessThan(radius - near);
    }
  });

  it.each(stages)('is whole in a stage of %i by %i from every side', (width, height) => {
    for (let turn = 0; turn < 360; turn += 15) {
      for (let tilt = 8; tilt <= 125; tilt += 9) {
        const [theta, phi] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
        const target: Point = [0, box.height / 2, 0];
        const lens = { theta, phi, target, fieldOfView: 30, width, height };
        const radius = leastDistance(cornersOf(box), lens);
        expect(radius).toBeLessThanOrEqual(farthestDistance(cornersOf(box), lens));
        for (const corner of cornersOf(box)) {
          const [x, y] = project(corner, { ...lens, radius });
          expect(Math.abs(x - width / 2)).toBeLessThan(width / 2);
          expect(Math.abs(y - height / 2)).toBeLessThan(height / 2);
        }
      }
    }
  });
});

it('finds the outermost of many points', () => {
  const corners = cornersOf(things.wide);
  const inside = corners.map(
    (at): Point => [at[0] * 0.9, 0.45 + (at[1] - 0.45) * 0.9, at[2] * 0.9],
  );
  const found = outermost([...inside, ...corners, ...inside].flat());
  expect(found.toSorted()).toEqual(corners.toSorted());
});

describe('the first view', () => {
  const degrees = ({ theta, phi }: { theta: number; phi: number }) =>
    [theta, phi].map((angle) => Math.round((angle * 180) / Math.PI));

  it('is from where the product says, and of what hangs hardly from above', () => {
    expect(degrees(firstView({ stance: 'wall', turn: -16 }, things.wide))).toEqual([-16, 86]);
    expect(degrees(firstView({ stance: 'floor', turn: 56 }, things.long))[0]).toBe(56);
  });

  it('is higher for flat things', () => {
    const [tall = 0, wide = 0, flat = 0] = [things.tall, things.wide, things.flat].map(
      (box) => degrees(firstView(seen, box))[1],
    );
    expect([tall > wide, wide > flat, flat]).toEqual([true, true, 50]);
  });
});
