import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { ImportTask, TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import type { TestApp } from './build-test-app.ts';
import type { ShopOptions } from './fixtures/shop-of-file.ts';
import { withShop } from './fixtures/with-shop.ts';
import type { Member } from './staff.ts';

export const TASKS = '/api/admin/imports/tasks/';
export const FILES = '/api/admin/imports/files/';

/** The first row of a table of goods. */
export const TABLE_HEADER = 'Артикул;Название;Категория;Цена';

/** `it` of a file with a shop, its office, and an `importer`: a member who imports goods by the API of the office. */
export const withImporter = (options: Pick<ShopOptions, 'runImport'> = {}) =>
  withShop({ ...options, env: { RATE_LOGIN: '200/15m' } }).extend(
    'importer',
    { scope: 'file' },
    async ({ shop, office }) => importerOf(shop, await office.joined('content')),
  );

export type Importer = ReturnType<typeof importerOf>;

export function importerOf(shop: TestApp, editor: Member) {
  const part = (id: number, number: number, text: string | Uint8Array, person = editor) =>
    person.call('PUT', `${FILES}${id}/parts/${number}/`, Buffer.from(text), {
      'content-type': 'application/octet-stream',
    });

  /** Sends a file in two pieces, the last one first. */
  async function send(name: string, text: string | Uint8Array): Promise<ImportTask> {
    const { id } = (await editor.call('POST', FILES, { name })).json();
    const half = Math.ceil(text.length / 2);
    if (text) await part(id, 1, text.slice(half));
    if (text) await part(id, 0, text.slice(0, half));
    return (await editor.call('POST', `${FILES}${id}/sent/`)).json();
  }

  /** The task when it is no longer under way. */
  const ended = (id: number): Promise<ImportTask> =>
    vi.waitFor(
      async () => {
        const task: ImportTask = (await editor.call('GET', `${TASKS}${id}/`)).json();
        expect(['queued', 'reading']).not.toContain(task.state);
        return task;
      },
      { timeout: 30_000, interval: 100 },
    );

  const start = (id: number, dryRun: boolean, options: TaskOptions = {}) =>
    editor.call('POST', `${TASKS}${id}/start/`, { dry_run: dryRun, options });

  /** A file that is looked at. */
  const look = async (name: string, text: string | Uint8Array): Promise<ImportTask> =>
    ended((await send(name, text)).id);

  /** A file that is looked at and loaded. */
  async function load(name: string, text: string, options: TaskOptions = {}): Promise<ImportTask> {
    const task = await look(name, text);
    expect(task.failure).toBeNull();
    expect((await start(task.id, false, options)).statusCode).toBe(200);
    return ended(task.id);
  }

  /** What the shop has of an article. */
  async function variantOf(code: string) {
    const { rows } = await shop.db.execute<{ price: number; name: string; withdrawn: boolean }>(
      sql`SELECT v.price_kopecks::int AS price, p.name, v.withdrawn FROM variants v JOIN products p ON p.id = v.product_id WHERE code = ${code}`,
    );
    return rows[0];
  }

  return { editor, part, send, ended, start, look, load, variantOf };
}
