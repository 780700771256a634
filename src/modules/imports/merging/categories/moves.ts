import type pg from 'pg';
import type { FlatCategory } from './feed-categories.ts';
import type { CategoryLink } from './links.ts';
import type { ShopCategories } from './shop-categories.ts';

/** A category of the feed with what the shop knows of it. */
export interface Matched {
  readonly category: FlatCategory;
  readonly link: CategoryLink | undefined;
  /** Whether other categories of the feed have the name. */
  readonly isShared: boolean;
  /** Undefined: new. */
  readonly known: number | undefined;
}

/** The names of a category and of its parents; null: on the top level. */
export interface MovedCategory {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** The categories of the feed in the shop, by the feed's ids. */
export interface Placing {
  readonly shop: ShopCategories;
  readonly ids: Map<string, number>;
  /** Their parents in the feed, to be remembered. Null: on the top level. */
  readonly places: Map<string, number | null>;
  readonly moved: MovedCategory[];
}

/** Whether the category is where the feed has put it. */
export const followsFeed = ({ link }: Matched, id: number, shop: ShopCategories): boolean =>
  link?.moves === true && shop.parentOf(id) === link.parent;

/** Where the feed has a category. */
interface Place {
  readonly one: Matched;
  readonly id: number;
  /** The parent in the last import, and now; null: on the top level. */
  readonly former: number | null;
  readonly place: number | null;
}

/**
 * Moves each category of a level that still is where the last import had it. The former place is remembered of one that
 * cannot move, because it would make a third level: the next import tries again.
 */
export async function moveWithFeed(
  client: pg.ClientBase,
  level: readonly Matched[],
  placing: Placing,
): Promise<void> {
  const stated = level.map((one) => placeOf(one, placing));
  for (const { one, place } of stated) placing.places.set(one.category.id, place);
  const wanting = stated.filter(
    ({ one, id, former, place }) => place !== former && followsFeed(one, id, placing.shop),
  );
  const blocked = await moveInTurn(client, wanting, placing);
  for (const { one, former } of blocked) placing.places.set(one.category.id, former);
}

/** A category can move once its children have gone, so the moves are tried until none succeeds. Returns the rest. */
async function moveInTurn(
  client: pg.ClientBase,
  wanting: readonly Place[],
  placing: Placing,
): Promise<readonly Place[]> {
  const { shop, moved } = placing;
  const nameOf = (id: number | null) => (id === null ? null : shop.nameOf(id));
  const blocked: Place[] = [];
  for (const each of wanting) {
    const { one, id, former, place } = each;
    if (!shop.canMove(id, place)) {
      blocked.push(each);
      continue;
    }
    moved.push({ name: one.category.name, from: nameOf(former), to: nameOf(place) });
    shop.move(id, place);
    await client.query('UPDATE categories SET parent_id = $2 WHERE id = $1', [id, place]);
  }
  const isDone = blocked.length === 0 || blocked.length === wanting.length;
  return isDone ? blocked : moveInTurn(client, blocked, placing);
}

function placeOf(one: Matched, { shop, ids }: Placing): Place {
  const { category, link } = one;
  const id = ids.get(category.id) ?? 0;
  const former = link ? link.parent : shop.parentOf(id);
  if (category.parent === null) return { one, id, former, place: null };
  const above = ids.get(category.parent);
  const place = above === undefined ? former : shop.topOf(above);
  return { one, id, former, place: place === id ? former : place };
}
