import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createFeedRows, createStaged, FEED_COLUMNS, type FeedRow } from './staged.ts';

/** A row of a source: numbered by {@link stage}. */
export type StatedRow = Omit<FeedRow, 'no'>;

/** Creates the table that {@link stage} fills. The database is busy with the copy from then on. */
export async function createStaging(client: pg.ClientBase): Promise<void> {
  // Sorts and joins of whole tables would go to the disk: a tenth of the time of 50,000 offers.
  await client.query("SET LOCAL work_mem = '64MB'");
  await client.query(createFeedRows);
}

/** Writes the rows into `feed_rows` as a stream, then creates `staged`. Rethrows errors of the file's reader. */
export async function stage(
  client: pg.ClientBase,
  rows: AsyncIterable<StatedRow>,
  signal: AbortSignal,
): Promise<void> {
  const copy = client.query(copyFrom(`COPY feed_rows (${FEED_COLUMNS.join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(lines(rows)), copy, { signal });
  await client.query(createStaged);
  await client.query('CREATE UNIQUE INDEX ON feed_rows (no)');
  await client.query('CREATE UNIQUE INDEX ON staged (no)');
  await client.query('ANALYZE feed_rows, staged');
  // Every step joins whole tables. A plan made while a table was nearly empty may choose a nested loop, which takes hours on a full one.
  await client.query('SET LOCAL enable_nestloop = off');
}

const AT_ONCE = 64 * 1024;

async function* lines(rows: AsyncIterable<StatedRow>): AsyncGenerator<string> {
  let no = 0;
  let text = '';
  for await (const stated of rows) {
    no += 1;
    const row: FeedRow = { no, ...stated };
    text += `${FEED_COLUMNS.map((column) => field(row, column)).join('\t')}\n`;
    if (text.length < AT_ONCE) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const arrayOf = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** One column in the text format of COPY. */
function field(row: FeedRow, column: keyof FeedRow): string {
  const value = row[column];
  if (value === null) return '\\N';
  if (typeof value !== 'object' && typeof value !== 'string') return String(value);
  return textOf(row, column, value).replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}

const textOf = (row: FeedRow, column: keyof FeedRow, value: string | object): string => {
  if (column === 'pictures') return arrayOf(row.pictures ?? []);
  return typeof value === 'string' ? value : JSON.stringify(value);
};
