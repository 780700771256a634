import type pg from 'pg';
import { slugOf } from '#contracts/slug-of.ts';
import type { FeedRow } from '../merging/staged.ts';
import { nameGroup } from './names.ts';
import type { Sibling } from './sibling.ts';
import { createNamedGroups, makeNamesUnique } from './unique-names.ts';

/** A row of goods that is not refused: its columns are filled. */
interface Row extends Sibling, Pick<FeedRow, 'no' | 'product_slug' | 'variant_slug'> {
  readonly group_key: string;
  readonly product_id: number;
  readonly category: string;
  /** The name that the product has in the shop. */
  readonly known_name: string | null;
  /** The offer's name in the last import. */
  readonly feed_name: string | null;
}

interface NamedOffer {
  readonly no: number;
  readonly group_key: string;
  readonly product: string;
  readonly product_slug: string;
  readonly variant: string;
  readonly variant_slug: string;
  readonly is_told: boolean;
}

interface NamedGroup {
  readonly group_key: string;
  readonly product_id: number;
  readonly category: string;
  /** The name, and longer ones for the case that another product has it. */
  readonly names: readonly string[];
  readonly slugs: readonly string[];
  readonly is_bare: boolean;
}

interface Named {
  readonly offers: NamedOffer[];
  readonly groups: NamedGroup[];
}

const AT_ONCE = 1000;

/**
 * Names products and variants, group by group, into the staging table `named`. Memory holds at most a thousand rows and
 * one group. A product keeps its name while the feed's names of its offers are the same.
 */
export async function nameOffers(client: pg.ClientBase, source: string): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE named (
      no integer PRIMARY KEY, group_key text, product text, product_slug text, variant text, variant_slug text,
      is_told boolean
    ) ON COMMIT DROP`);
  await createNamedGroups(client);
  // A cursor takes no parameters, so the earlier names are a table.
  await client.query('CREATE TEMP TABLE earlier_names (offer_id text, name text) ON COMMIT DROP');
  await client.query(
    'INSERT INTO earlier_names SELECT offer_id, name FROM import_offers WHERE source = $1',
    [source],
  );
  await client.query('ANALYZE earlier_names');
  await client.query(`
    DECLARE to_name NO SCROLL CURSOR FOR
    SELECT no, s.group_key, s.product_id, s.category, f.name, variant_name AS "variantName", s.article, product_slug,
      variant_slug, p.name AS known_name, e.name AS feed_name,
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(f.attributes) WHERE key = ANY(ARRAY[
        'upholstery_materials', 'color', 'bed_width', 'bed_length', 'material', 'facade_color', 'mechanism', 'series',
        'brand', 'dimensions_width', 'dimensions_depth', 'dimensions_height'])) AS attributes
    FROM staged s JOIN feed_rows f USING (no) LEFT JOIN products p ON p.id = s.product_id
    LEFT JOIN earlier_names e ON e.offer_id = s.offer_id
    WHERE NOT s.refused ORDER BY s.group_key, no`);
  let group: Row[] = [];
  for (let rows = await fetchSome(client); rows.length > 0; rows = await fetchSome(client)) {
    const named: Named = { offers: [], groups: [] };
    for (const row of rows) {
      if (group[0] && group[0].group_key !== row.group_key) {
        addNames(named, group);
        group = [];
      }
      group.push(row);
    }
    await write(client, named);
  }
  const last: Named = { offers: [], groups: [] };
  addNames(last, group);
  await write(client, last);
  await client.query('CLOSE to_name');
  await client.query('ANALYZE named');
  await makeNamesUnique(client);
}

async function fetchSome(client: pg.ClientBase): Promise<Row[]> {
  return (await client.query<Row>(`FETCH ${AT_ONCE} FROM to_name`)).rows;
}

function addNames(named: Named, group: readonly Row[]): void {
  const [first] = group;
  if (!first) return;
  const siblings = group.map((row) => ({ ...row, attributes: row.attributes ?? {} }));
  const kept = keptName(group);
  const { product, fuller, isBare, isStated, variants, isTold } = nameGroup(siblings, kept);
  const known = group.find((row) => row.product_slug)?.product_slug;
  const slugs = [product, ...fuller].map((name) => known || slugOf(name) || 'tovar');
  for (const [index, row] of group.entries()) {
    const variant = variants[index] ?? '';
    named.offers.push({
      no: row.no,
      group_key: row.group_key,
      product,
      variant,
      is_told: isTold,
      product_slug: slugs[0] ?? '',
      variant_slug: row.variant_slug ?? (slugOf(variant) || 'variant'),
    });
  }
  const isSettled = isStated || kept !== undefined;
  named.groups.push({
    group_key: first.group_key,
    product_id: first.product_id,
    category: first.category,
    names: isSettled ? [product] : [product, ...fuller],
    slugs,
    is_bare: isBare && !isSettled,
  });
}

/**
 * The name that the product keeps: the feed's names are those of the last import, and the names of new offers begin
 * with it.
 */
function keptName(group: readonly Row[]): string | undefined {
  const name = group[0]?.known_name;
  if (!name || group.some(({ variantName }) => variantName !== null)) return undefined;
  const isSame = (row: Row) => row.known_name === name && row.feed_name === row.name;
  const isNew = (row: Row) => row.feed_name === null && row.name.startsWith(`${name} `);
  const isKept = group.some(isSame) && group.every((row) => isSame(row) || isNew(row));
  return isKept ? name : undefined;
}

const write = async (client: pg.ClientBase, { offers, groups }: Named) => {
  await client.query(
    `INSERT INTO named SELECT * FROM json_to_recordset($1) AS n (
       no integer, group_key text, product text, product_slug text, variant text, variant_slug text, is_told boolean)`,
    [JSON.stringify(offers)],
  );
  await client.query(
    `INSERT INTO named_groups SELECT * FROM json_to_recordset($1) AS n (
       group_key text, product_id integer, category text, names text[], slugs text[], is_bare boolean)`,
    [JSON.stringify(groups)],
  );
};
