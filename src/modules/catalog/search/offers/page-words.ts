import type { RichText, TextBlock, TextLine } from '#contracts/rich-text.ts';
import type { LemmasOf } from '../lemmas.ts';
import type { Resolved } from '../resolve-word.ts';
import { isNoise } from '../synonyms.ts';
import type { Thesaurus } from '../thesaurus.ts';
import { wordsOf } from '../words.ts';

/** A page of text of the owner. */
export interface SearchedPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly body: RichText;
}

/** The lemmas of a page with their weight. */
export interface PageWords {
  readonly slug: string;
  readonly title: string;
  readonly weights: ReadonlyMap<string, number>;
}

const TITLE = 10;
const SUMMARY = 4;
const HEADING = 3;
const BODY = 1;
/** A word that means the same weighs less than the word itself. */
const SYNONYM = 0.5;
const MOST = 2;

/** Words of questions, which pages do not repeat. */
const ofQuestions: ReadonlySet<string> = new Set(
  'как где когда куда сколько какой ли можно нужно условие способ правило информация ваш товар покупка стоить'.split(
    ' ',
  ),
);

export function pageWords(page: SearchedPage, lemmasOf: LemmasOf): PageWords {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const lemma of new Set(wordsOf(text).flatMap(lemmasOf))) {
      weights.set(lemma, (weights.get(lemma) ?? 0) + weight);
    }
  };
  add(page.title, TITLE);
  add(page.description, SUMMARY);
  add(page.lead, SUMMARY);
  for (const block of page.body) {
    if (isHeading(block)) add(block.heading, HEADING);
    else for (const line of linesOf(block)) add(plainText(line), BODY);
  }
  return { slug: page.slug, title: page.title, weights };
}

/** The lemmas of all pages, which are not corrected. */
export const lemmasOfPages = (pages: readonly PageWords[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ weights }) => [...weights.keys()]));

interface Asked {
  readonly pages: readonly PageWords[];
  readonly thesaurus: Thesaurus;
  readonly lemmasOf: LemmasOf;
  /** The same text as words for goods. */
  readonly words: readonly Resolved[];
  /** Names of kinds of goods. */
  readonly isKind: (lemma: string) => boolean;
}

/**
 * The pages that answer a phrase: they have all its words, one of them in title, summary or a heading unless goods have none of the words,
 * and none is the name of a kind of goods.
 */
export function answeringPages(
  text: string,
  { pages, thesaurus, lemmasOf, isKind, words }: Asked,
): { slug: string; title: string }[] {
  const typed = wordsOf(text).filter((word) => word.length > 1);
  const telling = typed.filter((word) => !isNoise(word)).map(lemmasOf);
  const asked = telling.filter((lemmas) => !lemmas.some((lemma) => ofQuestions.has(lemma)));
  const groups = [asked, telling, typed.map(lemmasOf)].find(({ length }) => length > 0) ?? [];
  if (groups.length === 0 || groups.flat().some(isKind)) return [];
  const least = words.every(({ isUnknown }) => isUnknown) ? BODY * SYNONYM : HEADING;
  const scored = pages
    .map((page) => ({ page, scores: groups.map((lemmas) => weightOf(page, lemmas, thesaurus)) }))
    .filter(({ scores }) => scores.every((score) => score > 0) && Math.max(...scores) >= least)
    .map(({ page, scores }) => ({ page, score: scores.reduce((sum, one) => sum + one, 0) }))
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best / 2)
    .slice(0, MOST)
    .map(({ page: { slug, title } }) => ({ slug, title }));
}

function weightOf({ weights }: PageWords, lemmas: readonly string[], thesaurus: Thesaurus): number {
  const synonyms = thesaurus.meaningsOf(lemmas).map(({ word }) => word);
  const heaviest = (words: readonly string[]) =>
    Math.max(0, ...words.map((word) => weights.get(word) ?? 0));
  return Math.max(heaviest(lemmas), SYNONYM * heaviest(synonyms));
}

const isHeading = (block: TextBlock): block is Extract<TextBlock, { heading: string }> =>
  typeof block === 'object' && !Array.isArray(block) && 'heading' in block;

function linesOf(block: Exclude<TextBlock, { heading: string }>): TextLine[] {
  if (typeof block === 'string' || Array.isArray(block)) return [block];
  if ('list' in block) return block.list;
  if ('terms' in block) return block.terms.flatMap(({ term, text }) => [term, text]);
  return block.table.flat();
}

const plainText = (line: TextLine): string =>
  typeof line === 'string' ? line : line.map(textOfPart).join('');

function textOfPart(part: Exclude<TextLine, string>[number]): string {
  if (typeof part === 'string') return part;
  if ('strong' in part) return part.strong;
  if ('emphasis' in part) return part.emphasis;
  return typeof part.text === 'string' ? part.text : part.text.map(textOfPart).join('');
}
