import type { Pixels } from './raster.ts';

/** A bevel or a gap at most so many pixels wide is one line, not two. */
const NARROW = 3;

/** The pixels with what is too narrow to be drawn given to what lies at both sides of it, unless it stands before them. */
export function tidy(pixels: Pixels): Pixels {
  const { width, height, depth } = pixels;
  const patch = pixels.patch.slice();
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
        const middle = depth[start + (from + (run >> 1)) * step] ?? 0;
        if (middle <= Math.max(depth[before] ?? 0, depth[after] ?? 0) + 1) {
          for (let i = 0; i < run; i++) {
            patch[start + (from + i) * step] = patch[i < run / 2 ? before : after] ?? 0;
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
