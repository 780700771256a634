import type pg from 'pg';

const CUSTOMERS = 20_000;
const CARTS = 80_000;
const ORDERED = 60_000;
const LINES = 3;

/** A variant for each pair of cart and line, spread over all variants. */
const someVariant = `(cart.n * 7919 + line.n * 104729) % (SELECT count(*) FROM variants)`;

const steps = [
  `CREATE TEMPORARY TABLE numbered AS
     SELECT row_number() OVER (ORDER BY v.id) - 1 AS n, v.id, v.product_id, v.slug, v.code, v.name,
       v.price_kopecks, p.slug AS product_slug, p.name AS product_name
     FROM variants v JOIN products p ON p.id = v.product_id`,
  'CREATE UNIQUE INDEX ON numbered (n)',
  'ANALYZE numbered',
  `INSERT INTO customers (email, password_hash, policy_version, consent_at, created_at)
     SELECT 'customer-' || n || '@example.ru', '-', '-', now(), now() - n * interval '1 hour'
     FROM generate_series(1, ${CUSTOMERS}) n`,
  `CREATE TEMPORARY TABLE people AS
     SELECT row_number() OVER (ORDER BY id) AS n, id FROM customers`,
  'CREATE UNIQUE INDEX ON people (n)',
  // Two of three orders belong to customers.
  `INSERT INTO carts (customer_id, created_at, updated_at, ordered_at)
     SELECT CASE WHEN n % 3 > 0 AND n <= ${ORDERED} THEN (SELECT id FROM people WHERE people.n = 1 + cart.n % ${CUSTOMERS}) END,
       at, at, CASE WHEN n <= ${ORDERED} THEN at END
     FROM generate_series(1, ${CARTS}) cart (n), LATERAL (SELECT now() - n * interval '20 minutes' AS at) made`,
  // Only the new carts are empty: another benchmark may have placed orders in this shop.
  `CREATE TEMPORARY TABLE made AS
     SELECT row_number() OVER (ORDER BY id) AS n, id, customer_id, ordered_at FROM carts
     WHERE NOT EXISTS (SELECT FROM cart_items WHERE cart_id = carts.id)`,
  `INSERT INTO cart_items (cart_id, variant_id, position, quantity)
     SELECT cart.id, v.id, line.n, 1 + cart.n % 3
     FROM made cart, generate_series(0, ${LINES - 1}) line (n), numbered v WHERE v.n = ${someVariant}`,
  `INSERT INTO orders (number, cart_id, customer_id, payment_type, total_kopecks, amount_due_kopecks, delivery_type,
       customer_name, email, phone_number, city, address, policy_version, consent_at, created_at)
     SELECT number, id, customer_id, 'full', 100000, 100000, 'new_post', 'Пётр Образцов', 'guest-' || n || '@example.ru',
       '+70000000000', 'Примерск', 'ул. Образцовая, д. 1', '-', ordered_at, ordered_at
     FROM made cart, LATERAL (
       SELECT string_agg(
         substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (cart.n * 7919 / (31 ^ k)::bigint % 31)::integer, 1)
           || CASE k WHEN 3 THEN '-' ELSE '' END, '' ORDER BY k) AS number
       FROM generate_series(0, 7) k) numbering
     WHERE ordered_at IS NOT NULL`,
  `INSERT INTO order_lines (order_id, position, product_id, variant_id, name, variant_name, code, photo, product_slug,
       variant_slug, price_kopecks, quantity)
     SELECT o.id, line.n, v.product_id, v.id, v.product_name, v.name, v.code, '', v.product_slug, v.slug, v.price_kopecks, 1
     FROM made cart JOIN orders o ON o.cart_id = cart.id, generate_series(0, ${LINES - 1}) line (n), numbered v
     WHERE v.n = ${someVariant}`,
  `INSERT INTO wishlist_entries (customer_id, variant_id, created_at)
     SELECT cart.id, v.id, now() FROM people cart, generate_series(0, ${LINES - 1}) line (n), numbered v
     WHERE v.n = ${someVariant}`,
  `INSERT INTO sessions (id, customer_id, created_at, expires_at)
     SELECT gen_random_uuid(), id, now(), now() + interval '30 days' FROM people`,
  `INSERT INTO refresh_tokens (id, session_id, issued_at)
     SELECT gen_random_uuid(), id, now() FROM sessions`,
];

/** Fills a shop with history, once: customers, sessions, wishlists, abandoned carts and 60,000 orders. */
export async function givePast(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('SELECT 1 FROM customers OFFSET 1000 LIMIT 1');
  if (rows.length > 0) return;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const step of steps) await client.query(step);
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true);
  }
}
