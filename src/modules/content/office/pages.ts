import type {
  PageRow as ListedPage,
  PageForm,
  PageVersion,
  RemovedPage,
  StoredPage,
} from '#contracts/admin/content/pages.ts';
import { contentScreenMessages as words } from '#messages/office/content.ts';
import { type Actor, actAs, type FindStaffNames, recordAction } from '#modules/audit/index.ts';
import {
  deletePage,
  insertPage,
  type PageRow,
  redirectPage,
  selectPageForUpdate,
  selectPages,
  selectRedirects,
  updatePage,
} from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { readMarkdownBeside } from '../text/read-markdown.ts';
import { requireLinks } from './links.ts';
import { formOf, isSame, pageChanges, readForm, rowOfVersion } from './page-form.ts';
import {
  changeOf,
  findVersion,
  lastBodyOf,
  newestVersion,
  newestVersions,
  selectVersionsOf,
} from './versions.ts';

export interface ContentWork {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
}

/** The work of a member. */
export interface ContentActing extends ContentWork {
  readonly actor: Actor;
}

/** More pages than a shop has. */
const MOST_PAGES = 1000;
const MOST_REMOVED = 50;

/** The pages in the order of the menus, and those that were deleted, the latest first. */
export async function listPages({
  db,
  staffNames,
}: ContentWork): Promise<{ pages: ListedPage[]; removed: RemovedPage[] }> {
  const names = await staffNames(db);
  const newest = await newestVersions(db, 'pages', 2 * MOST_PAGES);
  const byName = new Map(newest.map((version) => [version.name, version]));
  const rows = await selectPages(db);
  const moved = await selectRedirects(db);
  const taken = new Set([...rows, ...moved].map(({ slug }) => slug));
  const gone = newest
    .filter(({ name, body }) => body === null && !taken.has(name))
    .slice(0, MOST_REMOVED);
  const removed: RemovedPage[] = [];
  for (const version of gone) {
    const last = await lastBodyOf(db, version.name);
    const row = rowOfVersion(last?.body);
    if (!last || !row) continue;
    removed.push({
      slug: row.slug,
      title: row.title,
      last: last.id,
      ...changeOf(version, names),
    });
  }
  const pages = rows.map((row) => {
    const { text: _text, lead: _lead, description: _description, ...shown } = formOf(row);
    return { ...shown, ...changeOf(byName.get(row.slug), names) };
  });
  return { pages, removed };
}

/** A page with the number of its version. Throws `text_page_not_found`. */
export async function getPage({ db, staffNames }: ContentWork, slug: string): Promise<StoredPage> {
  const row = (await selectPages(db)).find((page) => page.slug === slug);
  if (!row) throw new DomainError('text_page_not_found');
  return stored({ db, staffNames }, row);
}

const stored = async (
  { db, staffNames }: Pick<ContentWork, 'db' | 'staffNames'>,
  row: PageRow,
): Promise<StoredPage> => ({
  ...formOf(row),
  ...changeOf(await newestVersion(db, ['pages', row.slug]), await staffNames(db)),
});

/** Adds a page behind the others. Throws `invalid`. */
export async function createPage(context: ContentActing, form: PageForm): Promise<StoredPage> {
  const text = await readMarkdownBeside(form.text);
  return within(context, async (context) => {
    const places = (await selectPages(context.db)).map(({ position }) => position);
    if (places.length >= MOST_PAGES) throw invalid('non_field_errors', words.manyPages);
    const page = readForm(form, text, Math.min(1000, Math.max(0, ...places) + 1));
    await requireLinks(context.db, page.body, page.slug);
    await add(context.db, page);
    await record(context, 'pages.create', page.slug, pageChanges(undefined, page));
    return stored(context, page);
  });
}

/**
 * Changes a page; another address moves it, and the former one leads there. Throws `invalid`, or `content_changed` with the page of now where it is not the one of
 * `version`; its place in the menus does not count.
 */
export async function savePage(
  context: ContentActing,
  slug: string,
  { version, ...form }: PageForm & { version: number },
): Promise<StoredPage> {
  const text = await readMarkdownBeside(form.text);
  return within(context, async (context) => {
    const before = await unchangedPage(context, slug, version);
    const page = readForm(form, text, before.position);
    if (isSame(before, page)) return stored(context, before);
    await requireLinks(context.db, page.body, page.slug);
    if (page.slug === slug) await updatePage(context.db, page);
    else {
      await add(context.db, page);
      await redirectPage(context.db, slug, page.slug);
      await deletePage(context.db, slug);
    }
    await record(context, 'pages.change', page.slug, pageChanges(before, page));
    return stored(context, page);
  });
}

