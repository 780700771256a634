/** Corners of a closed or open line, x and y in turn, whole pixels. */
export type Line = number[];

/** Labels of pixels, row by row; those at the rim are 0. */
export interface Labels {
  readonly width: number;
  readonly height: number;
  readonly label: Uint16Array;
}

/** Labels from the first to the last one, as one area. */
export type Range = readonly [first: number, last: number];

/**
 * The borders of areas, holes included: closed lines that turn right around them. Each label but 0 is an area, by its
 * number; or each of the ranges, by its place.
 */
export function ringsOf({ width, label }: Labels, ranges?: readonly Range[]): Map<number, Line[]> {
  const rings = new Map<number, Line[]>();
  const walked = new Uint8Array(label.length);
  const add = (start: number, range: Range, name: number, mark: number) => {
    const ring = walk(width, label, start, range, walked, mark);
    const known = rings.get(name);
    if (known) known.push(ring);
    else rings.set(name, [ring]);
  };
  for (let pixel = width; pixel < label.length; pixel++) {
    const here = label[pixel] ?? 0;
    const above = label[pixel - width] ?? 0;
    if (here === above || here === 0) continue;
    const marks = walked[pixel] ?? 0;
    if (!ranges) {
      if (marks === 0) add(pixel, [here, here], here, 1);
      continue;
    }
    for (let name = 0; name < ranges.length; name++) {
      const range = ranges[name] ?? [0, 0];
      if (isIn(here, range) && !isIn(above, range) && (marks & (1 << name)) === 0)
        add(pixel, range, name, 1 << name);
    }
  }
  return rings;
}

const isIn = (label: number, [first, last]: Range) => label >= first && label <= last;

/** Around an area from the upper left corner of a pixel whose upper side is its border. A corner has the number of the pixel below and right of it. */
function walk(
  width: number,
  label: Uint16Array,
  start: number,
  [first, last]: Range,
  walked: Uint8Array,
  mark: number,
): Line {
  const ring: Line = [];
  let [corner, step] = [start, 1];
  do {
    if (step === 1) walked[corner] = (walked[corner] ?? 0) | mark;
    corner += step;
    // The pixels ahead: their corners lie on the way, at its right hand and at its left.
    const right =
      label[corner + (step === 1 ? 0 : step === width ? -1 : step === -1 ? -1 - width : -width)] ??
      0;
    const left =
      label[corner + (step === 1 ? -width : step === width ? 0 : step === -1 ? -1 : -1 - width)] ??
      0;
    const [isRight, isLeft] = [right >= first && right <= last, left >= first && left <= last];
    if (isRight && !isLeft) continue;
    ring.push(corner % width, Math.floor(corner / width));
    // A turn to the right, or to the left where both pixels are inside.
    const turned = step === 1 ? width : step === width ? -1 : step === -1 ? -width : 1;
    step = isRight ? -turned : turned;
  } while (corner !== start || step !== 1);
  return ring;
}

/** Twice the area that a ring encloses; negative for a hole. */
export function doubleArea(ring: Line): number {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    sum += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  return sum;
}
