import { count, eq, max, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { importFileParts } from './task-tables.ts';

const PART = 1024 * 1024;

/** Keeps a file in pieces of a megabyte and returns its length. */
export async function writeParts(
  db: Database,
  taskId: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  let part = 0;
  let length = 0;
  let held: Uint8Array[] = [];
  let waiting = 0;
  const write = async () => {
    if (waiting === 0) return;
    await db.insert(importFileParts).values({ taskId, part, bytes: Buffer.concat(held) });
    part += 1;
    held = [];
    waiting = 0;
  };
  for await (const chunk of bytes) {
    held.push(chunk);
    waiting += chunk.byteLength;
    length += chunk.byteLength;
    if (waiting >= PART) await write();
  }
  await write();
  return length;
}

/** Forgets a file. */
export const deleteParts = (db: Database, taskId: number) =>
  db.delete(importFileParts).where(eq(importFileParts.taskId, taskId));

/** Keeps a piece of a file, in the place of one that was sent before. Returns by how much the file has grown. */
export async function writePart(
  db: Database,
  part: { readonly taskId: number; readonly part: number; readonly bytes: Buffer },
): Promise<number> {
  const { rows } = await db.execute<{ length: number }>(sql`
    SELECT octet_length(bytes) AS length FROM import_file_parts WHERE task_id = ${part.taskId} AND part = ${part.part}`);
  await db
    .insert(importFileParts)
    .values(part)
    .onConflictDoUpdate({
      target: [importFileParts.taskId, importFileParts.part],
      set: { bytes: part.bytes },
    });
  return part.bytes.byteLength - (rows[0]?.length ?? 0);
}

/** How many pieces there are, and the number of the last. */
export async function countParts(
  db: Database,
  taskId: number,
): Promise<{ parts: number; last: number }> {
  const [row] = await db
    .select({ parts: count(), last: max(importFileParts.part) })
    .from(importFileParts)
    .where(eq(importFileParts.taskId, taskId));
  return { parts: row?.parts ?? 0, last: row?.last ?? -1 };
}

/** The file of a task, piece by piece. */
export async function* partsOf(pool: pg.Pool, taskId: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const { rows } = await pool.query<{ bytes: Buffer }>(
      'SELECT bytes FROM import_file_parts WHERE task_id = $1 AND part = $2',
      [taskId, part],
    );
    if (!rows[0]) return;
    yield rows[0].bytes;
  }
}
