import { type SQL, sql } from 'drizzle-orm';
import { type AppliedFilter, nicheSides } from '#contracts/applied-filters.ts';
import { attributeOfFilter } from '#contracts/filters.ts';
import { toKopecks } from '#contracts/money.ts';
import { filterOptions, products, variantFilters } from '../tables.ts';

/** Whether a row of `variant_filters` passes a filter: true or false, never null. A missing attribute does not pass. */
export const conditionOf = (filter: AppliedFilter): SQL => sql`coalesce(${test(filter)}, false)`;

function test(filter: AppliedFilter): SQL {
  switch (filter.kind) {
    case 'range':
      return between(filter.name, filter.min, filter.max);
    case 'options':
      return hasOption(filter.name, filter.values);
    case 'flag':
      return flagTest(filter.name);
    case 'text':
      return sql`strpos(lower(${products.name}), lower(${filter.text})) > 0`;
    case 'fit':
      return all(
        nicheSides.flatMap((side) =>
          filter[side] === undefined ? [] : between(side, undefined, filter[side]),
        ),
      );
  }
}

function between(name: string, min: number | undefined, max: number | undefined): SQL {
  const inside = name === 'price' ? toKopecks : (limit: number) => limit;
  const value = measureOf(name);
  return all([
    ...(min === undefined ? [] : [sql`${value} >= ${inside(min)}`]),
    ...(max === undefined ? [] : [sql`${value} <= ${inside(max)}`]),
  ]);
}

const all = (tests: SQL[]): SQL => sql`(${sql.join(tests, sql` AND `)})`;

/** The column of a range filter. Prices are in kopecks. */
export const measureOf = (name: string): SQL =>
  name === 'price'
    ? sql`${variantFilters.priceKopecks}`
    : sql`${variantFilters}.${sql.identifier(attributeOfFilter(name) ?? '')}`;

const hasOption = (name: string, values: readonly string[]): SQL => sql`
  ${variantFilters.options} && ARRAY(
    SELECT id FROM ${filterOptions} WHERE key = ${attributeOfFilter(name) ?? name.toLowerCase()} AND lower(value) = ANY(${sql.param(values.map((value) => value.toLowerCase()))}::text[]))`;

function flagTest(name: string): SQL {
  if (name === 'in_stock') return sql`${variantFilters.inStock}`;
  if (name === 'on_sale') return sql`${variantFilters.onSale}`;
  return hasOption(name, ['true']);
}
