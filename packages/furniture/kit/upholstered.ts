import type { BufferGeometry } from 'three';
import { cushion } from './cushion.ts';
import type { Finish } from './finishes.ts';
import { type Part, part } from './part.ts';
import { pillow, pillowCord } from './pillow.ts';

/** How soft covers are sewn. */
export type Sewing = 'plain' | 'channels' | 'buttons' | 'squares';

/** The relief of a stitched surface whose seams lie `step` mm apart, along z perhaps by another step. */
export function stitched(sewing: Sewing, step: number, deep: number, stepZ = step) {
  if (sewing === 'plain') return undefined;
  const wave = (at: number) => Math.abs(Math.cos(Math.PI * at)) ** 0.6 - 1;
  if (sewing === 'channels') return (x: number) => deep * wave(x / step);
  if (sewing === 'squares') {
    return (x: number, z: number) => (deep * (wave(x / step) + wave(z / stepZ))) / 1.4;
  }
  // Buttons in a lattice: deepest where two slanting folds cross.
  return (x: number, z: number) => {
    const [u, v] = [x / step + z / stepZ, x / step - z / stepZ];
    const full = Math.abs(Math.sin(Math.PI * u) * Math.sin(Math.PI * v));
    return deep * (full ** 0.5 - 1);
  };
}

interface Back {
  w: number;
  h: number;
  thick: number;
  sewing?: Sewing;
  step?: number;
  deep?: number;
  puff?: number;
  round?: number;
  cells?: readonly [number, number, number];
  coarse?: boolean | undefined;
  /** It is seen from behind, too. */
  whole?: boolean;
}

/** An upright cushion that looks to +z, standing on y = 0, its back at z = 0. */
export function uprightCushion(back: Back): BufferGeometry {
  const { w, h, thick, sewing = 'plain', step = 120, deep = 10, puff = thick * 0.16 } = back;
  const relief = stitched(sewing, step, deep);
  return cushion(w, thick, h, {
    round: back.round ?? Math.min(40, thick * 0.4),
    puff,
    cells: back.cells ?? [4, 1, 3],
    coarse: back.coarse,
    whole: back.whole,
    ...(relief && { relief }),
  })
    .rotateX(Math.PI / 2)
    .translate(0, h / 2, thick / 2);
}

/** A loose pillow that leans against what is behind it, its lower edge at the origin. */
export function loosePillow(size: number, finish: Finish, lean = 0.35, height = size): Part[] {
  const thick = Math.min(size, height) * 0.32;
  return [pillow(size, height, thick, 8), pillowCord(size, height, 3)].map((geometry) =>
    part(
      geometry.rotateX(Math.PI / 2 - lean).translate(0, (height / 2) * Math.cos(lean), 0),
      finish,
    ),
  );
}
