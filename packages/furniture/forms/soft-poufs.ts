import { darker } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { tube } from '../kit/tube.ts';

const YARN = 15;

/** Radius and height of every turn of yarn, one cord from the next: from below around the side to the middle of the top. */
function turns(r: number, h: number): (readonly [radius: number, height: number])[] {
  // Rounded like a pebble: flat above and below.
  const at = (angle: number) => {
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
    return [
      (r - YARN) * bend(Math.cos(angle)),
      h / 2 + (h / 2 - YARN) * bend(Math.sin(angle)),
    ] as const;
  };
  const steps = 40_000;
  const found: (readonly [number, number])[] = [];
  for (let step = 0; step <= steps; step++) {
    const [radius, height] = at((step / steps - 0.5) * Math.PI);
    const [x, y] = found.at(-1) ?? [radius, height];
    const far = Math.hypot(radius - x, height - y);
    const isSeen = radius > (height < h / 2 ? r * 0.55 : YARN * 0.6);
    if (isSeen && (found.length === 0 || far >= YARN * 1.72)) found.push([radius, height]);
  }
  return found;
}

/** A ball of thick cord, wound turn above turn. */
export const knitted: Build = ({ w, h }, piece) => {
  const finish = { ...piece.finishes.cloth, name: 'fabric:шнур' };
  const wound = turns(w / 2, h);
  const turn = ([radius, height]: readonly [number, number]) => {
    const steps = Math.round(Math.min(44, Math.max(10, radius / 5)));
    const path = times(steps, (step) => {
      const angle = (step / steps) * Math.PI * 2;
      return [Math.cos(angle) * radius, height, Math.sin(angle) * radius] as const;
    });
    return part(tube(path, YARN, { sides: 6, closed: true }), finish);
  };
  const core = wound.map(([radius, height]) => [Math.max(1, radius - 3), height] as const);
  return [
    part(lathe([[0, YARN], ...core, [0, h - YARN - 3]], 28, 4), darker(finish, 0.2)),
    ...wound.map(turn),
  ];
};

/** A sack that one sinks into: heavy below, drawn together above. */
export const beanbag: Build = ({ w, h, d }, piece) => {
  const { cloth } = piece.finishes;
  const r = Math.min(w, d) / 2;
  const gores = 6;
  const body = lathe(
    [
      [0, 0],
      [r * 0.8, 0],
      [r * 0.95, h * 0.05],
      [r, h * 0.15],
      [r * 0.98, h * 0.28],
      [r * 0.9, h * 0.42],
      [r * 0.78, h * 0.56],
      [r * 0.66, h * 0.7],
      [r * 0.55, h * 0.82],
      [r * 0.42, h * 0.92],
      [r * 0.22, h * 0.975],
      [0, h * 0.985],
    ],
    48,
    20,
  );
  const positions = body.getAttribute('position');
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)];
    const around = Math.atan2(z, x);
    const seam = 1 - 0.05 * (1 - Math.abs(Math.sin((around * gores) / 2))) ** 3;
    const wrinkle =
      1 + 0.014 * Math.sin(around * 11 + y / 40) + 0.02 * Math.sin(around * 3 + y / 120);
    // The upper half leans back and stands up as a back; before it the beans give way.
    const up = Math.max(0, y / h - 0.3) / 0.7;
    const before = Math.max(0, z / r + 0.25);
    positions.setX(i, x * seam * wrinkle * (1 + up * 0.18));
    positions.setZ(i, z * seam * wrinkle - up ** 1.4 * r * 0.42);
    positions.setY(i, y * (1 - Math.min(0.42, up ** 0.7 * before * 0.62)));
  }
  return [
    part(smoothNormals(body), cloth),
    part(
      tube(
        [
          [-44, h * 0.94, -r * 0.5],
          [-34, h * 0.995, -r * 0.5],
          [34, h * 0.995, -r * 0.5],
          [44, h * 0.94, -r * 0.5],
        ],
        10,
      ),
      darker(cloth, 0.15),
    ),
  ];
};
