import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** A word of the shop. */
export interface KnownWord {
  readonly word: string;
  readonly products: number;
  readonly is_kind: boolean;
}

/** The words of the shop's products. Whatever is asked of it at one moment is one statement. */
export interface Vocabulary {
  /** Those of these words that there are, and maybe others that were asked for beside them. */
  existing(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of these beginnings that some word has. */
  beginning(beginnings: readonly string[]): Promise<ReadonlySet<string>>;
  /** At least the words of so many letters. */
  ofLengths(lengths: readonly number[]): Promise<readonly KnownWord[]>;
}

export const openVocabulary = (db: Database): Vocabulary => ({
  existing: together(async (words: readonly string[]) => {
    const { rows } = await db.execute<{ word: string }>(
      sql`SELECT word FROM search_words WHERE word = ANY(${sql.param(words)}::text[])`,
    );
    return new Set(rows.map(({ word }) => word));
  }),
  beginning: together(async (beginnings: readonly string[]) => {
    // As LIKE would for a constant: between the beginning and the beginning with the last of all letters after it.
    const { rows } = await db.execute<{ begun: string }>(sql`
      SELECT begun FROM unnest(${sql.param(beginnings)}::text[]) begun
      WHERE EXISTS (SELECT FROM search_words WHERE word ~>=~ begun AND word ~<~ (begun || chr(1114109)))`);
    return new Set(rows.map(({ begun }) => begun));
  }),
  ofLengths: together(async (lengths: readonly number[]) => {
    const { rows } = await db.execute<KnownWord & Record<string, unknown>>(
      sql`SELECT word, products, is_kind FROM search_words
        WHERE length(word) = ANY(${sql.param(lengths)}::integer[])`,
    );
    return rows;
  }),
});

/** Makes one question of those that are asked in the same turn; each gets the answer to all. */
function together<Item, Answer>(
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
