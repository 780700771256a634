/**
 * Takes the grain out of a picture that was rendered twice with few samples: a joint non-local mean (Buades 2005; weights of one half from
 * the other, by what the two differ in, after Rousselle 2012). Light is evened where surfaces are alike; the colours of the
 * weave and the grain are divided out before and come back after it.
 */

/** RGB triples of the rendered half, of what the surfaces' own colours are, and where they face (0..1 each). */
export interface Halves {
  readonly a: Float32Array;
  readonly b: Float32Array;
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
  /** Pixels that are worth it; the rest is the mean of both. */
  readonly thing: Uint8Array;
}

/** Pixels around one that are compared with it. */
const WINDOW = 5;
/** How different by noise alone two pixels may be taken to be. */
const STRENGTH = 0.6;
const NORMAL = 0.12;
const ALBEDO = 0.12;
const DARK = 0.02;
const luminance = [0.2126, 0.7152, 0.0722] as const;

/** The picture without grain, RGB triples of linear light; the same size as the halves. */
export function denoise(halves: Halves, width: number, height: number): Float32Array {
  const { albedo, thing } = halves;
  const count = width * height;
  const lights = [halves.a, halves.b].map((half) =>
    half.map((value, i) => value / ((albedo[i] ?? 0) + DARK)),
  ) as [Float32Array, Float32Array];
  const guides = lights.map((light) => brightness(light, count)) as [Float32Array, Float32Array];
  const variance = spread(guides, thing, width, height);
  const sums = lights.map(() => new Float32Array(count * 3)) as [Float32Array, Float32Array];
  const weights = lights.map(() => new Float32Array(count)) as [Float32Array, Float32Array];
  const raw = [new Float32Array(count), new Float32Array(count)] as const;
  const rows = new Float32Array(count);

  for (let dy = 0; dy <= WINDOW; dy++) {
    for (let dx = dy === 0 ? 0 : -WINDOW; dx <= WINDOW; dx++) {
      const shift = dy * width + dx;
      const alike = alikeBySurface(halves, width, height, dx, dy);
      for (const half of [0, 1] as const) {
        const distance = raw[half];
        const guide = guides[1 - half] as Float32Array;
        apart(distance, guide, variance, thing, width, height, dx, dy);
        blur3(distance, rows, width, height);
        const light = lights[half];
        const sum = sums[half];
        const weight = weights[half];
        for (let p = 0; p < count; p++) {
          const surface = alike[p] ?? 0;
          if (surface === 0) continue;
          const w = surface * Math.exp(-Math.max(0, distance[p] ?? 0));
          if (w < 1e-4) continue;
          const q = p + shift;
          weight[p] = (weight[p] ?? 0) + w;
          for (let c = 0; c < 3; c++)
            sum[p * 3 + c] = (sum[p * 3 + c] ?? 0) + w * (light[q * 3 + c] ?? 0);
          if (shift === 0) continue;
          weight[q] = (weight[q] ?? 0) + w;
          for (let c = 0; c < 3; c++)
            sum[q * 3 + c] = (sum[q * 3 + c] ?? 0) + w * (light[p * 3 + c] ?? 0);
        }
      }
    }
  }
  return Float32Array.from({ length: count * 3 }, (_, i) => {
    const p = Math.floor(i / 3);
    if (!thing[p]) return ((halves.a[i] ?? 0) + (halves.b[i] ?? 0)) / 2;
    const light =
      ((sums[0][i] ?? 0) / (weights[0][p] ?? 1) + (sums[1][i] ?? 0) / (weights[1][p] ?? 1)) / 2;
    return light * ((albedo[i] ?? 0) + DARK);
  });
}

const brightness = (light: Float32Array, count: number) =>
  Float32Array.from({ length: count }, (_, p) =>
    luminance.reduce((sum, part, c) => sum + part * (light[p * 3 + c] ?? 0), 0),
  );

/** The variance of one half, from what the halves differ in, evened over seven by seven pixels. */
function spread(
  [a, b]: readonly [Float32Array, Float32Array],
  thing: Uint8Array,
  width: number,
  height: number,
): Float32Array {
  const single = a.map((value, p) => (thing[p] ? (value - (b[p] ?? 0)) ** 2 / 2 : 0));
  const there = Float32Array.from(thing);
  const spare = new Float32Array(single.length);
  for (let pass = 0; pass < 3; pass++) {
    blur3(single, spare, width, height);
    blur3(there, spare, width, height);
  }
  return single.map((value, p) => value / Math.max(0.05, there[p] ?? 0));
}

/** By how much a pixel and its neighbour differ beyond what noise explains. */
function apart(
  into: Float32Array,
  guide: Float32Array,
  variance: Float32Array,
  thing: Uint8Array,
  width: number,
  height: number,
  dx: number,
  dy: number,
): void {
  const shift = dy * width + dx;
  into.fill(0);
  for (let y = 0; y + dy < height; y++) {
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
      const p = y * width + x;
      const q = p + shift;
      if (!thing[p] || !thing[q]) continue;
      const [vp, vq] = [variance[p] ?? 0, variance[q] ?? 0];
      const difference = ((guide[p] ?? 0) - (guide[q] ?? 0)) ** 2 - (vp + Math.min(vp, vq));
      into[p] = difference / (1e-6 + STRENGTH * STRENGTH * (vp + vq));
    }
  }
}

/** Whether two pixels show the same kind of surface facing the same way: 0..1, and 0 outside the thing. */
function alikeBySurface(
  { albedo, normal, thing }: Halves,
  width: number,
  height: number,
  dx: number,
  dy: number,
): Float32Array {
  const alike = new Float32Array(width * height);
  for (let y = 0; y + dy < height; y++) {
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
      const p = y * width + x;
      const q = p + dy * width + dx;
      if (!thing[p] || !thing[q]) continue;
      let facing = 0;
      let colour = 0;
      for (let c = 0; c < 3; c++) {
        facing += ((normal[p * 3 + c] ?? 0) - (normal[q * 3 + c] ?? 0)) ** 2;
        colour += ((albedo[p * 3 + c] ?? 0) - (albedo[q * 3 + c] ?? 0)) ** 2;
      }
      alike[p] = Math.exp(-facing / (2 * NORMAL * NORMAL) - colour / (2 * ALBEDO * ALBEDO));
    }
  }
  return alike;
}

/** A mean over three by three pixels, in place; beyond the border lies the border itself. */
function blur3(values: Float32Array, rows: Float32Array, width: number, height: number): void {
  const at = (list: Float32Array, p: number) => list[p] as number;
  for (let start = 0; start < values.length; start += width) {
    const end = start + width - 1;
    rows[start] = (2 * at(values, start) + at(values, start + 1)) / 3;
    for (let p = start + 1; p < end; p++) {
      rows[p] = (at(values, p - 1) + at(values, p) + at(values, p + 1)) / 3;
    }
    rows[end] = (at(values, end - 1) + 2 * at(values, end)) / 3;
  }
  for (let y = 0; y < height; y++) {
    const [up, down] = [y > 0 ? -width : 0, y < height - 1 ? width : 0];
    for (let p = y * width; p < (y + 1) * width; p++) {
      values[p] = (at(rows, p + up) + at(rows, p) + at(rows, p + down)) / 3;
    }
  }
}
