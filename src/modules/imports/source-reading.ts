import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { importSources } from '#modules/ownership/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { SourceMapping } from './mapping/source-mapping.ts';
import type { ChosenColumns } from './reading/columns.ts';

/** The owner's rules for the labels of a source; undefined if there are none. */
export async function loadSourceMapping(
  client: pg.ClientBase,
  source: string,
): Promise<SourceMapping | undefined> {
  const { rows } = await client.query<{ mapping: SourceMapping | null }>(
    'SELECT mapping FROM import_sources WHERE source = $1',
    [source],
  );
  return rows[0]?.mapping ?? undefined;
}

/** Remembers the owner's rules for the labels of a source. */
export async function rememberMapping(
  client: pg.ClientBase,
  source: string,
  mapping: SourceMapping,
): Promise<void> {
  await client.query(
    `INSERT INTO import_sources (source, mapping) VALUES ($1, $2)
    ON CONFLICT (source) DO UPDATE SET mapping = excluded.mapping`,
    [source, JSON.stringify(mapping)],
  );
}

/** What the owner says of the columns of a source's tables; undefined if nothing. */
export async function loadSourceColumns(
  db: Database,
  source: string,
): Promise<ChosenColumns | undefined> {
  const [row] = await db
    .select({ columns: importSources.columns })
    .from(importSources)
    .where(eq(importSources.source, source));
  // Only `rememberColumns` writes it.
  return (row?.columns as ChosenColumns | null) ?? undefined;
}

/** Remembers what the owner says of the columns of a source's tables. */
export async function rememberColumns(
  db: Database,
  source: string,
  columns: ChosenColumns,
): Promise<void> {
  await db
    .insert(importSources)
    .values({ source, columns })
    .onConflictDoUpdate({ target: importSources.source, set: { columns } });
}
