/** How far the grain of a shadow is evened out, pixels; twice. */
const REACH = 4;
/** Where it is faint, it has no edge that could be lost. */
const FAR = 14;
const FAINT = 70;

/** The shadow ends before the frame does, parts of its side: where the picture lies on a page, its frame must not be seen. */
const MARGIN = 0.08;

/** How much of the shadow there is at a distance from an edge of the frame: 0 at the edge, all of it further in. */
function within(at: number, length: number): number {
  const part = Math.min(1, Math.min(at, length - 1 - at) / (length * MARGIN));
  return part * part * (3 - 2 * part);
}

/** Sums over a window along rows (step 1) or columns (step width). */
function summed(
  values: Float32Array,
  width: number,
  height: number,
  step: number,
  reach: number,
): Float32Array {
  const [lines, length, stride] = step === 1 ? [height, width, width] : [width, height, 1];
  const sums = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let at = -reach; at < length + reach; at++) {
      if (at + reach < length) sum += values[start + (at + reach) * step] ?? 0;
      if (at - reach - 1 >= 0) sum -= values[start + (at - reach - 1) * step] ?? 0;
      if (at >= 0 && at < length) sums[start + at * step] = sum;
    }
  }
  return sums;
}

/** Evens the shadow of a rendered RGBA picture, in place; what `thing` marks stays as it is. */
export function smoothShadow(
  pixels: Uint8Array,
  thing: Uint8Array,
  width: number,
  height: number,
): void {
  const count = width * height;
  const ground = Float32Array.from(thing, (marked) => (marked ? 0 : 1));
  let alpha = Float32Array.from(
    { length: count },
    (_, i) => (ground[i] ?? 0) * (pixels[i * 4 + 3] ?? 0),
  );
  const around = (values: Float32Array, reach: number) =>
    summed(summed(values, width, height, 1, reach), width, height, width, reach);
  const evened = (values: Float32Array, reach: number) => {
    const weight = around(ground, reach);
    return around(values, reach).map((sum, i) =>
      ground[i] ? sum / Math.max(1, weight[i] ?? 1) : 0,
    );
  };
  alpha = evened(evened(alpha, REACH), REACH);
  const faint = evened(evened(alpha, FAR), FAR);
  alpha = alpha.map((value, i) => {
    const part = Math.min(1, Math.max(0, 1.4 - (1.4 * value) / FAINT));
    return value * (1 - part) + (faint[i] ?? 0) * part;
  });
  alpha.forEach((value, i) => {
    if (!ground[i]) return;
    const inside = within(i % width, width) * within(Math.floor(i / width), height);
    pixels[i * 4 + 3] = Math.round(value * inside);
  });
}
