import type pg from 'pg';

/** What the last import of a source said of one of its categories, and the category of the shop that it became. */
export interface CategoryLink {
  readonly category: number;
  /** Null for imports of earlier versions. */
  readonly name: string | null;
  /** The parent; null: on the top level. */
  readonly parent: number | null;
  /** The category moves with the feed: an import of this source has created it. */
  readonly moves: boolean;
}

/** The links of a source, by the ids of its categories. */
export async function loadLinks(
  client: pg.ClientBase,
  source: string,
): Promise<ReadonlyMap<string, CategoryLink>> {
  const { rows } = await client.query<CategoryLink & { id: string }>(
    `SELECT source_category AS id, category_id AS category, name, parent_id AS parent, moves
     FROM import_categories WHERE source = $1`,
    [source],
  );
  return new Map(rows.map(({ id, ...link }) => [id, link]));
}

/** Stores the links. Unchanged rows are not written. */
export async function rememberLinks(
  client: pg.ClientBase,
  source: string,
  links: readonly (CategoryLink & { readonly id: string })[],
): Promise<void> {
  await client.query(
    `INSERT INTO import_categories AS known (source, source_category, category_id, name, parent_id, moves)
     SELECT $1, id, category, name, parent, moves
     FROM json_to_recordset($2) AS link (id text, category integer, name text, parent integer, moves boolean)
     ON CONFLICT (source, source_category) DO UPDATE SET name = excluded.name, parent_id = excluded.parent_id,
       category_id = excluded.category_id, moves = excluded.moves
     WHERE (known.name, known.parent_id, known.category_id, known.moves)
       IS DISTINCT FROM (excluded.name, excluded.parent_id, excluded.category_id, excluded.moves)`,
    [source, JSON.stringify(links)],
  );
}
