import type { Database } from '#platform/database/database.ts';
import { selectSettings, updateSettings } from './queries.ts';

/** Puts another category in the place of a deleted one on the home page, or takes it away. */
export async function replaceHomeCategory(
  db: Database,
  id: number,
  by: number | undefined,
): Promise<void> {
  const { homeCategoryIds: strip, newArrivalCategoryIds: tabs } = await selectSettings(db);
  const without = (ids: readonly number[]) => [
    ...new Set(ids.flatMap((one) => (one === id ? (by ?? []) : one))),
  ];
  if (![...strip, ...tabs].includes(id)) return;
  await updateSettings(db, {
    homeCategoryIds: without(strip),
    newArrivalCategoryIds: without(tabs),
  });
}
