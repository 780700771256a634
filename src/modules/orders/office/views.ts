import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { SavedView, ViewQuery } from '#contracts/admin/work/saved-views.ts';
import { MOST_VIEWS } from '#contracts/admin/work/values.ts';
import { viewsMessages as messages } from '#messages/office/views.ts';
import type { Member } from '#modules/audit/index.ts';
import { type FindStaffNames, recordAction, type StaffNames } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/failures.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  countViews,
  deleteView,
  insertView,
  renameViewRow,
  selectViewForUpdate,
  selectViewsOf,
  type ViewRow,
} from './view-queries.ts';

/** The list whose views they are. */
export interface ViewedList {
  readonly screen: ViewRow['screen'];
  /** What its address can hold. */
  readonly query: z.ZodType<ViewQuery>;
}

export interface ViewsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
  readonly list: ViewedList;
}

/** The views that all share, then the member's own, each in the order in which they were made. */
export async function listViews(
  { db, staffNames, list }: ViewsContext,
  member: Member,
): Promise<SavedView[]> {
  const [rows, names] = await Promise.all([
    selectViewsOf(db, { ...list, staffId: idOf(member) }),
    staffNames(db),
  ]);
  const views = rows.map((row) => present(list, row, names, member));
  return [...views.filter(({ shared }) => shared), ...views.filter(({ shared }) => !shared)];
}

export interface NewView {
  readonly name: string;
  readonly shared: boolean;
  readonly query: ViewQuery;
}

/** Keeps a view. Throws `views_many`, and `invalid` for a name that another one of its kind has. */
export async function addView(
  { db, clock, staffNames, list }: ViewsContext,
  view: NewView,
  member: Member,
): Promise<SavedView> {
  const staffId = idOf(member);
  const { screen } = list;
  const adding = db.transaction(async (db) => {
    // Two that are added at once are counted one after the other.
    await db.execute(sql`LOCK TABLE saved_views IN SHARE ROW EXCLUSIVE MODE`);
    const known = await countViews(db, { screen, staffId, shared: view.shared });
    if (known >= MOST_VIEWS) throw new DomainError('views_many');
    const row = await insertView(db, { ...view, screen, staffId, createdAt: clock.now() });
    await record({ db, clock, actor: member.actor }, 'views.add', row.id);
    return row;
  });
  return present(list, await adding.catch(refuseTakenName), await staffNames(db), member);
}

/** Gives a view another name. Throws as {@link addView}, and `not_found` for a view that the member may not change. */
export async function renameView(
  { db, clock, staffNames, list }: ViewsContext,
  id: number,
  name: string,
  member: Member,
): Promise<SavedView> {
  const renaming = db.transaction(async (db) => {
    const row = await holdView(db, { ...list, id }, member);
    await renameViewRow(db, id, name);
    await record({ db, clock, actor: member.actor }, 'views.rename', id);
    return { ...row, name };
  });
  return present(list, await renaming.catch(refuseTakenName), await staffNames(db), member);
}

/** Removes a view. Throws `not_found` for one that the member may not change. */
export const removeView = (
  { db, clock, list }: ViewsContext,
  id: number,
  member: Member,
): Promise<void> =>
  db.transaction(async (db) => {
    await holdView(db, { ...list, id }, member);
    await deleteView(db, id);
    await record({ db, clock, actor: member.actor }, 'views.remove', id);
  });

async function holdView(
  db: Database,
  view: Pick<ViewRow, 'screen' | 'id'>,
  member: Member,
): Promise<ViewRow> {
  const row = await selectViewForUpdate(db, view);
  if (!row || !isChangeable(row, member)) throw new DomainError('not_found');
  return row;
}

/** Names stay out of the log: a view may be called after a person. */
const record = (context: Parameters<typeof recordAction>[0], action: string, id: number) =>
  recordAction(context, { action, entity: 'view', entityId: String(id) });

function refuseTakenName(error: unknown): never {
  throw isUniqueViolation(error) ? invalid('name', messages.nameTaken) : error;
}

const idOf = ({ actor }: Member): number => Number(actor.name);

const isChangeable = ({ staffId, shared }: ViewRow, member: Member): boolean =>
  staffId === idOf(member) || (shared && member.may('views.manage'));

const present = (
  { query }: ViewedList,
  row: ViewRow,
  names: StaffNames,
  member: Member,
): SavedView => ({
  id: row.id,
  name: row.name,
  shared: row.shared,
  query: knownPart(query, row.query),
  by: names.get(String(row.staffId)) ?? null,
  is_changeable: isChangeable(row, member),
});

/** A view that was kept by another version of the shop has of its parameters those that this one knows. */
function knownPart(
  known: z.ZodType<ViewQuery>,
  query: Record<string, unknown>,
): Record<string, string> {
  const parts = Object.entries(query).filter(
    (part): part is [string, string] =>
      typeof part[1] === 'string' && known.safeParse({ [part[0]]: part[1] }).success,
  );
  return Object.fromEntries(parts);
}
