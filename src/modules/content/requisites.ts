import type { RichText, TextBlock, TextLine, TextPart } from '#contracts/rich-text.ts';
import type { ShopSettings } from './shop-file.ts';

export type Requisites = Pick<
  ShopSettings,
  'sellerName' | 'sellerDetails' | 'email' | 'phone' | 'address'
> & { readonly identity: Pick<ShopSettings['identity'], 'name'> };

const PLACE = /\{([^{}]*)\}/g;

/** The requisite of a place such as `{seller}`; undefined: there is no such place, or the shop has no such requisite. */
function requisiteOf(place: string, requisites: Requisites): string | undefined {
  const known: Partial<Record<string, string>> = {
    shop: requisites.identity.name,
    seller: requisites.sellerName,
    details: requisites.sellerDetails.replaceAll(/\s*\n\s*/g, ', '),
    email: requisites.email,
    phone: requisites.phone,
    address: requisites.address,
  };
  return known[place] || undefined;
}

export const hasPlaces = (content: string): boolean => content.search(PLACE) >= 0;

/** The places of a file that cannot be filled, with their lines. */
export const unfilledIn = (
  content: string,
  requisites: Requisites,
): { line: number; place: string }[] =>
  content
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(PLACE)]
        .filter(([, place = '']) => requisiteOf(place, requisites) === undefined)
        .map(([place]) => ({ line: index + 1, place })),
    );

/** Replaces `{seller}`, `{details}`, `{email}` and the like in every text. Addresses of links stay. */
export function fillRequisites(text: RichText, requisites: Requisites): RichText {
  const fill = (words: string) =>
    words.replaceAll(PLACE, (whole, place: string) => requisiteOf(place, requisites) ?? whole);
  return text.map((block) => fillBlock(block, fill));
}

type Fill = (words: string) => string;

function fillBlock(block: TextBlock, fill: Fill): TextBlock {
  if (typeof block === 'string' || Array.isArray(block)) return fillLine(block, fill);
  if ('heading' in block) return { ...block, heading: fill(block.heading) };
  if ('list' in block) return { ...block, list: block.list.map((line) => fillLine(line, fill)) };
  if ('table' in block) {
    return { table: block.table.map((row) => row.map((cell) => fillLine(cell, fill))) };
  }
  return {
    terms: block.terms.map(({ term, text }) => ({ term: fill(term), text: fillLine(text, fill) })),
  };
}

const fillLine = (line: TextLine, fill: Fill): TextLine =>
  typeof line === 'string' ? fill(line) : line.map((part) => fillPart(part, fill));

function fillPart(part: TextPart, fill: Fill): TextPart {
  if (typeof part === 'string') return fill(part);
  if ('strong' in part) return { strong: fill(part.strong) };
  if ('emphasis' in part) return { emphasis: fill(part.emphasis) };
  return part;
}
