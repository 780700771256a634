import { darker } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { tube } from '../kit/tube.ts';

/** One turn of thick yarn, each stitch a little up and down. */
function cord(radius: number, y: number, stitch: number) {
  const count = Math.max(14, Math.round(radius / 4.6));
  const path = times(count * 2, (j) => {
    const angle = (j / (count * 2)) * Math.PI * 2;
    const shift = j % 2 === 0 ? stitch : -stitch;
    const reach = radius + shift * 0.4;
    return [Math.cos(angle) * reach, y + shift, Math.sin(angle) * reach] as const;
  });
  return tube(path, 15, { sides: 5, closed: true });
}

/** A ball of thick cord: turns of knitting around it. */
export const knitted: Build = ({ w, h }, piece) => {
  const finish = { ...piece.finishes.cloth, name: 'fabric:шнур' };
  const rows = Math.round(h / 25);
  const r = w / 2;
  const bulge = (t: number) => Math.sqrt(Math.max(0, 1 - Math.abs(t * 2 - 1) ** 4));
  return [
    part(
      lathe(
        times(
          9,
          (i) =>
            [Math.max(1, r * 0.9 * bulge(0.02 + (i / 8) * 0.96)), 8 + ((h - 18) * i) / 8] as const,
        ),
        28,
        4,
      ),
      darker(finish, 0.2),
    ),
    ...times(rows, (i) => {
      const t = (i + 0.5) / rows;
      return part(cord(Math.max(30, (r - 16) * bulge(t)), 16 + (h - 32) * t, 4), finish);
    }),
    // The top is wound to its middle.
    ...times((r * 0.6) / 26, (i) => part(cord(20 + i * 26, h - 15 - i * 0.8, 3), finish)),
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
