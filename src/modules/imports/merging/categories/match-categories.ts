import type pg from 'pg';
import type { CategoryChoices } from './choices.ts';
import type { FeedCategories, FlatCategory } from './feed-categories.ts';
import { type CategoryLink, loadLinks, rememberLinks } from './links.ts';
import {
  followsFeed,
  type Matched,
  type MovedCategory,
  moveWithFeed,
  type Placing,
} from './moves.ts';
import { ShopCategories } from './shop-categories.ts';

export interface RenamedCategory {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/** A category of the file that has goods, and where they go. */
export interface SeenCategory {
  readonly id: string;
  /** The names from the top down. */
  readonly name: string;
  readonly goods: number;
  readonly state: 'new' | 'known' | 'skipped';
  /** Of a known one: the category of the shop. */
  readonly category: number | null;
}

/** What the staff says of the categories of the file. */
interface Chosen {
  readonly choices: CategoryChoices;
  /** The offers that are left out, by category. */
  readonly skipped: ReadonlyMap<string, number>;
}

export interface MatchedCategories {
  /** The number of new categories. */
  readonly added: number;
  readonly renamed: readonly RenamedCategory[];
  readonly moved: readonly MovedCategory[];
  readonly seen: readonly SeenCategory[];
}

/**
 * Writes the staging table `staged_categories`: each category of the feed with its category of the shop. They are
 * matched by the choice of the staff, by the last import, by slug, then by name. Missing categories that offers refer to are created, with their parents.
 * A category that the feed has renamed or moved follows the feed, unless the owner has named or placed it otherwise.
 */
export async function matchCategories(
  client: pg.ClientBase,
  source: string,
  feed: FeedCategories,
  { choices, skipped }: Chosen,
): Promise<MatchedCategories> {
  await client.query(
    'CREATE TEMP TABLE staged_categories (id text PRIMARY KEY, category_id integer) ON COMMIT DROP',
  );
  const shop = await ShopCategories.load(client);
  const links = chosenLinks(await loadLinks(client, source), choices);
  const matched = matchAll(feed.list(), shop, links, choices);
  const used = await countUsed(client);
  const needed = neededAmong(matched, shop, used);
  const placing: Placing = { shop, ids: new Map(), places: new Map(), moved: [] };
  const isTop = ({ category }: Matched) => category.parent === null;
  // A category can have children once it is on the top level.
  for (const level of [needed.filter(isTop), needed.filter((one) => !isTop(one))]) {
    await addNew(client, level, placing);
    await moveWithFeed(client, level, placing);
  }
  const { ids, places, moved } = placing;
  await stage(client, ids);
  const renamed = await renameWithFeed(client, needed, ids);
  const stated = needed.map(({ category, link, known }) => ({
    id: category.id,
    category: ids.get(category.id) ?? 0,
    name: category.name,
    parent: places.get(category.id) ?? null,
    moves: link?.moves ?? known === undefined,
  }));
  await rememberLinks(client, source, stated);
  const seen = matched.flatMap(({ category: { id }, known }): SeenCategory[] => {
    const name = feed.namesUpFrom(id).toReversed().join(' / ');
    const left = skipped.get(id);
    if (left !== undefined) return [{ id, name, goods: left, state: 'skipped', category: null }];
    const goods = used.get(id);
    if (goods === undefined) return [];
    return [
      { id, name, goods, state: known === undefined ? 'new' : 'known', category: known ?? null },
    ];
  });
  const added = needed.filter(({ known }) => known === undefined).length;
  return { added, renamed, moved, seen };
}

/** A category of the shop that the staff has chosen keeps its name and place; one that is to be new is not linked. */
function chosenLinks(
  links: ReadonlyMap<string, CategoryLink>,
  choices: CategoryChoices,
): ReadonlyMap<string, CategoryLink> {
  const chosen = new Map(links);
  for (const [id, choice] of choices) {
    if (choice === 'new') chosen.delete(id);
    else if (choice !== 'skip' && chosen.get(id)?.category !== choice)
      chosen.set(id, { category: choice, name: null, parent: null, moves: false });
  }
  return chosen;
}

function matchAll(
  list: readonly FlatCategory[],
  shop: ShopCategories,
  links: ReadonlyMap<string, CategoryLink>,
  choices: CategoryChoices,
): Matched[] {
  const bearers = Map.groupBy(list, ({ name }) => name.toLowerCase());
  const ids = new Map<string, number | undefined>();
  return list.map((category) => {
    const link = links.get(category.id);
    const isShared = (bearers.get(category.name.toLowerCase())?.length ?? 0) > 1;
    const above = category.parent === null ? null : ids.get(category.parent);
    const parent = above == null ? above : shop.topOf(above);
    const isNew = choices.get(category.id) === 'new';
    const known = link?.category ?? (isNew ? undefined : shop.find(category, parent, isShared));
    ids.set(category.id, known);
    return { category, link, isShared, known };
  });
}

/** Those with offers, those that the shop knows, those of its own feed, and the parents that one of them is going to have. */
function neededAmong(
  matched: readonly Matched[],
  shop: ShopCategories,
  used: ReadonlyMap<string, number>,
): Matched[] {
  const isNeeded = ({ category, known }: Matched) =>
    known !== undefined || category.slug !== null || used.has(category.id);
  const wanting = matched.filter(
    (one) => isNeeded(one) && (one.known === undefined || followsFeed(one, one.known, shop)),
  );
  const parents = new Set(wanting.map(({ category }) => category.parent));
  return matched.filter((one) => isNeeded(one) || parents.has(one.category.id));
}

/** The number of offers by category. */
async function countUsed(client: pg.ClientBase): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ category: string; offers: number }>(
    'SELECT category, count(*)::int AS offers FROM staged WHERE NOT refused GROUP BY category',
  );
  return new Map(rows.map(({ category, offers }) => [category, offers]));
}

const stage = (client: pg.ClientBase, ids: ReadonlyMap<string, number>) =>
  client.query('INSERT INTO staged_categories SELECT * FROM unnest($1::text[], $2::int[])', [
    [...ids.keys()],
    [...ids.values()],
  ]);

/** Renames each category that still bears the name of the last import. The owner's name stays. */
async function renameWithFeed(
  client: pg.ClientBase,
  needed: readonly Matched[],
  ids: ReadonlyMap<string, number>,
): Promise<RenamedCategory[]> {
  const renamed: RenamedCategory[] = [];
  for (const { category, link } of needed) {
    const from = link?.name ?? null;
    if (from === null || from === category.name) continue;
    const id = ids.get(category.id) ?? 0;
    const { rowCount } = await client.query(
      'UPDATE categories SET name = $3 WHERE id = $1 AND name = $2',
      [id, from, category.name],
    );
    if (rowCount === 1) renamed.push({ id, from, to: category.name });
  }
  return renamed;
}

async function addNew(
  client: pg.ClientBase,
  level: readonly Matched[],
  { shop, ids }: Placing,
): Promise<void> {
  for (const { category, known, isShared } of level) {
    if (known !== undefined) {
      ids.set(category.id, known);
      continue;
    }
    const above = category.parent === null ? undefined : ids.get(category.parent);
    const place = above === undefined ? null : shop.topOf(above);
    const { id, slug, name, parent } = shop.place(category, place, isShared);
    await client.query(
      `INSERT INTO categories (id, slug, name, parent_id, position)
       SELECT $1, $2, $3, $4, coalesce(max(position), -1) + 1 FROM categories`,
      [id, slug, name, parent],
    );
    ids.set(category.id, id);
  }
}
