import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { addressService, addressUses } from './tables.ts';

const ROW = 1;

export type ServiceRow = Omit<typeof addressService.$inferSelect, 'id'>;

/** The service with its uses of a day, `YYYY-MM-DD`. */
export interface UsedService extends ServiceRow {
  readonly askedToday: number;
  readonly isStopped: boolean;
}

/** Undefined where no key is stored. */
export async function selectService(db: Database, today: string): Promise<UsedService | undefined> {
  const [found] = await db
    .select({ service: addressService, uses: addressUses })
    .from(addressService)
    .innerJoin(addressUses, eq(addressUses.id, addressService.id));
  if (!found) return undefined;
  const { day, asked, isStopped } = found.uses;
  const isToday = day === today;
  return {
    ...found.service,
    askedToday: isToday ? asked : 0,
    isStopped: isToday && isStopped,
  };
}

/** As stored, locked until the transaction ends. */
export async function lockService(db: Database): Promise<ServiceRow | undefined> {
  const [row] = await db.select().from(addressService).for('update');
  return row;
}

export async function upsertService(db: Database, row: ServiceRow): Promise<void> {
  const set = {
    key: row.key,
    dailyBudget: row.dailyBudget,
    changedAt: row.changedAt,
    changedBy: row.changedBy,
  };
  await db
    .insert(addressService)
    .values({ ...set, id: ROW })
    .onConflictDoUpdate({ target: addressService.id, set });
}

/** Answers whether there was one. */
export async function deleteService(db: Database): Promise<boolean> {
  const gone = await db.delete(addressService).returning({ id: addressService.id });
  return gone.length > 0;
}

export async function isServiceSet(db: Database): Promise<boolean> {
  const rows = await db.select({ id: addressService.id }).from(addressService);
  return rows.length > 0;
}

/** Another day begins anew, so does one that a clock far ahead has written. */
const isOtherDay = (today: string) =>
  sql`(${addressUses.day} < ${today}::date OR ${addressUses.day} > ${today}::date + 1)`;

/** Counts a question of a day. False where the budget is used up or the service has refused: nothing is written then. */
export async function takeUse(db: Database, today: string, budget: number): Promise<boolean> {
  const isOther = isOtherDay(today);
  const taken = await db
    .update(addressUses)
    .set({
      asked: sql`CASE WHEN ${isOther} THEN 1 ELSE ${addressUses.asked} + 1 END`,
      isStopped: sql`${addressUses.isStopped} AND NOT ${isOther}`,
      day: sql`CASE WHEN ${isOther} THEN ${today}::date ELSE ${addressUses.day} END`,
    })
    .where(sql`${isOther} OR (${addressUses.asked} < ${budget} AND NOT ${addressUses.isStopped})`)
    .returning({ asked: addressUses.asked });
  return taken.length > 0;
}

/** The service is not asked again on this day, by no process; or is, as after a new key. */
export async function setStopped(db: Database, today: string, isStopped: boolean): Promise<void> {
  await db
    .update(addressUses)
    .set({ isStopped })
    .where(
      sql`${addressUses.day} = ${today}::date AND ${addressUses.isStopped} IS DISTINCT FROM ${isStopped}`,
    );
}
