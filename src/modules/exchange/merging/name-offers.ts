import type pg from 'pg';
import { nameGroup, type Sibling } from '../naming/names.ts';
import { slugOf } from '../naming/slug.ts';

interface Row extends Sibling {
  readonly no: number;
  readonly group_key: string;
  readonly product_slug: string | null;
  readonly variant_slug: string | null;
}

interface Named {
  readonly no: number;
  readonly product: string;
  readonly product_slug: string;
  readonly variant: string;
  readonly variant_slug: string;
  readonly is_told: boolean;
}

const AT_ONCE = 1000;

/**
 * Names products and variants, group by group, into the staging table `named`. Memory holds at most a thousand rows and
 * one group.
 */
export async function nameOffers(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE named (
      no integer PRIMARY KEY, product text, product_slug text, variant text, variant_slug text, is_told boolean
    ) ON COMMIT DROP`);
  await client.query(`
    DECLARE to_name NO SCROLL CURSOR FOR
    SELECT no, s.group_key, name, variant_name AS "variantName", s.article, product_slug, variant_slug,
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(attributes) WHERE key = ANY(ARRAY[
        'upholstery_materials', 'color', 'bed_width', 'bed_length', 'material', 'facade_color', 'mechanism', 'series',
        'dimensions_width', 'dimensions_depth', 'dimensions_height'])) AS attributes
    FROM staged s JOIN feed_rows USING (no) WHERE NOT s.refused ORDER BY s.group_key, no`);
  let group: Row[] = [];
  let named: Named[] = [];
  for (let rows = await fetchSome(client); rows.length > 0; rows = await fetchSome(client)) {
    for (const row of rows) {
      if (group[0] && group[0].group_key !== row.group_key) {
        named.push(...namesOf(group));
        group = [];
      }
      group.push(row);
    }
    await write(client, named);
    named = [];
  }
  await write(client, namesOf(group));
  await client.query('CLOSE to_name');
  await client.query('ANALYZE named');
}

async function fetchSome(client: pg.ClientBase): Promise<Row[]> {
  return (await client.query<Row>(`FETCH ${AT_ONCE} FROM to_name`)).rows;
}

function namesOf(group: readonly Row[]): Named[] {
  const siblings = group.map((row) => ({ ...row, attributes: row.attributes ?? {} }));
  const { product, variants, isTold } = nameGroup(siblings);
  const productSlug = group.find((row) => row.product_slug)?.product_slug ?? slugOf(product);
  return group.map((row, index) => {
    const variant = variants[index] ?? '';
    return {
      no: row.no,
      product,
      variant,
      is_told: isTold,
      product_slug: productSlug || 'tovar',
      variant_slug: row.variant_slug ?? (slugOf(variant) || 'variant'),
    };
  });
}

const write = (client: pg.ClientBase, named: readonly Named[]) =>
  client.query(
    `INSERT INTO named SELECT * FROM json_to_recordset($1) AS n (
       no integer, product text, product_slug text, variant text, variant_slug text, is_told boolean)`,
    [JSON.stringify(named)],
  );
