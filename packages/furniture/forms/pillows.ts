import { darker, type Finish } from '../kit/finishes.ts';
import { type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { pillowCord, pillow as pillowShape } from '../kit/pillow.ts';
import { slab, superellipse } from '../kit/slab.ts';
import { tube } from '../kit/tube.ts';
import { clothOf } from './cloth.ts';

/** A pillow for a sofa or for sleep: full, sewn, embroidered or quilted where the data say so. */
export const pillow: Build = ({ w, h, d }, piece) => {
  const sleeping = /для сна|для постели/.test(piece.title);
  const cloth = clothOf(piece, sleeping ? 'fabric:сатин' : 'fabric:лён');
  const cord = pillowCord(w, d, sleeping ? 2.5 : 4);
  const twig: Part[] = /веточк/.test(piece.words) ? embroidery(w, d, h, darker(cloth, 0.42)) : [];
  const quilted: Part[] = /ромб/.test(piece.words) ? lattice(w, d, h, darker(cloth, 0.1)) : [];
  return sunk(w, d, h, [
    part(pillowShape(w, d, h, 22), cloth),
    part(cord, darker(cloth, 0.12)),
    ...twig,
    ...quilted,
  ]);
};

/** A pillow that lies: flatter below, its corners towards the ground. */
function sunk(w: number, d: number, h: number, parts: Part[]): Part[] {
  for (const { geometry } of parts) {
    const positions = geometry.getAttribute('position');
    for (let i = 0; i < positions.count; i++) {
      const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)];
      const out = (Math.abs((2 * x) / w) ** 3 + Math.abs((2 * z) / d) ** 3) / 2;
      positions.setY(i, y * (y < 0 ? 0.6 : 1.38) - out * h * 0.26);
    }
  }
  return parts;
}

/** The height of a pillow's upper side over its middle plane. */
const surfaceOf = (w: number, d: number, h: number) => (x: number, z: number) => {
  const [u, v] = [
    Math.min(1, Math.abs((2 * x) / w) * 1.03),
    Math.min(1, Math.abs((2 * z) / d) * 1.03),
  ];
  return (Math.sqrt(Math.max(0, (1 - u ** 2.2) * (1 - v ** 2.2))) * h) / 2;
};

function embroidery(w: number, d: number, h: number, thread: Finish): Part[] {
  const y = surfaceOf(w, d, h);
  const stem = times(9, (i) => {
    const t = i / 8;
    return [
      Math.sin(t * 2.2) * w * 0.06,
      y(Math.sin(t * 2.2) * w * 0.06, d * (0.26 - t * 0.5)) + 1,
      d * (0.26 - t * 0.5),
    ] as const;
  });
  const leaves = stem.slice(1, -1).flatMap(([x, , z], i) => {
    const side = i % 2 ? 1 : -1;
    const [lx, lz] = [x + side * w * 0.055, z - d * 0.015];
    return [
      part(
        slab(superellipse(w * 0.09, d * 0.036, 1.6, 14), 1.6, 0.4)
          .rotateY(side * 0.5)
          .translate(lx, y(lx, lz) + 0.4, lz),
        thread,
      ),
    ];
  });
  return [part(tube(stem, 2, { sides: 5 }), thread), ...leaves];
}

function lattice(w: number, d: number, h: number, thread: Finish): Part[] {
  const y = surfaceOf(w, d, h);
  const line = (offset: number, slope: number) => {
    // From cord to cord.
    const path = times(49, (i) => {
      const x = -w * 0.48 + (w * 0.96 * i) / 48;
      return [x, offset + slope * x] as const;
    }).filter(([, z]) => Math.abs(z) < d * 0.48);
    return path.length > 1
      ? [
          part(
            tube(
              path.map(([x, z]) => [x, y(x, z) + 0.6, z] as const),
              1.3,
              { sides: 4 },
            ),
            thread,
          ),
        ]
      : [];
  };
  const step = d * 0.18;
  const most = Math.floor(((w + d) * 0.48) / step);
  return times(most * 2 + 1, (i) => (i - most) * step).flatMap((offset) => [
    ...line(offset, 1),
    ...line(offset, -1),
  ]);
}
