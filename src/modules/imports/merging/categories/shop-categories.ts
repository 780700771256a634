import type pg from 'pg';
import { slugOf } from '#contracts/slug-of.ts';
import type { FlatCategory } from './feed-categories.ts';

interface ShopCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Null: on the top level. */
  readonly parent: number | null;
}

const sameName = (name: string) => name.toLowerCase().replaceAll('ё', 'е');

/** The categories of the shop as the import leaves them: existing ones, new ones, moved ones. */
export class ShopCategories {
  private readonly byId = new Map<number, ShopCategory>();
  private readonly bySlug = new Map<string, number>();
  private readonly byName = new Map<string, ShopCategory[]>();
  private readonly families = new Map<number | null, Set<number>>();

  static async load(client: pg.ClientBase): Promise<ShopCategories> {
    const shop = new ShopCategories();
    const { rows } = await client.query<ShopCategory>(
      'SELECT id, slug, name, parent_id AS parent FROM categories ORDER BY position, id',
    );
    const { rows: former } = await client.query<{ slug: string; category_id: number }>(
      'SELECT slug, category_id FROM category_redirects',
    );
    for (const { slug, category_id } of former) shop.bySlug.set(slug, category_id);
    for (const row of rows) shop.add(row);
    return shop;
  }

  nameOf = (id: number): string => this.byId.get(id)?.name ?? '';
  parentOf = (id: number): number | null => this.byId.get(id)?.parent ?? null;
  /** The category on the top level that it is or belongs to. */
  topOf = (id: number): number => this.parentOf(id) ?? id;

  /**
   * The category of a feed by its slug, else by its name and parent. Where no other category of the feed has the name, one on
   * another level counts too: a supplier without levels means the only child of that name, and a child means the one on the
   * top level. `parent` is undefined for a category that is new.
   */
  find(
    { slug, name }: FlatCategory,
    parent: number | null | undefined,
    isShared: boolean,
  ): number | undefined {
    const own = slug === null ? undefined : this.bySlug.get(slug);
    if (own !== undefined) return own;
    const bearers = this.byName.get(sameName(name)) ?? [];
    const same = bearers.find((one) => one.parent === parent);
    if (same || isShared) return same?.id;
    const others = bearers.filter((one) => (one.parent === null) !== (parent === null));
    return others.length === 1 && others[0]?.id !== parent ? others[0]?.id : undefined;
  }

  /** Adds a category with a free id and slug: those of the shop's own feed if they are not taken. */
  place({ id, slug, name }: FlatCategory, parent: number | null, isShared: boolean): ShopCategory {
    const isOwn = slug !== null && /^[1-9]\d{0,8}$/.test(id) && !this.byId.has(Number(id));
    const free = isOwn ? Number(id) : Math.max(0, ...this.byId.keys()) + 1;
    const above = parent === null ? '' : `${this.nameOf(parent)} `;
    const short = slugOf(name) || 'kategoriya';
    const long = slugOf(above + name) || short;
    const wanted = [...(slug === null ? [] : [slug]), ...(isShared ? [] : [short]), long];
    const unused = wanted.find((one) => !this.bySlug.has(one));
    const placed = { id: free, name, parent, slug: unused ?? `${long}-${free}` };
    this.add(placed);
    return placed;
  }

  /** Whether a category can be put there: a parent is on the top level, and a category with children stays there. */
  canMove(id: number, parent: number | null): boolean {
    if (parent === null) return true;
    const hasChildren = (this.families.get(id)?.size ?? 0) > 0;
    return parent !== id && this.parentOf(parent) === null && !hasChildren;
  }

  move(id: number, parent: number | null): void {
    const category = this.byId.get(id);
    if (!category) return;
    this.families.get(category.parent)?.delete(id);
    this.add({ ...category, parent });
  }

  private add(category: ShopCategory): void {
    const { id, slug, name, parent } = category;
    this.byId.set(id, category);
    this.bySlug.set(slug, id);
    const bearers = this.byName.get(sameName(name)) ?? [];
    this.byName.set(sameName(name), [...bearers.filter((one) => one.id !== id), category]);
    this.families.set(parent, (this.families.get(parent) ?? new Set()).add(id));
  }
}