/** Deletes a page; its versions stay. Throws `content_changed`. */
export const removePage = (context: ContentActing, slug: string, version: number): Promise<void> =>
  within(context, async (context) => {
    await unchangedPage(context, slug, version);
    await deletePage(context.db, slug);
    await record(context, 'pages.remove', slug, {});
  });

/** Places all pages. Throws `content_changed` where there are others by now. */
export const orderPages = (context: ContentActing, slugs: readonly string[]): Promise<void> =>
  within(context, async (context) => {
    const rows = await selectPages(context.db);
    const order = new Map(slugs.map((slug, index) => [slug, index + 1]));
    if (order.size !== rows.length || rows.some(({ slug }) => !order.has(slug))) {
      throw new DomainError('content_changed');
    }
    for (const row of rows) {
      const position = order.get(row.slug) ?? row.position;
      if (position !== row.position) await updatePage(context.db, { ...row, position });
    }
    await record(context, 'pages.order', 'all', {});
  });

/** The versions of a page, also of a deleted one, latest first. */
export async function listPageVersions(
  { db, staffNames }: ContentWork,
  slug: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ versions: PageVersion[]; next: number | null }> {
  const found = await selectVersionsOf(db, ['pages', slug], { before, limit: limit + 1 });
  const names = await staffNames(db);
  const shown = found.slice(0, limit);
  return {
    versions: shown.map((one) => ({ ...changeOf(one, names), is_removed: one.body === null })),
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A page as it was. Throws `not_found`. */
export async function getPageVersion(
  { db, staffNames }: ContentWork,
  id: number,
): Promise<StoredPage> {
  const version = await findVersion(db, 'pages', id);
  const row = rowOfVersion(version?.body);
  if (!row) throw new DomainError('not_found');
  return { ...formOf(row), ...changeOf(version, await staffNames(db)) };
}

/** Makes a page what it was, by the rules of today, also a deleted one. Throws `not_found`, `content_changed` or `invalid`. */
export async function restorePage(
  context: ContentActing,
  id: number,
  version: number,
): Promise<StoredPage> {
  const row = rowOfVersion((await findVersion(context.db, 'pages', id))?.body);
  if (!row) throw new DomainError('not_found');
  const form = formOf(row);
  const text = await readMarkdownBeside(form.text);
  return within(context, async (context) => {
    const { db } = context;
    const now = await selectPageForUpdate(db, row.slug);
    if (now) await unchangedPage(context, row.slug, version);
    const page = readForm(form, text, now?.position ?? row.position);
    if (now) await updatePage(db, page);
    else await add(db, page);
    await record(context, 'pages.restore', page.slug, pageChanges(now, page));
    return stored(context, page);
  });
}

/** One transaction, whose versions bear the name of the member. */
const within = <Context extends ContentActing, Done>(
  { db, ...context }: Context,
  work: (context: ContentActing) => Promise<Done>,
): Promise<Done> =>
  db.transaction(async (db) => {
    await actAs(db, context.actor);
    return work({ ...context, db });
  });

/** The page, held, where it is the one of this version. */
async function unchangedPage(
  context: ContentActing,
  slug: string,
  version: number,
): Promise<PageRow> {
  const { db } = context;
  const now = await selectPageForUpdate(db, slug);
  if (!now) throw new DomainError('content_changed', { body: { now: null } });
  const newest = await newestVersion(db, ['pages', slug]);
  if ((newest?.id ?? 0) === version) return now;
  const known = await findVersion(db, 'pages', version);
  const looked = known?.name === slug ? rowOfVersion(known.body) : undefined;
  if (looked && isSame(looked, now)) return now;
  throw new DomainError('content_changed', { body: { now: await stored(context, now) } });
}

async function add(db: Database, page: PageRow): Promise<void> {
  if (!(await insertPage(db, page))) throw invalid('slug', words.slugTaken);
}

const record = (
  { db, clock, actor }: ContentActing,
  action: string,
  entityId: string,
  changes: ReturnType<typeof pageChanges>,
) => recordAction({ db, clock, actor }, { action, entity: 'pages', entityId, changes });
