import type { Attributes, Model } from '../../packages/furniture/index.ts';

/** What a close look at the cloth is directed at, in Blender's axes, and how much of it the picture is wide; metres. */
export interface CloseLook {
  readonly focus: readonly [x: number, y: number, z: number];
  readonly span: number;
}

/** No more of a thing than a seat's corner: the threads are to be seen. */
const SPAN = 620;

/** The place of an upholstered thing that shows its cloth: the front edge of a seat, else the head of a bed, else the upper edge. */
export function closeLookOf({ size: { w, h, d } }: Model, attributes: Attributes): CloseLook {
  const seat = attributes.seat_height;
  const isBed = !seat && attributes.bed_width !== undefined;
  const [x, y, z] = isBed
    ? [w * 0.24, h * 0.78, -d / 2 + 120]
    : [w * 0.14, Math.min(seat ?? h, h) - 40, d / 2 - 40];
  const inMetres = [x, -z, y].map((length) => length / 1000);
  return { focus: inMetres as [number, number, number], span: Math.min(SPAN, w * 0.6) / 1000 };
}
