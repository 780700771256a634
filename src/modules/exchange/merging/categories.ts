import type pg from 'pg';
import { importMessages } from '#messages/import.ts';
import type { FeedCategory } from '../feed-item.ts';
import { ImportError } from '../import-error.ts';
import { limits } from '../limits.ts';
import { oneLine } from '../mapping/plain-text.ts';
import { slugOf } from '../naming/slug.ts';

/** The categories of a feed in its order. A feed has a few thousand at most, so they stay in memory. */
export class FeedCategories {
  private readonly byId = new Map<string, FeedCategory>();
  private readonly slugs = new Map<string, string>();

  add(category: FeedCategory): void {
    const name = oneLine(category.name).slice(0, limits.category);
    const id = oneLine(category.id);
    if (id === '' || name === '' || this.byId.has(id)) return;
    if (this.byId.size >= limits.categories)
      throw new ImportError(importMessages.tooManyCategories);
    this.byId.set(id, { id, name, parent: category.parent });
  }

  /** A collection with the same id holds the URL of a category's page, as in the shop's own feed. */
  addAddress(id: string, address: string): void {
    const slug = URL.parse(address)?.searchParams.get('category') ?? '';
    if (/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(slug) && slug.length <= 120) this.slugs.set(id, slug);
  }

  ids(): string[] {
    return [...this.byId.keys()];
  }

  /** The categories with flat names: leaves with equal names get the parent's name in front. */
  list(): { id: string; name: string; slug: string | null }[] {
    const all = [...this.byId.values()];
    const bearers = Map.groupBy(all, ({ name }) => name.toLowerCase());
    return all.map(({ id, name, parent }) => {
      const above = this.byId.get(parent)?.name;
      const isShared = (bearers.get(name.toLowerCase())?.length ?? 0) > 1 && above !== undefined;
      const slug = this.slugs.get(id) ?? null;
      return { id, slug, name: isShared ? importMessages.nestedCategory(above, name) : name };
    });
  }
}

interface Existing {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

interface Link {
  readonly source_category: string;
  readonly category_id: number;
  readonly name: string | null;
}

export interface RenamedCategory {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

export interface MatchedCategories {
  /** The number of new categories. */
  readonly added: number;
  readonly renamed: readonly RenamedCategory[];
}

/**
 * Writes the staging table `staged_categories`: each category of the feed with its category of the shop. They are
 * matched by the last import, by slug, then by name. Missing categories that offers refer to are created. A category
 * that the feed has renamed is renamed, unless the owner has given it another name.
 */
export async function matchCategories(
  client: pg.ClientBase,
  source: string,
  categories: FeedCategories,
): Promise<MatchedCategories> {
  const renamed: RenamedCategory[] = [];
  await client.query(
    'CREATE TEMP TABLE staged_categories (id text PRIMARY KEY, category_id integer) ON COMMIT DROP',
  );
  const { rows: existing } = await client.query<Existing>('SELECT id, slug, name FROM categories');
  const { rows: links } = await client.query<Link>(
    'SELECT source_category, category_id, name FROM import_categories WHERE source = $1',
    [source],
  );
  const { rows: used } = await client.query<{ category: string }>(
    'SELECT DISTINCT category FROM staged WHERE NOT refused',
  );
  const shopCategories = new ShopCategories(existing);
  const linked = new Map(links.map((link) => [link.source_category, link]));
  const isUsed = new Set(used.map(({ category }) => category));
  for (const category of categories.list()) {
    const link = linked.get(category.id);
    const known = link?.category_id ?? shopCategories.find(category.slug, category.name);
    if (known === undefined && !isUsed.has(category.id) && category.slug === null) continue;
    const id = known ?? (await addCategory(client, shopCategories.place(category)));
    await client.query('INSERT INTO staged_categories VALUES ($1, $2)', [category.id, id]);
    const former = link?.name ?? null;
    if (former !== null && former !== category.name) {
      const change = { id, from: former, to: category.name };
      if (await renameCategory(client, change)) renamed.push(change);
    }
    if (link && former === category.name) continue;
    await client.query(
      `INSERT INTO import_categories (source, source_category, category_id, name) VALUES ($1, $2, $3, $4)
       ON CONFLICT (source, source_category) DO UPDATE SET name = excluded.name`,
      [source, category.id, id, category.name],
    );
  }
  return { added: shopCategories.added, renamed };
}

/** Renames a category that still bears the name of the last import. The owner's name stays. */
async function renameCategory(
  client: pg.ClientBase,
  { id, from, to }: RenamedCategory,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE categories SET name = $3 WHERE id = $1 AND name = $2',
    [id, from, to],
  );
  return rowCount === 1;
}

const sameName = (name: string) => name.toLowerCase().replaceAll('ё', 'е');

/** The categories of the shop, existing and new. */
class ShopCategories {
  added = 0;
  private readonly bySlug: Map<string, number>;
  private readonly byName: Map<string, number>;
  private readonly ids: Set<number>;

  constructor(existing: readonly Existing[]) {
    this.bySlug = new Map(existing.map(({ slug, id }) => [slug, id]));
    this.byName = new Map(existing.map(({ name, id }) => [sameName(name), id]));
    this.ids = new Set(existing.map(({ id }) => id));
  }

  find(slug: string | null, name: string): number | undefined {
    return (slug === null ? undefined : this.bySlug.get(slug)) ?? this.byName.get(sameName(name));
  }

  /** A free id and slug: those of the shop's own feed if they are not taken. */
  place({ id, slug, name }: { id: string; slug: string | null; name: string }): Existing {
    const isOwn = slug !== null && /^[1-9]\d{0,8}$/.test(id) && !this.ids.has(Number(id));
    const free = isOwn ? Number(id) : Math.max(0, ...this.ids) + 1;
    const wanted = slug ?? (slugOf(name) || 'kategoriya');
    const placed = { id: free, name, slug: this.bySlug.has(wanted) ? `${wanted}-${free}` : wanted };
    this.ids.add(free);
    this.bySlug.set(placed.slug, free);
    this.byName.set(sameName(name), free);
    this.added += 1;
    return placed;
  }
}

async function addCategory(client: pg.ClientBase, { id, slug, name }: Existing): Promise<number> {
  await client.query(
    `INSERT INTO categories (id, slug, name, position)
     SELECT $1, $2, $3, coalesce(max(position), -1) + 1 FROM categories`,
    [id, slug, name],
  );
  return id;
}
