import { importMessages } from '#messages/imports/import.ts';
import { categoryLine } from '#platform/text/plain-text.ts';
import type { FeedCategory } from '../../feed-item.ts';
import { ImportError } from '../../import-error.ts';
import { limits } from '../../limits.ts';

/** A category of a feed, brought to the two levels of the shop. */
export interface FlatCategory {
  readonly id: string;
  readonly name: string;
  /** The slug in the shop's own feed. */
  readonly slug: string | null;
  /** The id of the category on the top level; null for one that is there itself. */
  readonly parent: string | null;
}

/** Names of a single root that stand for the whole shop: its children are the top level. */
const wholeShop =
  /^(?:(?:весь |общий )?каталог(?: товаров| мебели| продукции)?|все (?:товары|категории|разделы)|товары|мебель|главная|(?:интернет[- ])?магазин|root|catalog(?:ue)?|all(?: products)?)$/i;

/** The categories of a feed in its order. A feed has a few thousand at most, so they stay in memory. */
export class FeedCategories {
  private readonly byId = new Map<string, FeedCategory>();
  private readonly slugs = new Map<string, string>();

  add(category: FeedCategory): void {
    const name = categoryLine(category.name).slice(0, limits.category);
    const id = categoryLine(category.id);
    if (id === '' || name === '' || this.byId.has(id)) return;
    if (this.byId.size >= limits.categories)
      throw new ImportError(importMessages.tooManyCategories);
    this.byId.set(id, { id, name, parent: categoryLine(category.parent) });
  }

  /** A collection with the same id holds the URL of a category's page, as in the shop's own feed. */
  addAddress(id: string, address: string): void {
    const slug = URL.parse(address)?.searchParams.get('category') ?? '';
    if (/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(slug) && slug.length <= 120) this.slugs.set(id, slug);
  }

  /** The name of a category, and the names of those above it. */
  readonly namesUpFrom = (id: string): readonly string[] => {
    const category = this.byId.get(id);
    return category
      ? this.pathTo(category)
          .map(({ name }) => name)
          .toReversed()
      : [];
  };

  ids(): string[] {
    return [...this.byId.keys()];
  }

  /**
   * The categories on two levels, those of the top level first. Of deeper ones the top and the category itself remain. Those
   * with equal names below one top get the names between in front.
   */
  list(): FlatCategory[] {
    const placed = this.paths().map((path) => {
      const [top, ...below] = path;
      const self = path.at(-1);
      const between = below.slice(0, -1).map(({ name }) => name);
      return { self, between, parent: below.length > 0 ? (top?.id ?? null) : null };
    });
    let named = placed.map((one) => ({ ...one, name: one.self?.name ?? '' }));
    for (const nearest of [1, limits.categoryLevels]) {
      const bearers = Map.groupBy(named, keyOf);
      named = named.map((one) => {
        const isShared = (bearers.get(keyOf(one))?.length ?? 0) > 1;
        return isShared ? { ...one, name: longerName(one, nearest) } : one;
      });
    }
    const flat = named.flatMap(({ self, name, parent }) => {
      const slug = this.slugs.get(self?.id ?? '') ?? null;
      return self ? [{ id: self.id, name: name.slice(0, limits.category), slug, parent }] : [];
    });
    return flat.toSorted((a, b) => Number(a.parent !== null) - Number(b.parent !== null));
  }

  /** The way to each category from its top level. A root that stands for the whole shop is no level. */
  private paths(): FeedCategory[][] {
    const paths = [...this.byId.values()].map((category) => this.pathTo(category));
    const roots = paths.filter(({ length }) => length === 1).flat();
    const [root] = roots;
    const isWholeShop =
      roots.length === 1 && root && wholeShop.test(root.name) && !this.slugs.has(root.id);
    return isWholeShop ? paths.map((path) => (path.length > 1 ? path.slice(1) : path)) : paths;
  }

  /** A category below itself, or below too many others, is on the top level. */
  private pathTo(category: FeedCategory): FeedCategory[] {
    const path = [category];
    let above = this.byId.get(category.parent);
    while (above) {
      if (path.length >= limits.categoryLevels || path.includes(above)) return [category];
      path.unshift(above);
      above = this.byId.get(above.parent);
    }
    return path;
  }
}

interface Named {
  readonly self: FeedCategory | undefined;
  readonly between: readonly string[];
  readonly parent: string | null;
  readonly name: string;
}

/** Equal for categories that would have the same name and the same place. */
const keyOf = ({ parent, name }: Named) => JSON.stringify([parent, name.toLowerCase()]);

/** The name with the nearest names above it in front, without the top. */
const longerName = ({ self, between }: Named, nearest: number) =>
  [...between.slice(-nearest), self?.name ?? ''].join(': ');
