import { eq, max, sql } from 'drizzle-orm';
import type { FirstStep } from '#contracts/admin/work/first-steps.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { contentVersions, leftSteps, siteSettingsTable } from './tables.ts';

export type SettingsRow = typeof siteSettingsTable.$inferSelect;

/** The only row of settings. */
export async function selectSettings(db: Database): Promise<SettingsRow> {
  const [row] = await db.select().from(siteSettingsTable);
  if (!row) throw new Error('site_settings has lost its row');
  return row;
}

/** Whether forms ask for consent by a checkbox. */
export async function selectConsent(db: Database): Promise<SettingsRow['consent']> {
  const [row] = await db.select({ consent: siteSettingsTable.consent }).from(siteSettingsTable);
  if (!row) throw new Error('site_settings has lost its row');
  return row.consent;
}

/** The time zone of the shop, where one is set. Many requests ask for it: the rest of the row stays where it is. */
export async function selectTimeZone(db: Database): Promise<TimeZone | null> {
  const zone = sql<TimeZone | null>`${siteSettingsTable.identity} ->> 'time_zone'`;
  const [row] = await db.select({ zone }).from(siteSettingsTable);
  if (!row) throw new Error('site_settings has lost its row');
  return row.zone;
}

/** What is said of the places of the shop. */
export async function selectPlaces(
  db: Database,
): Promise<Pick<SettingsRow, 'identity' | 'address'>> {
  const { identity, address } = siteSettingsTable;
  const [row] = await db.select({ identity, address }).from(siteSettingsTable);
  if (!row) throw new Error('site_settings has lost its row');
  return row;
}

/** `undefined` leaves a column unchanged. */
export type SettingsUpdate = {
  readonly [Column in keyof SettingsRow]?: SettingsRow[Column] | undefined;
};

export async function updateSettings(db: Database, change: SettingsUpdate): Promise<void> {
  await db.update(siteSettingsTable).set(change);
}

/** The number of the newest version of each document: `site_settings`, `pages/delivery`. */
export async function selectVersions(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({
      kind: contentVersions.kind,
      name: contentVersions.name,
      id: max(contentVersions.id),
    })
    .from(contentVersions)
    .groupBy(contentVersions.kind, contentVersions.name);
  return new Map(rows.map(({ kind, name, id }) => [name ? `${kind}/${name}` : kind, id ?? 0]));
}

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

/** The first steps that the owner has put aside. */
export async function selectLeftSteps(db: Database): Promise<ReadonlySet<FirstStep>> {
  return new Set((await db.select().from(leftSteps)).map(({ step }) => step));
}

/** Puts steps aside. False: they were aside before. */
export async function insertLeftSteps(db: Database, steps: readonly FirstStep[]): Promise<boolean> {
  const rows = steps.map((step) => ({ step }));
  const left = await db.insert(leftSteps).values(rows).onConflictDoNothing().returning();
  return left.length > 0;
}

/** Takes a step up again. False: it was not aside. */
export async function deleteLeftStep(db: Database, step: FirstStep): Promise<boolean> {
  const taken = await db.delete(leftSteps).where(eq(leftSteps.step, step)).returning();
  return taken.length > 0;
}

/** When each page of text and each category was last written, in UTC, by its slug. Versions are written by triggers. */
export async function selectContentChanges(
  db: Database,
  kind: 'pages' | 'categories',
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ name: string; changed: string }>(sql`
    SELECT name, to_char(max(changed_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS changed
    FROM content_versions WHERE kind = ${kind} GROUP BY name`);
  return new Map(rows.map(({ name, changed }) => [name, changed]));
}
