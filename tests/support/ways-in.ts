import { sql } from 'drizzle-orm';
import type { Package } from '../../src/contracts/packages.ts';
import { usualWayIn, type WayIn } from '../../src/contracts/way-in.ts';
import type { Database } from '../../src/platform/database/database.ts';

/** The local storage of a shopper who has told of the flat. */
export const inFlat = (way: Partial<WayIn> = {}) => ({
  way_in: JSON.stringify({ ...usualWayIn, ...way }),
});

/** States the packages of a variant, as the office does. */
export const setPackages = async (
  db: Database,
  variant: number,
  packages: readonly Package[],
): Promise<void> => {
  await db.execute(sql`
    INSERT INTO variant_packages (variant_id, packages)
    VALUES (${variant}, ${JSON.stringify(packages)}::jsonb)
    ON CONFLICT (variant_id) DO UPDATE SET packages = excluded.packages`);
};

/** Two packages: one comes in by the usual way, the other does not go into the lift. */
export const twoPackages: readonly Package[] = [
  { width: 900, depth: 600, height: 500, weight: 20 },
  { width: 2300, depth: 700, height: 500, weight: 40 },
];
