import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { defaultSettings, type SourceSettings } from './source-settings.ts';
import { importSources } from './tables.ts';

/** Working days in which goods of a source are made; both null: not told. */
export interface SourceTerm {
  readonly productionLeast: number | null;
  readonly productionMost: number | null;
}

/** A source of imports with the owner's decisions about it. */
export interface Source extends SourceSettings, SourceTerm {
  readonly source: string;
  readonly onSale: number;
  /** Goods on sale with a field that a price list holds. */
  readonly held: number;
  /** How many rules for labels the owner has given. */
  readonly rules: number;
}

/** Null as mapping forgets the rules. */
export type SourceChange = Partial<SourceSettings & SourceTerm> & { readonly mapping?: null };

/** The sources that goods came from or that the owner has decided about, by name. */
export async function listSources(db: Database): Promise<Source[]> {
  const { rows } = await db.execute<Source & Record<string, unknown>>(sql`
    SELECT source, coalesce(g.on_sale, 0)::int AS "onSale", coalesce(g.held, 0)::int AS held,
      coalesce(masters, '{}') AS masters, coalesce(unavailable, ${defaultSettings.unavailable}) AS unavailable,
      coalesce(withdraw_percent, ${defaultSettings.withdrawPercent}::int) AS "withdrawPercent",
      production_least AS "productionLeast", production_most AS "productionMost",
      (SELECT count(*)::int FROM jsonb_object_keys(mapping->'labels')) + coalesce(jsonb_array_length(mapping->'units'), 0) AS rules
    FROM import_sources FULL JOIN (
      SELECT l.source, count(*) FILTER (WHERE NOT v.withdrawn) AS on_sale,
        count(h.variant_id) FILTER (WHERE NOT v.withdrawn) AS held
      FROM import_offers l JOIN variants v ON v.id = l.variant_id LEFT JOIN held_fields h ON h.variant_id = v.id
      GROUP BY l.source) g USING (source)
    ORDER BY source`);
  return rows;
}

/** Stores the owner's decisions about a source. */
export async function changeSource(
  db: Database,
  source: string,
  change: SourceChange,
): Promise<void> {
  const { masters, ...others } = change;
  const values = masters ? { ...others, masters: [...masters] } : others;
  await db
    .insert(importSources)
    .values({ source, ...values })
    .onConflictDoUpdate({ target: importSources.source, set: { source, ...values } });
}
