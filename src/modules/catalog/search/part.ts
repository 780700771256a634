/** What one word of a query, or two words that belong together, may mean. Products should match all parts. */
export interface Part {
  /** The word itself, as any of its lemmas. */
  readonly exact: readonly Term[];
  /** The same lemmas and their synonyms. */
  readonly wide: readonly Term[];
}

/** A word of letters or digits, or a prefix. */
export interface Term {
  readonly word: string;
  readonly begins?: boolean;
  /** Only with this word too. */
  readonly beside?: string;
}

export const part = (exact: readonly string[], wide: readonly string[]): Part => ({
  exact: exact.map((word) => ({ word })),
  wide: wide.map((word) => ({ word })),
});
