import type { VariantAttributes } from '#contracts/attributes.ts';
import type { CategoryIcon } from '#contracts/category-look.ts';
import { lookOf } from './colours.ts';
import { furnitureSet, isKnownSet } from './forms/sets.ts';
import type { Kind } from './kind.ts';
import { categoryWords, kinds, plainKind } from './kinds.ts';
import type { Around, Form, Piece, Stance } from './piece.ts';

export interface DrawingInput {
  categorySlug: string;
  name: string;
  attributes: VariantAttributes;
  /** The icon of the category, for a thing of unknown kind. */
  icon?: CategoryIcon;
}

/** Millimetres that are stated, by the line that shows them. */
export interface Labels {
  width: number | undefined;
  height: number | undefined;
  depth: number | undefined;
}

export interface Drawing {
  form: Form;
  piece: Piece;
  stance: Stance;
  /** Its own words say what it is; otherwise its category's do, or nothing does. */
  told: boolean;
  /** Nothing says what it is. */
  isUnknown: boolean;
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
export const drawingOf = ({ categorySlug, name, attributes: a }: DrawingInput): Drawing => {
  const { kind, told } = kindOf({ categorySlug, name, attributes: a });
  const words = [name, ...textsOf(a)].join(' ').toLowerCase();
  const stance = typeof kind.stance === 'function' ? kind.stance(words) : (kind.stance ?? 'floor');
  const labels = labelsOf(a, stance, kind);
  const width = labels.width ?? kind.size[0];
  const height = labels.height ?? kind.size[1];
  const seedText = a.series ?? /«([^»]+)»/.exec(name)?.[1] ?? name;
  const piece = { attributes: a, look: lookOf(a, kind.colour), words, seed: seedOf(seedText) };
  return {
    form: kind.form,
    stance,
    told,
    isUnknown: kind === plainKind,
    width,
    height,
    labels,
    carried: kind.carried ?? false,
    lift: kind.lift,
    piece,
    around: { above: 0, left: 0, right: 0, behind: 0, ...kind.around?.(piece, width, height) },
  };
};
