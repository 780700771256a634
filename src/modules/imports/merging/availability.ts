import type pg from 'pg';

/** Goods that the feed calls unavailable are sold out: its source does not make to order. */
export async function sellOutUnavailable(client: pg.ClientBase): Promise<void> {
  await client.query('UPDATE feed_rows SET stock = 0 WHERE is_unavailable');
}
