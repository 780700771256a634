import { asc, eq, max, notInArray, sql } from 'drizzle-orm';
import type { PageLink, TextPage } from '#contracts/shop-content.ts';
import type { Database } from '#platform/database/database.ts';
import { contentVersions, pagesTable, siteSettingsTable } from './tables.ts';

export type SettingsRow = typeof siteSettingsTable.$inferSelect;

/** The only row of settings. */
export async function selectSettings(db: Database): Promise<SettingsRow> {
  const [row] = await db.select().from(siteSettingsTable);
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

/** The pages of text in the order of the menus. */
export const selectPageLinks = (db: Database): Promise<PageLink[]> =>
  db
    .select({ slug: pagesTable.slug, title: pagesTable.title, menu: pagesTable.inMenu })
    .from(pagesTable)
    .orderBy(asc(pagesTable.position), asc(pagesTable.slug));

export async function selectPage(db: Database, slug: string): Promise<TextPage | undefined> {
  const [page] = await db
    .select({
      slug: pagesTable.slug,
      title: pagesTable.title,
      description: pagesTable.description,
      lead: pagesTable.lead,
      text: pagesTable.body,
    })
    .from(pagesTable)
    .where(eq(pagesTable.slug, slug));
  return page;
}

export type PageRow = typeof pagesTable.$inferSelect;

/** The pages with their texts, in the order of the menus. */
export const selectPages = (db: Database): Promise<PageRow[]> =>
  db.select().from(pagesTable).orderBy(asc(pagesTable.position), asc(pagesTable.slug));

/** Inserts or changes these pages and deletes the others. A page that stays the same gets no new version. */
export async function replacePages(db: Database, pages: readonly PageRow[]): Promise<void> {
  const slugs = pages.map(({ slug }) => slug);
  await db
    .delete(pagesTable)
    .where(slugs.length > 0 ? notInArray(pagesTable.slug, slugs) : sql`true`);
  for (const page of pages) {
    await db
      .insert(pagesTable)
      .values(page)
      .onConflictDoUpdate({ target: pagesTable.slug, set: page });
  }
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
