import type { Attributes, Description } from './attributes.ts';
import { isCertain, outlineOf } from './certainty.ts';
import { type Look, lookOf } from './colours.ts';
import { firstTurn } from './first-view.ts';
import type { Kind, Labels, Opening, Stance, Stated, View, Views } from './kind.ts';
import { kinds } from './kinds/index.ts';
import { plain } from './kinds/plain.ts';
import type { Length, Size } from './kit/piece.ts';
import { type Side, sideOf } from './kit/side.ts';

/** What a description tells of a thing before it is built. Lengths are mm. */
export interface Thing {
  readonly kind: Kind;
  /** Its own words say what it is; otherwise its category's do, or nothing does. */
  readonly told: boolean;
  /** Its kind is known, and a model of the kind shows what is stated. Otherwise a picture would invent. */
  readonly certain: boolean;
  readonly stance: Stance;
  /** The stated side of its corner. */
  readonly side: Side | undefined;
  /** How its model has a second pose, if it has one. */
  readonly opening: Opening | undefined;
  readonly views: Views;
  /** The stated lengths, usual ones for those that are missing. */
  readonly size: Size;
  /** Lengths in which the model rightly differs from the stated ones. */
  readonly free: readonly Length[];
  /** How high above the floor it hangs; 0 for what stands. */
  readonly lift: number;
  /** The stated lengths by the lines that show them in the first view. */
  readonly labels: Labels;
  /** Width and height of the first view. */
  readonly shown: { readonly width: number; readonly height: number };
  readonly look: Look;
  readonly attributes: Attributes;
  /** All words of the description, lower case. */
  readonly words: string;
  /** Picks among equal ways of building; the same for all variants of a product. */
  readonly seed: number;
}

/** Where the noun has ended: «подушка | для дивана», «стол | с ящиками», «лавка | «Кресло»». */
const behindNoun = /\s(?:для|под|с|со|из|к|на|от|без)\s|[«"(]/;

/** The first kind whose words begin in what names the thing itself. */
function kindNamedBy(text: string): Kind | undefined {
  const end = behindNoun.exec(text)?.index ?? text.length;
  return kinds.find(({ words }) => (words.exec(text)?.index ?? end) < end);
}

const kindOfCategory = (slug: string): Kind | undefined =>
  kinds.find(({ categories }) => categories?.includes(slug)) ?? kindNamedBy(slug.toLowerCase());

function kindOf({ categorySlug, name, attributes: a }: Description) {
  const type = a.type_of_product ?? a.entity ?? '';
  // «Кровать-тахта» is only told from a bed by the product's name.
  const whole = /тахт/i.test(name) && /кроват/i.test(type) ? `тахта ${type}` : type;
  const own = kindNamedBy(whole.toLowerCase()) ?? kindNamedBy(name.toLowerCase());
  const kind = own ?? kindOfCategory(categorySlug);
  const isKnown = kind?.isKnown?.(a, `${type} ${name}`.toLowerCase()) ?? true;
  return kind && isKnown ? { kind, told: own !== undefined } : { kind: plain, told: false };
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
};

function labelsOf(a: Attributes, stance: Stance, { longSide }: Kind): Labels & { side: boolean } {
  const { dimensions_width: width, dimensions_depth: depth } = a;
  const height = a.dimensions_height ?? (stance === 'plan' ? undefined : a.dimensions_thickness);
  if (stance === 'plan' && depth) return { width, height: depth, depth: height, side: false };
  if (longSide && depth && depth > (width ?? 0)) {
    return { width: depth, height, depth: width, side: true };
  }
  return { width, height, depth, side: false };
}

const isWinged = ({ winged }: Kind, { name, attributes: a }: Description): boolean =>
  winged instanceof RegExp
    ? winged.test(`${a.type_of_product ?? a.entity ?? ''} ${name}`.toLowerCase())
    : winged === true;

function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return seed;
}

/** Height of a lying thing that states none. */
const FLAT = 40;

/** How high a hung thing hangs. Its middle is before the eyes. */
function liftOf(stance: Stance, height: number, lift: number | undefined): number {
  if (stance === 'wall') return lift ?? Math.max(80, Math.min(1550 - height / 2, 1000));
  return stance === 'ceiling' ? 1500 : 0;
}

/** What is first looked at from its right is drawn from there, too: with the ladder, the drawers and the handles that its photograph shows. */
function viewsOf(
  { views }: Kind,
  stated: Stated,
  { isFromSide, isFromRight }: { readonly isFromSide: boolean; readonly isFromRight: boolean },
): Views {
  const side = isFromRight ? 'right' : 'side';
  if (isFromSide) return [side, 'front'];
  const [best, ...others] = typeof views === 'function' ? views(stated) : views;
  const turned = (view: View) => (view === 'side' ? side : view);
  return [turned(best), ...others.map(turned)];
}

/** Tells what a thing is, how it stands and how large it is, without building it. */
export function classify(description: Description): Thing {
  const { name, variantName = '', attributes: a } = description;
  const { kind, told } = kindOf(description);
  const { size: usual } = kind;
  const spoken = [name, variantName, ...textsOf(a)].join(' ').toLowerCase();
  const stance = typeof kind.stance === 'function' ? kind.stance(spoken) : (kind.stance ?? 'floor');
  const outline = outlineOf(description, stance);
  const words = outline ? `${spoken} ${outline}` : spoken;
  const { side: isFromSide, ...labels } = labelsOf(a, stance, kind);
  const side = sideOf(a);
  const isCircle = outline === 'круглый' && kind.round === 'outline';
  const usualShown = {
    width: kind.longSide ? Math.max(usual.w, usual.d) : usual.w,
    height: stance === 'plan' ? usual.d : usual.h,
  };
  const shown = {
    width: labels.width ?? (isCircle ? labels.height : undefined) ?? usualShown.width,
    height: labels.height ?? (isCircle ? labels.width : undefined) ?? usualShown.height,
  };
  const stated = { attributes: a, words };
  const size = {
    w: a.dimensions_width ?? (isCircle ? shown.width : usual.w),
    h: a.dimensions_height ?? a.dimensions_thickness ?? (stance === 'plan' ? FLAT : usual.h),
    d: a.dimensions_depth ?? (stance === 'plan' ? shown.height : usual.d),
  };
  const isFromRight = firstTurn({ stance, size, side }) > 0;
  return {
    kind,
    told,
    certain:
      kind !== plain &&
      (side !== undefined || !isWinged(kind, description)) &&
      isCertain({ kind, stated, outline, labels, shown, usualShown }),
    stance,
    side,
    opening: kind.opening?.(stated),
    views: viewsOf(kind, stated, { isFromSide, isFromRight }),
    size,
    free: typeof kind.free === 'function' ? kind.free(words) : (kind.free ?? []),
    lift: liftOf(stance, shown.height, kind.lift),
    labels,
    shown,
    look: lookOf(a, kind.colour, variantName),
    attributes: a,
    words,
    seed: seedOf(a.series ?? /«([^»]+)»/.exec(name)?.[1] ?? name),
  };
}
