import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from './embedded.ts';

let folder: string;
let copy: string;
const say = () => undefined;

beforeAll(() => {
  folder = makeFolder();
  copy = makeFolder();
});
afterAll(() => {
  for (const one of [folder, copy]) rmSync(one, { recursive: true, force: true });
});

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'gornitsa-database-'));
  chmodSync(made, 0o755);
  return made;
}

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

it('opens one of two that start together in an empty folder, and the other says so', async () => {
  const empty = makeFolder();
  const starts = [1, 2].map(() => startEmbeddedDatabase({ folder: empty, say }));
  const [opened] = await Promise.any(starts.map(async (start) => [await start]));
  const ends = await Promise.allSettled(starts);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refusal = ends.find((end) => end.status === 'rejected');
  expect(String(refusal?.reason)).toMatch(/уже запущен/);
  expect(await query(opened?.url ?? '', 'SELECT 1')).toEqual([1]);
  await opened?.stop();
  expect(readdirSync(empty).toSorted()).toEqual(['postgres', 'postgres-password']);
  rmSync(empty, { recursive: true });
});

describe('a copy of a folder', () => {
  const pidFile = (of: string) => join(of, 'postgres', 'postmaster.pid');
  const portOf = (url: string) => new URL(url).port;
  const moveTo = (port: string, url: string) => Object.assign(new URL(url), { port }).href;
  const copyFolder = () => {
    rmSync(copy, { recursive: true });
    execFileSync('cp', ['-a', folder, copy]);
  };

  it('is a shop of its own: neither reaches the database of the other at its port', async () => {
    await startEmbeddedDatabase({ folder, say }).then(({ stop }) => stop());
    copyFolder();
    const original = await startEmbeddedDatabase({ folder, say });
    const copied = await startEmbeddedDatabase({ folder: copy, say });
    await query(original.url, "CREATE TABLE placed AS SELECT 'order'");
    expect(await query(copied.url, "SELECT to_regclass('placed')")).toEqual([null]);
    const wrong = [
      moveTo(portOf(copied.url), original.url),
      moveTo(portOf(original.url), copied.url),
    ];
    for (const url of wrong) await expect(query(url, 'SELECT 1')).rejects.toThrow('authentication');
    await original.stop();
    await copied.stop();
  });

  it('adopts no server of another folder that has the port of its own former one', async () => {
    await startEmbeddedDatabase({ folder, say }).then(({ stop }) => stop());
    copyFolder();
    const original = await startEmbeddedDatabase({ folder, say });
    copyFileSync(join(folder, 'postgres-password'), join(copy, 'postgres-password'));
    const [, ...rest] = readFileSync(pidFile(folder), 'utf8').split('\n');
    // No process has a higher number than 4194304.
    writeFileSync(pidFile(copy), ['4194305', ...rest].join('\n'));
    const copied = await startEmbeddedDatabase({ folder: copy, say });
    expect(portOf(copied.url)).not.toBe(portOf(original.url));
    await copied.stop();
    await original.stop();
  });

  it.each([{ beside: false }, { beside: true }])(
    'is refused while the shop that it was copied from runs, %o',
    async ({ beside }) => {
      const original = await startEmbeddedDatabase({ folder, say });
      copyFolder();
      const started = startEmbeddedDatabase({ folder: copy, say, beside });
      await expect(started).rejects.toThrow('копия папки магазина, который сейчас работает');
      await original.stop();
    },
  );
});
