import type { Description } from './attributes.ts';
import type { Kind, Labels, Stance, Stated } from './kind.ts';

/** The outline that the goods state, in the words that forms read. */
export type Outline = 'круглый' | 'овальный' | undefined;

const circle = /(?<!\p{L})(?:круг(?!\p{L})|кругл)/u;
const diameter = /(?<!\p{L})(?:d|ø|⌀|диаметр\p{L}*)\s?\d{2,}/u;
const oval = /(?<!\p{L})(?:овал|эллипс|полукруг)/u;

/** The outline by name, type, variant and what the supplier says of the form. A diameter is one of things that are seen from above. */
export function outlineOf(
  { name, variantName = '', attributes: a, characteristics = [] }: Description,
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

interface Shown {
  readonly width: number;
  readonly height: number;
}

/** Whether a model of the kind shows what the goods state. Otherwise it would invent. */
export function isCertain({
  kind,
  stated,
  outline,
  labels,
  shown: { width, height },
  usualShown,
}: {
  kind: Kind;
  stated: Stated;
  outline: Outline;
  labels: Labels;
  shown: Shown;
  usualShown: Shown;
}): boolean {
  const stretch = Math.abs(Math.log((width / height) * (usualShown.height / usualShown.width)));
  return (
    stretch <= Math.log(kind.spread ?? usualSpread) &&
    (outline === undefined || kind.round !== undefined) &&
    (outline !== 'круглый' || kind.round !== 'outline' || isSquare(width, height)) &&
    (kind.shows?.(stated, labels) ?? true)
  );
}

const isSquare = (width: number, height: number): boolean => Math.abs(width / height - 1) < 0.1;
