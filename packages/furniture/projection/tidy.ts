import type { Pixels } from './raster.ts';

/** A bevel or a gap at most so many pixels wide is one line, not two. */
const NARROW = 3;

/**
 * The pixels with what is too narrow to be drawn given to what lies at both sides of it, unless it stands before them: to the side that
 * belongs to the same part, so that a thin handle keeps its breadth, or half to each.
 */
export function tidy(pixels: Pixels, partOf: ArrayLike<number>): Pixels {
  const { width, height, depth } = pixels;
  const patch = pixels.patch.slice();
  const part = (pixel: number) => partOf[patch[pixel] ?? 0];
  const close = (start: number, step: number, count: number) => {
    let from = 0;
    for (let at = 1; at <= count; at++) {
      const here = patch[start + from * step];
      if (at < count && patch[start + at * step] === here) continue;
      const [before, after] = [start + (from - 1) * step, start + at * step];
      const run = at - from;
      const sides =
        from > 0 && at < count && here !== 0 && patch[before] !== 0 && patch[after] !== 0;
      if (run <= NARROW && sides) {
        const high = depth[start + (from + (run >> 1)) * step] ?? 0;
        if (high <= Math.max(depth[before] ?? 0, depth[after] ?? 0) + 0.2) {
          const own = part(start + from * step);
          const [isBefore, isAfter] = [part(before) === own, part(after) === own];
          const middle = isBefore === isAfter ? run / 2 : isBefore ? run : 0;
          for (let i = 0; i < run; i++) {
            patch[start + (from + i) * step] = patch[i < middle ? before : after] ?? 0;
          }
        }
      }
      from = at;
    }
  };
  for (let y = 0; y < height; y++) close(y * width, 1, width);
  for (let x = 0; x < width; x++) close(x, width, height);
  return { ...pixels, patch };
}
