import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** The word of the staff on whether a product is shown; days are `YYYY-MM-DD` in the shop's time zone, both count. */
interface Plan {
  readonly hidden: boolean;
  readonly shownFrom: string | null;
  readonly shownUntil: string | null;
}

export const isDue = ({ hidden, shownFrom, shownUntil }: Plan, today: string): boolean =>
  !hidden &&
  (shownFrom === null || shownFrom <= today) &&
  (shownUntil === null || today <= shownUntil);

/** Puts products whose day has come on sale, where a variant of theirs is, and takes those off whose last day has passed. */
export async function followDays(db: Database, today: string): Promise<void> {
  const isDay = sql`coalesce(shown_from <= ${today}::date, true) AND coalesce(shown_until >= ${today}::date, true)`;
  await db.execute(sql`
    UPDATE products p SET withdrawn = NOT p.withdrawn
    WHERE (shown_from IS NOT NULL OR shown_until IS NOT NULL) AND NOT hidden AND withdrawn = (${isDay})
      AND (NOT withdrawn OR EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND NOT v.withdrawn))`);
}
