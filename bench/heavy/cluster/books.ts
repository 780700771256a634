import pg from 'pg';
import type { Email } from 'postal-mime';
import { waitUntil } from './wait-until.ts';

const LETTERS_AN_ORDER = 2;
/** The check waits for further letters until none has arrived for this long. */
const NEXT_WITHIN = 20_000;

export interface Books {
  readonly orders: number;
  readonly letters: number;
  /** Letters that were sent twice. */
  readonly doubled: number;
  /** Numbers of confirmed orders that are not in the database. */
  readonly missing: readonly string[];
  /** Numbers of orders in the database that were never confirmed: a repeated order became two. */
  readonly unknown: readonly string[];
  readonly wrong: string[];
}

/**
 * Compares confirmed orders, the database and the received letters. Returns the differences. A letter is sent again, with the same Message-ID, when a
 * shop is killed or loses the database after the mail server's acceptance but before the job is completed: `mostDoubled` letters may be.
 */
export async function checkBooks(
  primaryUrl: string,
  confirmed: ReadonlyMap<string, number>,
  letters: readonly Email[],
  mostDoubled = LETTERS_AN_ORDER,
): Promise<Books> {
  const wrong: string[] = [];
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  const { rows } = await client.query<{ number: string }>('SELECT number FROM orders');
  await client.end();
  const numbers = new Set(rows.map(({ number }) => number));
  const missing = [...confirmed.keys()].filter((number) => !numbers.has(number));
  const unknown = [...numbers].filter((number) => !confirmed.has(number));
  if (missing.length > 0) wrong.push(`confirmed but not in the database: ${missing.join(', ')}`);
  if (unknown.length > 0) wrong.push(`in the database but never confirmed: ${unknown.join(', ')}`);

  const expected = numbers.size * LETTERS_AN_ORDER;
  const keys = () => new Set(letters.map(({ messageId }) => messageId));
  for (let size = -1; keys().size < expected && keys().size > size; ) {
    size = keys().size;
    await waitUntil(() => keys().size > size, NEXT_WITHIN);
  }
  if (keys().size !== expected) wrong.push(`${keys().size} letters of ${expected}`);
  const doubled = letters.length - keys().size;
  if (doubled > mostDoubled) wrong.push(`${doubled} letters came twice`);
  return { orders: numbers.size, letters: letters.length, doubled, missing, unknown, wrong };
}
