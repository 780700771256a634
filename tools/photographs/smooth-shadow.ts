/** How far the grain of a shadow is evened out, pixels; twice. */
const REACH = 4;

/** Ground that holds a shadow is black, more or less transparent; the thing itself is opaque. */
const isGround = (pixels: Uint8Array, at: number) =>
  (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0) < 12 &&
  (pixels[at + 3] ?? 0) < 250;

/** Sums over a window along rows (step 1) or columns (step width). */
function summed(values: Float32Array, width: number, height: number, step: number): Float32Array {
  const [lines, length, stride] = step === 1 ? [height, width, width] : [width, height, 1];
  const sums = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let at = -REACH; at < length + REACH; at++) {
      if (at + REACH < length) sum += values[start + (at + REACH) * step] ?? 0;
      if (at - REACH - 1 >= 0) sum -= values[start + (at - REACH - 1) * step] ?? 0;
      if (at >= 0 && at < length) sums[start + at * step] = sum;
    }
  }
  return sums;
}

/** Evens the shadow of a rendered RGBA picture, in place; the thing and its outline stay as they are. */
export function smoothShadow(pixels: Uint8Array, width: number, height: number): void {
  const count = width * height;
  const ground = Float32Array.from({ length: count }, (_, i) => (isGround(pixels, i * 4) ? 1 : 0));
  let alpha = Float32Array.from(
    { length: count },
    (_, i) => (ground[i] ?? 0) * (pixels[i * 4 + 3] ?? 0),
  );
  const around = (values: Float32Array) =>
    summed(summed(values, width, height, 1), width, height, width);
  const weight = around(ground);
  for (let pass = 0; pass < 2; pass++) {
    const sums = around(alpha);
    alpha = sums.map((sum, i) => (ground[i] ? sum / Math.max(1, weight[i] ?? 1) : 0));
  }
  alpha.forEach((value, i) => {
    if (ground[i]) pixels[i * 4 + 3] = Math.round(value);
  });
}
