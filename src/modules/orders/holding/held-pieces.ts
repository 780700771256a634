import { sql } from 'drizzle-orm';

/** Pieces that orders have taken from stock and that still lie there: `variant_id`, `pieces`. */
export const heldPieces = sql`(
  SELECT l.variant_id, sum(l.taken)::int AS pieces FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE o.status_order IN ('new', 'confirmed', 'production') AND l.taken > 0 GROUP BY l.variant_id)`;
