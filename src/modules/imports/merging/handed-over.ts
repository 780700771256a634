import type pg from 'pg';
import { toRoubles } from '#contracts/money.ts';
import type { Handover } from '../reporting/handovers.ts';

const AT_ONCE = 500;

/** The product's name with the variant's name behind it, once. */
export const shownName =
  "p.name || CASE WHEN right(p.name, length(v.name) + 2) = ', ' || v.name THEN '' ELSE ', ' || v.name END";

/** Keeps what the adopted variants are before the merge, and ends their links to the former sources. */
export async function takeOver(client: pg.ClientBase, source: string): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE handed_over ON COMMIT DROP AS
    SELECT s.no, s.variant_id, s.former, v.code, ${shownName} AS name, c.name AS category,
      v.price_kopecks AS price
    FROM staged s JOIN variants v ON v.id = s.variant_id JOIN products p ON p.id = v.product_id
    JOIN categories c ON c.id = p.category_id
    WHERE s.former IS NOT NULL AND NOT s.refused`);
  await client.query(
    'DELETE FROM import_offers l USING handed_over h WHERE l.variant_id = h.variant_id AND l.source <> $1',
    [source],
  );
}

interface Row {
  readonly code: string;
  readonly former: string;
  readonly name: string;
  readonly category: string;
  readonly price: number;
  readonly new_name: string;
  readonly new_category: string;
  readonly new_price: number;
  readonly stated_name: string;
  readonly stated_category: string;
  readonly keeps_texts: boolean;
}

/** Lists what changed hands in the order of the file, with before and after. Memory holds a few hundred rows. */
export async function listHandovers(
  client: pg.ClientBase,
  add: (handover: Handover) => void,
): Promise<void> {
  await client.query(`
    DECLARE handovers NO SCROLL CURSOR FOR
    SELECT h.code, h.former, h.name, h.category, h.price::float8 AS price,
      ${shownName} AS new_name, c.name AS new_category, v.price_kopecks::float8 AS new_price,
      concat_ws(', ', f.name, f.variant_name) AS stated_name, sc.name AS stated_category,
      (p.name, p.category_id) IS DISTINCT FROM (m.name, m.category_id) AS keeps_texts
    FROM handed_over h JOIN variants v ON v.id = h.variant_id JOIN products p ON p.id = v.product_id
    JOIN categories c ON c.id = p.category_id JOIN feed_rows f USING (no) JOIN merged_products m ON m.id = p.id
    JOIN staged_categories t ON t.id = f.category JOIN categories sc ON sc.id = t.category_id
    ORDER BY h.no`);
  let rows: Row[];
  do {
    ({ rows } = await client.query<Row>(`FETCH ${AT_ONCE} FROM handovers`));
    for (const { code, former, name, category, price, ...after } of rows) {
      add({
        code,
        former,
        before: { name, category, price: toRoubles(price) },
        after: {
          name: after.new_name,
          category: after.new_category,
          price: toRoubles(after.new_price),
        },
        stated: after.keeps_texts
          ? { name: after.stated_name, category: after.stated_category }
          : null,
      });
    }
  } while (rows.length > 0);
  await client.query('CLOSE handovers');
}
