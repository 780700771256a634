export interface Label {
  readonly text: string;
  /** Centre of the text in pixels. */
  readonly x: number;
  readonly y: number;
}

interface LabelRequest extends Label {
  /** Unit vector away from the model. */
  readonly away: readonly [x: number, y: number];
}

const LETTER = 8.6;
const LINE = 22;
const GAP = 10;

/** Places the labels beside their lines, inside the picture and without overlaps. */
export function placeLabels(
  requests: readonly LabelRequest[],
  width: number,
  height: number,
): Label[] {
  const placed: Label[] = [];
  for (const { text, x, y, away } of requests) {
    const half = (text.length * LETTER) / 2;
    const out = GAP + (half * Math.abs(away[0]) + (LINE / 2) * Math.abs(away[1]));
    const place = {
      text,
      x: within(x + away[0] * out, half, width - half),
      y: within(y + away[1] * out, LINE, height - LINE),
    };
    const step = place.y + LINE * 2 > height ? -LINE : LINE;
    while (placed.some((other) => overlaps(other, place))) place.y += step;
    placed.push(place);
  }
  return placed;
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

const overlaps = (a: Label, b: Label) =>
  Math.abs(a.y - b.y) < LINE &&
  Math.abs(a.x - b.x) < ((a.text.length + b.text.length) * LETTER) / 2;
