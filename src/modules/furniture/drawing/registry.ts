import type { VariantAttributes } from '#contracts/attributes.ts';
import { isCertain, outlineOf } from './certainty.ts';
import { lookOf } from './colours.ts';
import type { DrawingInput } from './drawing-input.ts';
import { furnitureSet, isKnownSet } from './forms/sets.ts';
import type { Kind } from './kind.ts';
import { categoryWords, kinds, plainKind } from './kinds.ts';
import type { Around, Form, Labels, Piece, Stance } from './piece.ts';

export interface Drawing {
  form: Form;
  piece: Piece;
  stance: Stance;
  /** Its own words say what it is; otherwise its category's do, or nothing does. */
  told: boolean;
  /** Its kind is known, and the form shows what the goods state. Otherwise the plate of the category stands in its place. */
  isDrawn: boolean;
  /** The drawn front, mm. */
  width: number;
  height: number;
  labels: Labels;
  /** Must pass a door on its way in. */
  carried: boolean;
  /** How high above the floor a hung one hangs, mm, where that is its own. */
  lift: number | undefined;
  /** Room for what the form shows outside the front, mm. */
  around: Required<Around>;
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
};

const seedOf = (text: string): number => {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return seed;
};

/** Where the noun has ended: «подушка | для дивана», «стол | с ящиками», «лавка | «Кресло»». */
const behindNoun = /\s(?:для|под|с|со|из|к|на|от|без)\s|[«"(]/;

/** The first kind whose words begin in what names the thing itself. */
function kindNamedBy(text: string): Kind | undefined {
  const end = behindNoun.exec(text)?.index ?? text.length;
  return kinds.find(({ match }) => (match.exec(text)?.index ?? end) < end);
}

const kindOf = ({ categorySlug, name, attributes: a }: DrawingInput) => {
  const type = a.type_of_product ?? a.entity ?? '';
  // «Кровать-тахта» is only told from a bed by the product's name.
  const whole = /тахт/i.test(name) && /кроват/i.test(type) ? `тахта ${type}` : type;
  for (const text of [whole, name, categoryWords[categorySlug] ?? categorySlug]) {
    const kind = kindNamedBy(text.toLowerCase());
    if (kind?.form === furnitureSet && !isKnownSet(a, [type, name].join(' ').toLowerCase())) break;
    if (kind) return { kind, told: text === whole || text === name };
  }
  return { kind: plainKind, told: false };
};

const labelsOf = (a: VariantAttributes, stance: Stance, kind: Kind): Labels => {
  const { dimensions_width: width, dimensions_depth: depth } = a;
  const height = a.dimensions_height ?? (stance === 'plan' ? undefined : a.dimensions_thickness);
  if (stance === 'plan' && depth) return { width, height: depth, depth: height };
  if (kind.side && depth && depth > (width ?? 0)) return { width: depth, height, depth: width };
  return { width, height, depth };
};

/** How a variant is drawn: its form, its front in mm and the labels its data allow. */
export const drawingOf = (input: DrawingInput): Drawing => {
  const { name, variantName = '', attributes: a } = input;
  const { kind, told } = kindOf(input);
  const spoken = [name, variantName, ...textsOf(a)].join(' ').toLowerCase();
  const stance = typeof kind.stance === 'function' ? kind.stance(spoken) : (kind.stance ?? 'floor');
  const outline = outlineOf(input, stance);
  const words = outline ? `${spoken} ${outline}` : spoken;
  const labels = labelsOf(a, stance, kind);
  const isCircle = outline === 'круглый' && kind.round === 'outline';
  const width = labels.width ?? (isCircle ? labels.height : undefined) ?? kind.size[0];
  const height = labels.height ?? (isCircle ? labels.width : undefined) ?? kind.size[1];
  const seedText = a.series ?? /«([^»]+)»/.exec(name)?.[1] ?? name;
  const look = lookOf(a, kind.colour, variantName);
  const piece = { attributes: a, look, words, seed: seedOf(seedText) };
  const isKnown = kind !== plainKind;
  return {
    form: kind.form,
    stance,
    told,
    isDrawn: isKnown && isCertain({ kind, piece, outline, labels, width, height }),
    width,
    height,
    labels,
    carried: kind.carried ?? false,
    lift: kind.lift,
    piece,
    around: { above: 0, left: 0, right: 0, behind: 0, ...kind.around?.(piece, width, height) },
  };
};
