import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  lte,
  max,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { FirstStep } from '#contracts/admin/work/first-steps.ts';
import type { DocumentInForce, DocumentKind } from '#contracts/legal-documents.ts';
import type { PageLink, TextPage } from '#contracts/shop-content.ts';
import type { ShownDays } from '#contracts/shown-days.ts';
import { USUAL_ZONE } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import {
  contentVersions,
  leftSteps,
  legalDocuments,
  pageRedirects,
  pagesTable,
  siteSettingsTable,
} from './tables.ts';

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

/** `undefined` leaves a column unchanged. */
export type SettingsUpdate = {
  readonly [Column in keyof SettingsRow]?: SettingsRow[Column] | undefined;
};

export async function updateSettings(db: Database, change: SettingsUpdate): Promise<void> {
  await db.update(siteSettingsTable).set(change);
}

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

export type DocumentRow = typeof legalDocuments.$inferSelect;

/** A version without its text. */
export type Edition = Pick<DocumentRow, 'version' | 'inForce' | 'publishedAt'>;

/** The latest version of each document whose day has come in the shop's time zone. A later version replaces an earlier one also before that one's day. */
export async function selectDocumentsInForce(db: Database, now: Date): Promise<DocumentInForce[]> {
  const zone = sql`(SELECT coalesce(identity ->> 'time_zone', ${USUAL_ZONE}) FROM site_settings)`;
  const today = sql`(${now.toISOString()}::timestamptz AT TIME ZONE ${zone})::date`;
  const latest = latestVersions(db, lte(legalDocuments.inForce, today));
  return db
    .select({
      slug: legalDocuments.kind,
      title: legalDocuments.title,
      version: legalDocuments.version,
    })
    .from(legalDocuments)
    .innerJoin(latest, isIn(latest))
    .orderBy(sql`array_position(ARRAY['policy', 'consent', 'offer'], ${legalDocuments.kind})`);
}

const latestVersions = (db: Database, condition?: SQL) =>
  db
    .select({
      kind: legalDocuments.kind,
      version: max(legalDocuments.version).as('latest_version'),
    })
    .from(legalDocuments)
    .where(condition)
    .groupBy(legalDocuments.kind)
    .as('latest');

const isIn = (latest: ReturnType<typeof latestVersions>) =>
  and(eq(legalDocuments.kind, latest.kind), eq(legalDocuments.version, latest.version));

/** All versions of a document without their texts, latest first. */
export const selectEditions = (db: Database, kind: DocumentKind): Promise<Edition[]> =>
  db
    .select({
      version: legalDocuments.version,
      inForce: legalDocuments.inForce,
      publishedAt: legalDocuments.publishedAt,
    })
    .from(legalDocuments)
    .where(eq(legalDocuments.kind, kind))
    .orderBy(desc(legalDocuments.version));

export async function selectDocument(
  db: Database,
  kind: DocumentKind,
  version: number,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(legalDocuments)
    .where(and(eq(legalDocuments.kind, kind), eq(legalDocuments.version, version)));
  return row;
}

/** The newest version of each document, in force or not yet. */
export async function selectNewestDocuments(db: Database): Promise<DocumentRow[]> {
  const latest = latestVersions(db);
  return db
    .select(getTableColumns(legalDocuments))
    .from(legalDocuments)
    .innerJoin(latest, isIn(latest))
    .orderBy(asc(legalDocuments.kind));
}

/** Adds a version with the next number. */
export async function insertDocument(
  db: Database,
  document: Omit<DocumentRow, 'version'>,
): Promise<void> {
  const [last] = await db
    .select({ version: max(legalDocuments.version) })
    .from(legalDocuments)
    .where(eq(legalDocuments.kind, document.kind));
  await db.insert(legalDocuments).values({ ...document, version: (last?.version ?? 0) + 1 });
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

/** The day on which each version of a legal document begins, by kind and version, `offer 3`. */
export async function selectDocumentDays(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ name: string; day: string }>(sql`
    SELECT kind || ' ' || version AS name, in_force::text AS day FROM legal_documents`);
  return new Map(rows.map(({ name, day }) => [name, day]));
}
