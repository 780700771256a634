import { type SQL, sql } from 'drizzle-orm';
import { loadLemmas } from './lemmas.ts';
import { wordsOf } from './words.ts';

/**
 * The ids of the indexed products that have every word of a text, in any form, or begin a word with it. Unlike the search of the shop it
 * widens nothing: who looks for an article wants no likeness. Undefined for a text without words.
 */
export async function productsNamed(text: string): Promise<SQL | undefined> {
  const words = [...new Set(wordsOf(text))];
  if (words.length === 0) return undefined;
  const lemmasOf = await loadLemmas();
  const query = words
    .map((word) => `(${[`${word}:*`, ...lemmasOf(word)].join(' | ')})`)
    .join(' & ');
  return sql`SELECT product_id FROM search_products(${query}::tsquery)`;
}
