import { asc, eq } from 'drizzle-orm';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { type ColourFamily, colourFamilyOf, takesShade } from '#contracts/colour-families.ts';
import type { Database } from '#platform/database/database.ts';
import { filterOptions } from '../tables.ts';

/** More shades than a shop of a hundred thousand variants has. */
const MOST_SHADES = 5000;

/** A colour that some goods have or had. */
export interface Shade {
  readonly id: number;
  readonly name: string;
  readonly hex: string | null;
  readonly family: ColourFamily | undefined;
}

/** All colours of the shop. */
export async function selectShades(db: Database): Promise<Shade[]> {
  const { id, key, value, hex } = filterOptions;
  const rows = await db
    .select({ id, name: value, hex })
    .from(filterOptions)
    .where(eq(key, 'color'))
    .orderBy(asc(id))
    .limit(MOST_SHADES);
  return rows.map((row) => ({ ...row, family: colourFamilyOf(row.name, row.hex) }));
}

/** The filters with families of colours as their shades. */
export async function withShades(
  filters: readonly AppliedFilter[],
  readShades: () => Promise<readonly Shade[]>,
): Promise<readonly AppliedFilter[]> {
  const isColour = ({ name }: AppliedFilter) => name === 'color';
  if (!filters.some(isColour)) return filters;
  const shades = await readShades();
  return filters.map((filter) => {
    if (filter.kind !== 'options' || !isColour(filter)) return filter;
    const taken = shades.filter(({ name, hex }) =>
      filter.values.some((value) => takesShade(value, name, hex)),
    );
    return {
      ...filter,
      values: [...new Set([...filter.values, ...taken.map(({ name }) => name)])],
    };
  });
}
