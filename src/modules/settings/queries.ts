import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { siteSettingsTable } from './tables.ts';

type SettingsRow = typeof siteSettingsTable.$inferSelect;

/** The only row of settings. */
export async function selectSettings(db: Database): Promise<SettingsRow> {
  const [row] = await db.select().from(siteSettingsTable);
  if (!row) throw new Error('site_settings has lost its row');
  return row;
}

/** `undefined` leaves a column unchanged. */
type Change = { readonly [Column in keyof SettingsRow]?: SettingsRow[Column] | undefined };

export async function updateSettings(db: Database, change: Change): Promise<void> {
  await db.update(siteSettingsTable).set(change);
}

/** Changes the settings of a shop without a phone. */
export async function updateEmptySettings(db: Database, change: Change): Promise<void> {
  await db.update(siteSettingsTable).set(change).where(eq(siteSettingsTable.phone, ''));
}
