/** How far the grain of a shadow is evened out, pixels; twice. */
const REACH = 2;

/** Parts of the picture's width from the thing at which its shadow begins to fade, and at which none is left. */
const FADES = 0.03;
const ENDS = 0.17;
/** The frame is never darker than the paper: the shadow ends before it, parts of its side. */
const MARGIN = 0.1;

const smooth = (part: number): number => {
  const clamped = Math.min(1, Math.max(0, part));
  return clamped * clamped * (3 - 2 * clamped);
};

/** How much of the shadow there is at a distance from an edge of the frame: 0 at the edge, all of it further in. */
const within = (at: number, length: number): number =>
  smooth(Math.min(at, length - 1 - at) / (length * MARGIN));

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

/** The distance of each pixel from the nearest marked one, pixels, by steps of 1 and √2 there and back. */
function distances(marked: Uint8Array, width: number, height: number): Float32Array {
  const far = Float32Array.from(marked, (is) => (is ? 0 : width + height));
  const nearer = (at: number, x: number, dx: number, dy: number) => {
    if (x + dx < 0 || x + dx >= width) return;
    const other = far[at + dy * width + dx];
    if (other === undefined) return;
    far[at] = Math.min(far[at] ?? 0, other + Math.hypot(dx, dy));
  };
  const sweep = (at: number, way: 1 | -1) => {
    const x = at % width;
    nearer(at, x, -way, 0);
    for (const dx of [-1, 0, 1]) nearer(at, x, dx, -way);
  };
  for (let at = 0; at < far.length; at++) sweep(at, 1);
  for (let at = far.length - 1; at >= 0; at--) sweep(at, -1);
  return far;
}

/** The thing with what is between its legs: in each row, all from its first pixel to its last. */
function spanned(thing: Uint8Array, width: number): Uint8Array {
  const filled = Uint8Array.from(thing);
  for (let row = 0; row < thing.length; row += width) {
    const line = thing.subarray(row, row + width);
    const [first, last] = [line.indexOf(1), line.lastIndexOf(1)];
    if (first >= 0) filled.fill(1, row + first, row + last + 1);
  }
  return filled;
}

/** The shade that lies on the whole ground, as it is along the frame: the paper has none of its own. */
function baseOf(alpha: Float32Array, width: number, height: number): number {
  const [dx, dy] = [Math.round(width * 0.03), Math.round(height * 0.03)];
  const edge = alpha.filter((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x < dx || x >= width - dx || y < dy || y >= height - dy;
  });
  return edge.toSorted()[Math.floor(edge.length / 2)] ?? 0;
}

/**
 * The shadow of a thing on paper from its rendered opacity, 0..255 each, row by row: without grain, and ending softly around the
 * pixels that `thing` marks, so that it has neither an even shade nor the shape of the frame.
 */
export function softShadow(
  rendered: Float32Array,
  thing: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const around = (values: Float32Array) =>
    summed(summed(values, width, height, 1, REACH), width, height, width, REACH);
  // What lies below the thing is black, and must not be spread around it.
  const open = Float32Array.from(thing, (is) => 1 - is);
  const seen = around(open);
  const evened = (values: Float32Array) =>
    around(values.map((value, i) => value * (open[i] ?? 0))).map((sum, i) =>
      seen[i] ? sum / seen[i] : (values[i] ?? 0),
    );
  const near = evened(evened(rendered));
  const base = baseOf(near, width, height);
  // The shadow under a table is as near to it as that beside its legs.
  const far = distances(spanned(thing, width), width, height);
  return Uint8Array.from(near, (value, i) => {
    // Darker than the base by little keeps little: the base has no edge of its own.
    const own = Math.max(0, value - base) * (255 / Math.max(1, 255 - base));
    const inside = within(i % width, width) * within(Math.floor(i / width), height);
    const close = smooth((ENDS - (far[i] ?? 0) / width) / (ENDS - FADES));
    return Math.round(own * inside * close);
  });
}
