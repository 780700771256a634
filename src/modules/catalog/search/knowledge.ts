import { sql } from 'drizzle-orm';
import { getSearchContent } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Shade } from '../filters/shades.ts';
import { loadLemmas } from './lemmas.ts';
import { nameOfCategory } from './offers/named-categories.ts';
import { lemmasOfPages, pageWords } from './offers/page-words.ts';
import type { SearchKnowledge } from './search.ts';
import { createShadeTerms } from './shade-terms.ts';
import { createThesaurus, type Thesaurus } from './thesaurus.ts';

/** More kinds of goods than a shop has. */
const MOST_KINDS = 20_000;

interface Given {
  readonly now: Date;
  readonly shades: readonly Shade[];
  readonly categories: readonly { id: number; slug: string; name: string }[];
}

/** Reads what the search knows besides goods: the owner's words and pages, categories, shades. */
export type Knowledge = (db: Database, given: Given) => Promise<SearchKnowledge>;

/** The thesaurus is made anew only where the owner's words have changed. */
export function createKnowledge(): Knowledge {
  let last: { words: string; thesaurus: Thesaurus } | undefined;
  return async (db, { now, shades, categories }) => {
    const lemmasOf = await loadLemmas();
    const [{ pages: rows, synonyms, searchPages }, kinds] = await Promise.all([
      getSearchContent(db, now),
      selectKinds(db),
    ]);
    const words = JSON.stringify(synonyms);
    if (last?.words !== words) last = { words, thesaurus: createThesaurus(lemmasOf, synonyms) };
    const pages = rows.map((page) => pageWords(page, lemmasOf));
    return {
      thesaurus: last.thesaurus,
      shadesOf: createShadeTerms(shades, lemmasOf),
      pages,
      ofPages: lemmasOfPages(pages),
      categories: categories.map((category) => nameOfCategory(category, lemmasOf)),
      pageOf: pageOfSearch(searchPages),
      isKind: (lemma) => kinds.has(lemma),
    };
  };
}

/** However a text is typed: capitals, «ё» and spaces mean nothing. */
function pageOfSearch(pages: Readonly<Record<string, string>>): SearchKnowledge['pageOf'] {
  const known = new Map(Object.entries(pages).map(([text, page]) => [likeTyped(text), page]));
  return (text) => known.get(likeTyped(text)) ?? null;
}

const likeTyped = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();

async function selectKinds(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ word: string }>(
    sql`SELECT word FROM search_words WHERE is_kind LIMIT ${MOST_KINDS}`,
  );
  return new Set(rows.map(({ word }) => word));
}
