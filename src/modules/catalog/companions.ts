import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { attributes, type SharedKey, type VariantAttributes } from '#contracts/attributes.ts';
import { filterKind, filterName } from '#contracts/filters.ts';
import type { CompanionRule } from '#contracts/shop-content.ts';
import { listCompanionRules } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { CatalogCaches } from './caches.ts';
import { type FoundCategory, findCategory } from './categories.ts';
import { selectCompanions } from './filters/select-companions.ts';
import type { Listed } from './filters/select-listed.ts';

interface Context
  extends Pick<CatalogCaches, 'keepCategory' | 'keepCompanionRules' | 'keepCompanions'> {
  readonly db: Database;
}

/** What goods are to fit to. */
export interface CompanionOf {
  readonly productId: number;
  readonly variantId: number;
  readonly categoryId: number;
  readonly attributes: VariantAttributes;
}

/** Goods of other kinds that fit to a variant by the owner's rules: the best of each rule, then the second best, and so on. */
export function companionsOf(
  context: Context,
  thing: CompanionOf,
  limit: number,
): Promise<readonly Listed[]> {
  return context.keepCompanions(thing.variantId, async () => {
    const { db } = context;
    const rules = await context.keepCompanionRules('all', () => listCompanionRules(db));
    const found: Listed[][] = [];
    for (const rule of rules) {
      const scope = await scopeOf(context, rule, thing);
      if (scope) found.push(await selectCompanions(db, thing, scope, limit));
    }
    return inTurn(found).slice(0, limit);
  });
}

/** Where the rule looks for goods; undefined where it says nothing of the thing. */
async function scopeOf(context: Context, rule: CompanionRule, thing: CompanionOf) {
  if (!isOfType(rule.types, thing.attributes)) return undefined;
  const [of, category] = await Promise.all([
    categoryNamed(context, rule.category),
    categoryNamed(context, rule.fits),
  ]);
  if (!of?.listed.includes(thing.categoryId) || !category) return undefined;
  const same = rule.same.map((key) => sameAs(key, thing.attributes));
  if (!same.every((filter) => filter !== undefined)) return undefined;
  const types: AppliedFilter[] =
    rule.fits_types.length === 0
      ? []
      : [{ kind: 'options', name: 'type_of_product', values: rule.fits_types }];
  return { category, filters: [...types, ...same] };
}

const isOfType = (types: readonly string[], { type_of_product: type }: VariantAttributes) =>
  types.length === 0 ||
  types.some((one) => one.toLocaleLowerCase('ru') === type?.toLocaleLowerCase('ru'));

/** Undefined: there is none, also none that took its goods. */
const categoryNamed = (
  { db, keepCategory }: Context,
  slug: string,
): Promise<FoundCategory | undefined> =>
  keepCategory(slug, () => findCategory(db, slug)).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });

/** The filter that goods of the same value pass; undefined where the thing does not state it. */
function sameAs(key: SharedKey, stated: VariantAttributes): AppliedFilter | undefined {
  const value: unknown = stated[key];
  if (value === undefined || value === null) return undefined;
  const name = filterName(key);
  if (filterKind(name) === 'range')
    return { kind: 'range', name, min: Number(value), max: Number(value) };
  const field = (attributes[key] as { readonly field?: string }).field;
  const values = [field ? (value as Record<string, unknown>)[field] : value].flat().map(String);
  return { kind: 'options', name, values };
}

/** The first of each, then the second of each; a product once. */
function inTurn(lists: readonly (readonly Listed[])[]): Listed[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
  return [...new Map(turns.map((one) => [one.productId, one])).values()];
}
