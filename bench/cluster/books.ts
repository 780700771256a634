import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Email } from 'postal-mime';

const LETTERS_AN_ORDER = 2;
/** The check waits for further letters until none has arrived for this long. */
const NEXT_WITHIN = 20_000;

/** Compares confirmed orders, the database and the received letters. Returns the differences. */
export async function checkBooks(
  primaryUrl: string,
  confirmed: ReadonlySet<string>,
  letters: readonly Email[],
): Promise<{ orders: number; letters: number; doubled: number; wrong: string[] }> {
  const wrong: string[] = [];
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  const { rows } = await client.query<{ number: string }>('SELECT number FROM orders');
  await client.end();
  const numbers = new Set(rows.map(({ number }) => number));
  const missing = [...confirmed].filter((number) => !numbers.has(number));
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
  // A shop killed after the mail server's acceptance but before the job is completed sends the letter again, with the same Message-ID.
  if (doubled > LETTERS_AN_ORDER) wrong.push(`${doubled} letters came twice`);
  return { orders: numbers.size, letters: letters.length, doubled, wrong };
}

async function waitUntil(isSo: () => boolean, within: number): Promise<void> {
  const end = performance.now() + within;
  while (!isSo() && performance.now() < end) await pause(100);
}
