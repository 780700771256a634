import type pg from 'pg';
import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../../import-error.ts';

/** What the staff says of a category of a source: the category of the shop by its id, a new one, or that its goods are not loaded. */
export type CategoryChoice = number | 'new' | 'skip';

/** By the ids of the source's categories. */
export type CategoryChoices = ReadonlyMap<string, CategoryChoice>;

/**
 * Remembers for the source which categories are not loaded. The chosen category of the shop, or the new one, is remembered as the link of
 * the category. Throws {@link ImportError} for a category of the shop that is gone.
 */
export async function rememberSkipped(
  client: pg.ClientBase,
  source: string,
  choices: CategoryChoices,
): Promise<void> {
  if (choices.size === 0) return;
  const wanted = [...new Set(choices.values())].filter((choice) => typeof choice === 'number');
  const { rows } = await client.query('SELECT id FROM categories WHERE id = ANY($1::int[])', [
    wanted,
  ]);
  if (rows.length < wanted.length) throw new ImportError(importMessages.chosenCategoryGone);
  await client.query(
    'DELETE FROM skipped_categories WHERE source = $1 AND source_category = ANY($2::text[])',
    [source, [...choices.keys()]],
  );
  await client.query(
    'INSERT INTO skipped_categories (source, source_category) SELECT $1, unnest($2::text[])',
    [source, [...choices].flatMap(([id, choice]) => (choice === 'skip' ? [id] : []))],
  );
}

/** The categories of a source whose goods are not loaded: those of before with what is chosen now. */
export async function loadSkipped(
  client: pg.ClientBase,
  source: string,
  choices: CategoryChoices,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT source_category AS id FROM skipped_categories WHERE source = $1',
    [source],
  );
  const skipped = new Set(rows.map(({ id }) => id));
  for (const [id, choice] of choices) {
    if (choice === 'skip') skipped.add(id);
    else skipped.delete(id);
  }
  return skipped;
}

/**
 * Leaves out the offers of categories that are not loaded, and returns their number by category. They are no refusals, and their goods
 * that the shop has from before stay as they are.
 */
export async function skipOffers(
  client: pg.ClientBase,
  source: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ category: string; offers: number }>(
    `WITH left_out AS (
       UPDATE staged s SET refused = true FROM skipped_categories k
       WHERE k.source = $1 AND k.source_category = s.category AND NOT s.refused RETURNING s.category)
     SELECT category, count(*)::int AS offers FROM left_out GROUP BY category`,
    [source],
  );
  return new Map(rows.map(({ category, offers }) => [category, offers]));
}
