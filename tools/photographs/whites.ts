/** The luminance, 0..255, over which things are printed darker, and how much of what is above it stays. */
const KNEE = 196;
const SLOPE = 0.68;

/** Darkens in place what is nearly as light as paper, in its own hue: white furniture is seen on white paper by its faces, not by its shadow alone. RGBA, eight bits each. */
export function printWhites(pixels: Uint8Array, thing: Uint8Array): void {
  for (let p = 0; p < thing.length; p++) {
    if (!thing[p]) continue;
    const [r = 0, g = 0, b = 0] = pixels.subarray(p * 4, p * 4 + 3);
    const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    if (light <= KNEE) continue;
    const part = (KNEE + (light - KNEE) * SLOPE) / light;
    for (const [c, value] of [r, g, b].entries()) pixels[p * 4 + c] = Math.round(value * part);
  }
}
