import type { RichText, TextBlock, TextLine, TextPart } from '#contracts/rich-text.ts';
import type { ShopIdentity, TextPage } from '#contracts/shop-content.ts';
import { days, daysOf, years, yearsOf } from '#messages/words/plural.ts';

/** What the places of a text are filled from. */
export interface PlaceSources {
  readonly sellerName: string;
  readonly sellerDetails: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly identity: Pick<ShopIdentity, 'name' | 'hours' | 'terms'>;
}

/** The page of text that shows people, makers and certificates. */
const ABOUT_PAGE = 'about-company';

const PLACE = /\{([^{}]*)\}/g;

/** The words for each place, such as `{seller}` or `{return-days}`; empty: the shop has not said them. */
function wordsOf({ identity, ...texts }: PlaceSources): ReadonlyMap<string, string> {
  const { name, hours, terms } = identity;
  const longest = Math.max(terms.refusal_days, terms.return_days);
  return new Map([
    ['shop', name],
    ['seller', texts.sellerName],
    ['details', texts.sellerDetails.replaceAll(/\s*\n\s*/g, ', ')],
    ['email', texts.email],
    ['phone', texts.phone],
    ['address', texts.address],
    ['hours', hours.map((row) => `${row.days} ${row.time}`).join(', ')],
    ['refusal-days', days(terms.refusal_days)],
    ['refusal-days-of', daysOf(terms.refusal_days)],
    // A shop that takes nothing back for longer than the law says has no second term.
    ['return-days', longest > terms.refusal_days ? days(longest) : ''],
    ['return-days-of', longest > terms.refusal_days ? daysOf(longest) : ''],
    ['refund-days', days(terms.refund_days)],
    ['refund-days-of', daysOf(terms.refund_days)],
    ['service-life', terms.service_years > 0 ? years(terms.service_years) : ''],
    ['service-life-of', terms.service_years > 0 ? yearsOf(terms.service_years) : ''],
    ['warranty', terms.warranty],
    ['warranty-hours', terms.warranty_hours],
  ]);
}

/** The words of one place; undefined: there is no such place, or the shop has not said them. */
export const placeWords = (place: string, sources: PlaceSources): string | undefined =>
  wordsOf(sources).get(place) || undefined;

/** The places that stand in a text, as they are written between the braces. */
export const placesIn = (text: string): string[] =>
  [...text.matchAll(PLACE)].map(([, place = '']) => place);

/** Replaces each place that has words, with the spaces of what is typed. Others stay as they are. */
export function fillPlaces(words: string, sources: PlaceSources): string {
  const known = wordsOf(sources);
  return words.replaceAll(
    PLACE,
    (whole, place: string) => known.get(place)?.replaceAll('\u00a0', ' ') || whole,
  );
}

interface Texts {
  readonly description: string;
  readonly lead: string;
}

/**
 * The texts of a page with its places filled. A line with a place whose words the shop has not said is left out, so that nothing is said with a
 * hole in it; braces around other words stay.
 */
export function fillPage<Page extends Texts>(
  page: Page & { readonly text: RichText },
  sources: PlaceSources,
): Page & { readonly text: RichText } {
  const known = wordsOf(sources);
  const fill = (words: string): string | null => {
    if (placesIn(words).some((place) => known.get(place) === '')) return null;
    return words.replaceAll(PLACE, (whole, place: string) => known.get(place) ?? whole);
  };
  return {
    ...page,
    description: fill(page.description) ?? '',
    lead: fill(page.lead) ?? '',
    text: fillText(page.text, fill),
  };
}

/** A page of text as visitors see it: its places are filled, and the page about the shop has what the shop says of itself. */
export function pageOfShop(
  page: TextPage,
  settings: PlaceSources & { readonly identity: ShopIdentity },
): TextPage {
  const filled = fillPage(page, settings);
  if (page.slug !== ABOUT_PAGE) return filled;
  const { people, certificates } = settings.identity;
  return { ...filled, about: { people, certificates } };
}

/** Other words for these; null leaves out the line in which they stand. */
export type Fill = (words: string) => string | null;

/** Replaces words in every text but the addresses of links. Headings that lose all that stood under them are left out too. */
export function fillText(text: RichText, fill: Fill): RichText {
  const filled = text.map((block) => fillBlock(block, fill));
  if (!filled.includes(null)) return filled as RichText;
  return filled.filter((block, index): block is TextBlock => {
    if (block === null) return false;
    const level = levelOf(block);
    return level === null || hasContent(filled.slice(index + 1), level);
  });
}

const levelOf = (block: TextBlock): number | null =>
  typeof block === 'object' && !Array.isArray(block) && 'heading' in block ? block.level : null;

/** Whether anything is said before the next heading of this level. */
function hasContent(after: readonly (TextBlock | null)[], level: number): boolean {
  const said = after.filter((block) => block !== null);
  const first = said.find((block) => {
    const other = levelOf(block);
    return other === null || other <= level;
  });
  return first !== undefined && levelOf(first) === null;
}

function fillBlock(block: TextBlock, fill: Fill): TextBlock | null {
  if (typeof block === 'string' || Array.isArray(block)) return fillLine(block, fill);
  if ('heading' in block) {
    const heading = fill(block.heading);
    return heading === null ? null : { ...block, heading };
  }
  if ('list' in block) {
    const list = known(block.list.map((line) => fillLine(line, fill)));
    return list.length > 0 ? { ...block, list } : null;
  }
  if ('table' in block) {
    const rows = block.table.map((row) => row.map((cell) => fillLine(cell, fill)));
    const table = rows.filter((row) => row.every((cell) => cell !== null));
    return table.length > 1 ? { table } : null;
  }
  const terms = known(
    block.terms.map((one) => {
      const [term, text] = [fill(one.term), fillLine(one.text, fill)];
      return term === null || text === null ? null : { term, text };
    }),
  );
  return terms.length > 0 ? { terms } : null;
}

const known = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value) => value !== null);

function fillLine(line: TextLine, fill: Fill): TextLine | null {
  if (typeof line === 'string') return fill(line);
  const parts = line.map((part) => fillPart(part, fill));
  return parts.every((part) => part !== null) ? parts : null;
}

function fillPart(part: TextPart, fill: Fill): TextPart | null {
  if (typeof part === 'string') return fill(part);
  if ('strong' in part) return marked(fill(part.strong), (strong) => ({ strong }));
  if ('emphasis' in part) return marked(fill(part.emphasis), (emphasis) => ({ emphasis }));
  return part;
}

const marked = (words: string | null, make: (words: string) => TextPart): TextPart | null =>
  words === null ? null : make(words);
