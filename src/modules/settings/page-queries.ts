import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { PageLink, TextPage } from '#contracts/shop-content.ts';
import type { ShownDays } from '#contracts/shown-days.ts';
import type { Database } from '#platform/database/database.ts';
import { pageRedirects, pagesTable } from './tables.ts';

/** The pages of text in the order of the menus. */
export const selectPageLinks = (db: Database): Promise<(PageLink & ShownDays)[]> =>
  db
    .select({
      slug: pagesTable.slug,
      title: pagesTable.title,
      menu: pagesTable.inMenu,
      from: pagesTable.shownFrom,
      until: pagesTable.shownUntil,
    })
    .from(pagesTable)
    .orderBy(asc(pagesTable.position), asc(pagesTable.slug));

export async function selectPage(
  db: Database,
  slug: string,
): Promise<(TextPage & ShownDays) | undefined> {
  const [page] = await db
    .select({
      slug: pagesTable.slug,
      title: pagesTable.title,
      description: pagesTable.description,
      lead: pagesTable.lead,
      text: pagesTable.body,
      from: pagesTable.shownFrom,
      until: pagesTable.shownUntil,
    })
    .from(pagesTable)
    .where(eq(pagesTable.slug, slug));
  return page;
}

export type PageRow = typeof pagesTable.$inferSelect;

/** The pages with their texts, in the order of the menus. */
export const selectPages = (db: Database): Promise<PageRow[]> =>
  db.select().from(pagesTable).orderBy(asc(pagesTable.position), asc(pagesTable.slug));

/** Inserts or changes these pages and deletes the others. A page that stays the same gets no new version. `moved`: new addresses by the former ones. */
export async function replacePages(
  db: Database,
  pages: readonly PageRow[],
  moved: ReadonlyMap<string, string>,
): Promise<void> {
  const slugs = pages.map(({ slug }) => slug);
  for (const page of pages) {
    await db
      .insert(pagesTable)
      .values(page)
      .onConflictDoUpdate({ target: pagesTable.slug, set: page });
  }
  for (const [from, to] of moved) await redirectPage(db, from, to);
  await db
    .delete(pagesTable)
    .where(slugs.length > 0 ? notInArray(pagesTable.slug, slugs) : sql`true`);
  if (slugs.length > 0) await db.delete(pageRedirects).where(inArray(pageRedirects.slug, slugs));
}

/** Leads a former address to a page, with the addresses that led to it. */
export async function redirectPage(db: Database, from: string, to: string): Promise<void> {
  await db.update(pageRedirects).set({ page: to }).where(eq(pageRedirects.page, from));
  await db
    .insert(pageRedirects)
    .values({ slug: from, page: to })
    .onConflictDoUpdate({ target: pageRedirects.slug, set: { page: to } });
}

/** The page to which a former address leads. */
export async function selectRedirect(db: Database, slug: string): Promise<string | undefined> {
  const [found] = await db
    .select({ page: pageRedirects.page })
    .from(pageRedirects)
    .where(eq(pageRedirects.slug, slug));
  return found?.page ?? undefined;
}

/** All former addresses of pages, with the pages that they lead to, also deleted ones; null: nowhere. */
export const selectRedirects = (db: Database): Promise<(typeof pageRedirects.$inferSelect)[]> =>
  db.select().from(pageRedirects).orderBy(asc(pageRedirects.slug));

/** Leads a former address nowhere. False: it did not lead to this page. */
export async function endRedirect(db: Database, slug: string, page: string): Promise<boolean> {
  const removed = await db
    .update(pageRedirects)
    .set({ page: null })
    .where(and(eq(pageRedirects.slug, slug), eq(pageRedirects.page, page)))
    .returning();
  return removed.length > 0;
}

/** A page, held until the end of the transaction. */
export async function selectPageForUpdate(
  db: Database,
  slug: string,
): Promise<PageRow | undefined> {
  const [page] = await db.select().from(pagesTable).where(eq(pagesTable.slug, slug)).for('update');
  return page;
}

/** Adds a page, also at a former address of another one. False: there is a page of this address. */
export async function insertPage(db: Database, page: PageRow): Promise<boolean> {
  const added = await db.insert(pagesTable).values(page).onConflictDoNothing().returning();
  await db.delete(pageRedirects).where(eq(pageRedirects.slug, page.slug));
  return added.length > 0;
}

/** Writes a page over the one of its address. */
export async function updatePage(db: Database, page: PageRow): Promise<void> {
  await db.update(pagesTable).set(page).where(eq(pagesTable.slug, page.slug));
}

/** Deletes a page. Its versions stay. */
export async function deletePage(db: Database, slug: string): Promise<void> {
  await db.delete(pagesTable).where(eq(pagesTable.slug, slug));
}
