import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** A word of the vocabulary. */
export interface KnownWord {
  readonly word: string;
  readonly products: number;
  readonly is_kind: boolean;
}

/** The words of the shop's products. Calls in one turn of the event loop are batched into one statement. */
export interface Vocabulary {
  /** Those of these words that exist. May contain words of other calls in the same batch. */
  existing(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of these prefixes that some word has. */
  beginning(beginnings: readonly string[]): Promise<ReadonlySet<string>>;
  /** All words of these lengths. May contain words of other lengths. */
  ofLengths(lengths: readonly number[]): Promise<readonly KnownWord[]>;
}

export const openVocabulary = (db: Database): Vocabulary => ({
  existing: batchCalls(async (words: readonly string[]) => {
    const { rows } = await db.execute<{ word: string }>(
      sql`SELECT word FROM search_words WHERE word = ANY(${sql.param(words)}::text[])`,
    );
    return new Set(rows.map(({ word }) => word));
  }),
  beginning: batchCalls(async (beginnings: readonly string[]) => {
    // Like LIKE with a constant prefix: an index range from the prefix to the prefix with the last code point.
    const { rows } = await db.execute<{ begun: string }>(sql`
      SELECT begun FROM unnest(${sql.param(beginnings)}::text[]) begun
      WHERE EXISTS (SELECT FROM search_words WHERE word ~>=~ begun AND word ~<~ (begun || chr(1114109)))`);
    return new Set(rows.map(({ begun }) => begun));
  }),
  ofLengths: batchCalls(async (lengths: readonly number[]) => {
    const { rows } = await db.execute<KnownWord & Record<string, unknown>>(
      sql`SELECT word, products, is_kind FROM search_words
        WHERE length(word) = ANY(${sql.param(lengths)}::integer[])`,
    );
    return rows;
  }),
});

/** Batches the calls of one turn of the event loop. Each call gets the answer of the whole batch. */
function batchCalls<Item, Answer>(
  ask: (items: readonly Item[]) => Promise<Answer>,
): (items: readonly Item[]) => Promise<Answer> {
  let waiting: { items: Set<Item>; answer: Promise<Answer> } | undefined;
  const open = () => {
    const items = new Set<Item>();
    const answer = nextTurn().then(() => {
      waiting = undefined;
      return ask([...items]);
    });
    return { items, answer };
  };
  return (items) => {
    waiting ??= open();
    for (const item of items) waiting.items.add(item);
    return waiting.answer;
  };
}
