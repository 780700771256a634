import type { Pixels } from './raster.ts';
import { ringsOf } from './rings.ts';
import { areaPath } from './surfaces.ts';

/** To the right, down, to the viewer: light falls from the upper left. */
const [lightX, lightY, lightZ] = [-0.45, -0.61, 0.65];

/** Shares of the light, in 127 parts, at which a surface gets one step darker. */
const limits = [0.86, 0.5, 0.22, -0.05].map((share) => share * 127) as [
  number,
  number,
  number,
  number,
];

/** Areas of light by the levels in them: the brightest, then those at least two, three … steps darker. */
const areas = [
  [1, 1],
  [3, 5],
  [4, 5],
  [5, 5],
] as const;

/** Path data of the areas of light. */
export function shadesOf(pixels: Pixels): (detail: number) => string[] {
  const { width, height, edges } = pixels;
  const rings = ringsOf({ width, height, label: lightOf(pixels) }, areas);
  return (detail) =>
    areas.map((_, step) => areaPath(rings.get(step), edges, detail * 40, detail * 2));
}

/** A step of light for each pixel, 1 for the palest; 0 where nothing is seen. */
function lightOf({ patch, normal }: Pixels): Uint16Array {
  const [first, second, third, fourth] = limits;
  const levels = new Uint16Array(patch.length);
  for (let pixel = 0; pixel < levels.length; pixel++) {
    if (patch[pixel] === 0) continue;
    const at = pixel * 3;
    const share =
      (normal[at] ?? 0) * lightX + (normal[at + 1] ?? 0) * lightY + (normal[at + 2] ?? 0) * lightZ;
    levels[pixel] = 1 + +(share < first) + +(share < second) + +(share < third) + +(share < fourth);
  }
  return levels;
}
