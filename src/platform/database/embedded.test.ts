import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedDatabase } from './embedded.ts';

let folder: string;
const say = () => undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-database-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

it('keeps its data over a restart, and sorts and compares Russian words', async () => {
  const first = await startEmbeddedDatabase({ folder, say });
  await query(
    first.url,
    "CREATE TABLE words AS SELECT unnest(ARRAY['ёлка', 'еж', 'Диван', 'жук']) w",
  );
  await first.stop();
  const second = await startEmbeddedDatabase({ folder, say });
  const sorted = await query(second.url, 'SELECT w FROM words ORDER BY w COLLATE "ru-x-icu"');
  expect(sorted).toEqual(['Диван', 'еж', 'ёлка', 'жук']);
  expect(await query(second.url, "SELECT lower('ДИВАН'), 'Ель' ILIKE 'ЕЛЬ'")).toEqual([
    'диван',
    true,
  ]);
  await second.stop();
});

it('refuses a second shop on the same folder with a clear sentence', async () => {
  const first = await startEmbeddedDatabase({ folder, say });
  await expect(startEmbeddedDatabase({ folder, say })).rejects.toThrow(/уже запущен/);
  await first.stop();
});
