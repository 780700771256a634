/**
 * What one search may cost, whatever is typed. PostgreSQL tests each candidate product against the whole query, so the
 * time of a search is the number of its terms times the number of products.
 */
export const searchLimits = {
  /** More words than people search for. Further words are ignored. */
  words: 6,
  /** Further numbers match only the typed length. */
  widenedNumbers: 2,
  /** Lengths near a number, the nearest first: 2 % of three metres. */
  nearLengths: 12,
  /** Terms of all words together: lemmas, synonyms, near lengths. */
  terms: 40,
} as const;
