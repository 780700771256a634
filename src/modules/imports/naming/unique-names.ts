import type pg from 'pg';

/** Creates the staging table `named_groups`: the name of each group of offers, and longer ones. */
export const createNamedGroups = (client: pg.ClientBase) =>
  client.query(`
    CREATE TEMP TABLE named_groups (
      group_key text, product_id integer, category text, names text[], slugs text[], is_bare boolean
    ) ON COMMIT DROP`);

/** More than the longer names that a group has. */
const ROUNDS = 8;

/**
 * Gives products of one category different names. Products that share a name take their next longer one, round by round;
 * the last one has the article. Names of products that are in the shop stay. A bare noun is also shared if the name of
 * another product begins with it.
 */
export async function makeNamesUnique(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE claims ON COMMIT DROP AS
    SELECT group_key, product_id, category_id, names, slugs, is_bare, 1 AS place, lower(names[1]) AS name,
      array_length(names, 1) = 1 AS is_settled
    FROM named_groups g JOIN staged_categories c ON c.id = g.category`);
  await client.query('ANALYZE claims');
  await client.query(`
    UPDATE claims c SET place = 2, name = lower(names[2])
    FROM (SELECT category_id, noun FROM claims, LATERAL (
            SELECT array_to_string((string_to_array(name, ' '))[1:words], ' ') AS noun
            FROM generate_series(1, 3) words) nouns
          GROUP BY 1, 2 HAVING count(DISTINCT product_id) > 1) shared
    WHERE c.is_bare AND c.category_id = shared.category_id AND c.name = shared.noun`);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { rowCount } = await client.query(`
      UPDATE claims c SET place = place + 1, name = lower(names[place + 1])
      FROM (SELECT category_id, name FROM (
              SELECT category_id, name, product_id FROM claims
              UNION SELECT category_id, lower(name), id FROM products WHERE NOT withdrawn
                AND id NOT IN (SELECT product_id FROM claims)) bearers
            GROUP BY 1, 2 HAVING count(DISTINCT product_id) > 1) shared
      WHERE c.category_id = shared.category_id AND c.name = shared.name AND place < array_length(names, 1)`);
    if (!rowCount) break;
  }
  await client.query(`
    UPDATE named n SET product = c.names[place], product_slug = c.slugs[place]
    FROM claims c WHERE c.group_key = n.group_key AND place > 1`);
}
