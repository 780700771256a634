import { inArray } from 'drizzle-orm';
import type { Characteristic } from '#contracts/characteristics.ts';
import {
  type CharacteristicsByKey,
  characteristicsByKey,
} from '#contracts/shop-characteristics.ts';
import { listCharacteristics } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { variantCharacteristics } from './tables.ts';

/** The characteristics of these variants by id. Variants without any are absent. */
export async function selectCharacteristics(
  db: Database,
  variantIds: number[],
): Promise<Map<number, Characteristic[]>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(variantCharacteristics)
    .where(inArray(variantCharacteristics.variantId, variantIds));
  return new Map(rows.map(({ variantId, characteristics }) => [variantId, characteristics]));
}

/** The characteristics that the owner has added, by their keys. */
export const getShopCharacteristics = async (db: Database): Promise<CharacteristicsByKey> =>
  characteristicsByKey(await listCharacteristics(db));
