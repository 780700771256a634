import type pg from 'pg';
import type { UnitGuess } from './unit-guesses.ts';

/** Turns staged numbers without a unit into attributes, and takes them out of the characteristics. */
export async function applyUnitGuesses(
  client: pg.ClientBase,
  guesses: readonly UnitGuess[],
): Promise<void> {
  for (const { key, factor } of guesses) {
    await client.query(
      `UPDATE feed_rows SET
         attributes = attributes || jsonb_build_object($1::text, trim_scale((unitless->$1->>'value')::numeric * $2::numeric)),
         characteristics = (
           SELECT jsonb_agg(c ORDER BY place) FROM jsonb_array_elements(characteristics) WITH ORDINALITY AS e (c, place)
           WHERE c->>'label' <> unitless->$1->>'label')
       WHERE unitless ? $1`,
      [key, factor],
    );
  }
}
