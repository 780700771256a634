import { readFileSync } from 'node:fs';
import { connectDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import { addManager } from './add-member.ts';

/** Generated names, streets and towns: none is real. */
const steps = (orders: number) => [
  `CREATE TEMPORARY TABLE numbered AS
     SELECT row_number() OVER (ORDER BY v.id) - 1 AS n, v.id, v.product_id, v.slug, v.code, v.name, v.price_kopecks,
       p.slug AS product_slug, p.name AS product_name
     FROM variants v JOIN products p ON p.id = v.product_id`,
  'CREATE UNIQUE INDEX ON numbered (n)',
  `INSERT INTO carts (created_at, updated_at, ordered_at)
     SELECT at, at, at FROM generate_series(1, ${orders}) n, LATERAL (SELECT now() - n * interval '4 minutes' AS at) made`,
  `CREATE TEMPORARY TABLE made AS SELECT row_number() OVER (ORDER BY id) AS n, id, ordered_at FROM carts`,
  `INSERT INTO orders (number, cart_id, payment_type, total_kopecks, amount_due_kopecks, delivery_type, status_order, payment_status,
       customer_name, email, phone_number, city, address, policy_version, consent_at, created_at)
     SELECT number, id, 'full', 5000000 + n, 5000000 + n, CASE n % 4 WHEN 0 THEN 'pickup' ELSE 'new_post' END,
       CASE WHEN n > ${orders} - 60 THEN 'new' WHEN n > ${orders} - 400 THEN (ARRAY['confirmed', 'production', 'shipped'])[1 + n % 3]
         WHEN n % 20 = 0 THEN 'cancelled' ELSE 'delivered' END,
       CASE WHEN n > ${orders} - 300 THEN 'waiting_for_payment' WHEN n % 20 = 0 THEN 'cancelled' ELSE 'paid' END,
       'Имя' || n % 200 || ' Фамильный' || n % 3000, 'guest-' || n % 70000 || '@example.ru', '+7000' || lpad((n * 7919 % 10000000)::text, 7, '0'),
       'Городок' || n % 150, 'ул. Улица' || n % 900 || ', д. ' || n % 90, '-', ordered_at, ordered_at
     FROM made cart, LATERAL (
       SELECT string_agg(
         substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (cart.n * 7919 / (31 ^ k)::bigint % 31)::integer, 1)
           || CASE k WHEN 3 THEN '-' ELSE '' END, '' ORDER BY k) AS number
       FROM generate_series(0, 7) k) numbering`,
  `INSERT INTO order_lines (order_id, position, product_id, variant_id, name, variant_name, code, photo, product_slug, variant_slug,
       price_kopecks, quantity)
     SELECT o.id, line.n, v.product_id, v.id, v.product_name, v.name, v.code, '', v.product_slug, v.slug, v.price_kopecks, 1
     FROM made cart JOIN orders o ON o.cart_id = cart.id, generate_series(0, 1) line (n), numbered v
     WHERE v.n = (cart.n * 7919 + line.n * 104729) % (SELECT count(*) FROM variants)`,
  `INSERT INTO order_events (order_id, happened_at, actor, status_order, work)
     SELECT id, created_at + step * interval '1 hour', CASE step WHEN 0 THEN 'customer' ELSE 'shop' END,
       CASE step WHEN 0 THEN 'new' WHEN 1 THEN 'confirmed' END,
       CASE step WHEN 2 THEN '{"kind": "note", "text": "Позвонить перед доставкой", "public": false}'::jsonb END
     FROM orders, generate_series(0, 2) step`,
  `INSERT INTO order_plans (order_id, deliver_on, call_at)
     SELECT id, created_at::date + 10, CASE WHEN id % 10 = 0 THEN created_at + interval '1 day' END FROM orders WHERE id % 3 = 0`,
  `INSERT INTO order_line_work (order_id, position, maker, promised_on)
     SELECT id, 0, 'Фабрика ' || id % 9, created_at::date + 20 FROM orders WHERE id % 4 = 0`,
  // Those who have only asked for a call: with the orders, whose e-mails repeat, as many people as orders. The latest twenty still wait.
  `INSERT INTO callback_requests (id, phone, policy_version, consent_at, created_at, closed_at)
     SELECT gen_random_uuid(), '+7111' || lpad(n::text, 7, '0'), '-', at, at, CASE WHEN n > 20 THEN at + interval '1 hour' END
     FROM generate_series(1, ${orders} * 3 / 10) n, LATERAL (SELECT now() - n * interval '13 minutes' AS at) made`,
  `INSERT INTO order_tags (order_id, tag) SELECT id, 'метка ' || id % 12 FROM orders WHERE id % 5 = 0`,
];

/** The migration that finds the people of what is there. */
const PEOPLE = 'db/migrations/0110_persons_of_before.sql';
const told = ['orders', 'callback_requests'];

/** Fills the shop in this folder, which has goods, with orders of a year, and opens a session of a manager. Answers its cookie. */
export async function fillWithOrders(folder: string, orders: number): Promise<string> {
  const database = await startEmbeddedDatabase({ folder, say: console.log });
  const connection = connectDatabase(database.url, 1, console.error);
  const client = await connection.pool.connect();
  try {
    // No letters about them.
    await client.query('ALTER TABLE order_events DISABLE TRIGGER USER');
    // People are told by sets, as by the migration.
    for (const table of told) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const step of steps(orders)) await client.query(step);
    await client.query('ALTER TABLE order_events ENABLE TRIGGER USER');
    for (const table of told) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    const started = performance.now();
    await client.query('BEGIN');
    await client.query(readFileSync(PEOPLE, 'utf8'));
    await client.query('COMMIT');
    console.log(`People of ${orders} orders: ${Math.round(performance.now() - started)} ms`);
    await client.query('VACUUM ANALYZE');
    return await addManager(client);
  } finally {
    client.release(true);
    await connection.close();
    await database.stop();
  }
}
