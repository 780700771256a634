import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import type { SourceMapping } from '#modules/imports/mapping/source-mapping.ts';
import type { PriceField } from './price-fields.ts';
import type { ChosenColumns } from '#modules/imports/reading/columns.ts';
import { importSources } from './tables.ts';

/** The owner's decisions about a source. */
export interface SourceSettings {
  /** Fields that the source's feed overwrites even if a price list has set them. */
  readonly masters: readonly PriceField[];
  /** What `available="false"` without a count means. */
  readonly unavailable: 'to_order' | 'sold_out';
  /** `--withdraw-missing` stops where it would withdraw a larger share of the source's goods on sale. */
  readonly withdrawPercent: number;
}

export const defaultSettings: SourceSettings = {
  masters: [],
  unavailable: 'to_order',
  withdrawPercent: 20,
};

/** The settings of a source; the defaults if the owner has decided nothing about it. */
export async function loadSourceSettings(
  client: pg.ClientBase,
  source: string,
): Promise<SourceSettings> {
  const { rows } = await client.query<SourceSettings>(
    `SELECT masters, unavailable, withdraw_percent AS "withdrawPercent" FROM import_sources WHERE source = $1`,
    [source],
  );
  return rows[0] ?? defaultSettings;
}

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
  return row?.columns ?? undefined;
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
