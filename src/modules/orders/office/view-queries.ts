import { and, asc, count, eq, or } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { savedViews } from './view-tables.ts';

export type ViewRow = typeof savedViews.$inferSelect;
type NewView = typeof savedViews.$inferInsert;

/** The views of a list that all share and those of a member, oldest first. */
export const selectViewsOf = (
  db: Database,
  { screen, staffId }: Pick<ViewRow, 'screen' | 'staffId'>,
): Promise<ViewRow[]> =>
  db
    .select()
    .from(savedViews)
    .where(
      and(eq(savedViews.screen, screen), or(savedViews.shared, eq(savedViews.staffId, staffId))),
    )
    .orderBy(asc(savedViews.id));

/** Holds a view until the transaction ends; undefined where there is none. */
export async function selectViewForUpdate(
  db: Database,
  { screen, id }: Pick<ViewRow, 'screen' | 'id'>,
): Promise<ViewRow | undefined> {
  const [row] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.screen, screen), eq(savedViews.id, id)))
    .for('update');
  return row;
}

/** How many views all share, or how many own ones a member has. */
export async function countViews(
  db: Database,
  { screen, staffId, shared }: Pick<ViewRow, 'screen' | 'staffId' | 'shared'>,
): Promise<number> {
  const ofMember = shared ? undefined : eq(savedViews.staffId, staffId);
  const [row] = await db
    .select({ count: count() })
    .from(savedViews)
    .where(and(eq(savedViews.screen, screen), eq(savedViews.shared, shared), ofMember));
  return row?.count ?? 0;
}

export async function insertView(db: Database, view: NewView): Promise<ViewRow> {
  const [row] = await db.insert(savedViews).values(view).returning();
  if (!row) throw new Error('The view was not written');
  return row;
}

export const renameViewRow = (db: Database, id: number, name: string) =>
  db.update(savedViews).set({ name }).where(eq(savedViews.id, id));

export const deleteView = (db: Database, id: number) =>
  db.delete(savedViews).where(eq(savedViews.id, id));
