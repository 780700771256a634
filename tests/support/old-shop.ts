import type pg from 'pg';

/** Longest wait of a visitor. */
const STATEMENT_TIMEOUT = '4s';

interface OldShop {
  /** Resolves when `count` more orders are placed; rejects when a statement fails. */
  served(count: number): Promise<void>;
  /** Resolves with the number of placed orders. */
  close(): Promise<number>;
}

/** Simulates the previous version of the shop, which knows only its own columns: two visitors browse and place orders in a loop. */
export function startOldShop(pool: pg.Pool, variant: number): OldShop {
  let orders = 0;
  let isOpen = true;
  let tell = Promise.withResolvers<void>();
  const people = [1, 2].map(async () => {
    while (isOpen) {
      await browse(pool);
      await order(pool, variant);
      orders += 1;
      const told = tell;
      tell = Promise.withResolvers();
      told.resolve();
    }
  });
  const failed = Promise.race(people);
  failed.catch(() => undefined);
  return {
    async served(count) {
      const wanted = orders + count;
      while (orders < wanted) await Promise.race([tell.promise, failed]);
    },
    async close() {
      isOpen = false;
      await Promise.all(people);
      return orders;
    },
  };
}

async function browse(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT id, slug, name, photo FROM categories ORDER BY position');
    await client.query(`
      SELECT p.id, p.slug, p.name, p.photo, p.is_new, v.id, v.price_kopecks, v.attributes, f.photo
      FROM products p JOIN variants v ON v.product_id = p.id AND v.position = 0
        LEFT JOIN variant_photos f ON f.variant_id = v.id
      WHERE p.category_id = 1 AND NOT p.withdrawn AND NOT v.withdrawn
      ORDER BY p.name LIMIT 20`);
    await client.query(`SELECT product_id FROM product_search WHERE document @@ 'диван'`);
    await client.query('SELECT phone, email FROM site_settings');
  });
}

async function order(pool: pg.Pool, variant: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query('INSERT INTO carts DEFAULT VALUES RETURNING id');
    const cart = rows[0].id;
    await client.query('INSERT INTO cart_items VALUES ($1, $2, 0, 1)', [cart, variant]);
    await client.query('SELECT FROM carts WHERE id = $1 FOR UPDATE', [cart]);
    await client.query('UPDATE variants SET stock = stock - 1 WHERE id = $1 AND stock > 0', [
      variant,
    ]);
    const made = await client.query(
      `INSERT INTO orders (number, cart_id, payment_type, total_kopecks, amount_due_kopecks, delivery_type, customer_name, email,
        phone_number, city, address, policy_version, consent_at, created_at)
      VALUES ($2, $1, 'full', 100, 100, 'pickup', 'Пётр', 'petr@example.ru', '+70000000000', 'Примерск', 'ул. Образцовая', '1', now(), now()) RETURNING id`,
      [cart, numberOf(cart)],
    );
    await client.query(
      `INSERT INTO order_lines (order_id, position, product_id, variant_id, name, variant_name, code, photo, product_slug,
        variant_slug, price_kopecks, quantity)
      SELECT $1, 0, p.id, v.id, p.name, v.name, v.code, '', p.slug, v.slug, v.price_kopecks, 1
      FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = $2`,
      [made.rows[0].id, variant],
    );
    await client.query('UPDATE carts SET ordered_at = now() WHERE id = $1', [cart]);
    await client.query(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [
      made.rows[0].id,
    ]);
  });
}

/** A unique order number for each cart, in the alphabet of order numbers. */
function numberOf(cart: string): string {
  const digits = Number(cart)
    .toString(8)
    .padStart(8, '0')
    .replace(/./g, (digit) => `${+digit + 2}`);
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

async function inTransaction(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(`BEGIN; SET LOCAL statement_timeout = '${STATEMENT_TIMEOUT}'`);
    await work(client);
    await client.query('COMMIT');
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}
