import type { DrawingInput } from './drawing-input.ts';
import type { Kind } from './kind.ts';
import type { Labels, Piece, Stance } from './piece.ts';

/** The outline that the goods state, in the words that the forms read. */
export type Outline = 'круглый' | 'овальный' | undefined;

const circle = /(?<!\p{L})(?:круг(?!\p{L})|кругл)/u;
const diameter = /(?<!\p{L})(?:d|ø|⌀|диаметр\p{L}*)\s?\d{2,}/u;
const oval = /(?<!\p{L})(?:овал|эллипс|полукруг)/u;

/** The outline by name, type, variant and what the supplier says of the form. A diameter is one of things that are seen from above. */
export function outlineOf(
  { name, variantName = '', attributes: a, characteristics = [] }: DrawingInput,
  stance: Stance,
): Outline {
  const forms = characteristics.filter(({ label }) => /форма/i.test(label));
  const stated = [name, variantName, a.type_of_product, a.bed_type_form];
  const words = [...stated, ...forms.map(({ value }) => value)].join(' ').toLowerCase();
  if (oval.test(words)) return 'овальный';
  return circle.test(words) || (stance === 'plan' && diameter.test(words)) ? 'круглый' : undefined;
}

/** How much narrower or wider than its usual front a thing of a kind without limits of its own may be. */
const usualSpread = 4.5;

/** Whether the kind's form shows what the goods state. Otherwise a drawing would invent. */
export function isCertain({
  kind,
  piece,
  outline,
  labels,
  width,
  height,
}: {
  kind: Kind;
  piece: Piece;
  outline: Outline;
  labels: Labels;
  width: number;
  height: number;
}): boolean {
  const [usualWidth, usualHeight] = kind.size;
  const stretch = Math.abs(Math.log((width / height) * (usualHeight / usualWidth)));
  return (
    stretch <= Math.log(kind.spread ?? usualSpread) &&
    (outline === undefined || kind.round !== undefined) &&
    (outline !== 'круглый' || kind.round !== 'outline' || isSquare(width, height)) &&
    (kind.shows?.(piece, labels) ?? true)
  );
}

const isSquare = (width: number, height: number): boolean => Math.abs(width / height - 1) < 0.1;
