import { sql } from 'drizzle-orm';
import { categoriesMessages as messages } from '#messages/commands/categories-command.ts';
import { importMessages } from '#messages/imports/import.ts';
import type { Database } from '#platform/database/database.ts';
import { tryImportLock } from '#platform/database/import-lock.ts';
import { type CategoryRow, selectCategories } from '../categories.ts';

/** Why a change of categories is refused. */
export class CategoryRefusal extends Error {
  /** The field of the office's form that is to blame. */
  readonly field: string;

  constructor(message: string, field = 'non_field_errors') {
    super(message);
    this.field = field;
  }
}

/** The categories of the shop while a command changes them. */
export class KnownCategories {
  readonly rows: readonly CategoryRow[];

  constructor(rows: readonly CategoryRow[]) {
    this.rows = rows;
  }

  /** Throws for a category that the shop does not have. `given`: its slug or its id. */
  find(given: string): CategoryRow {
    const bySlug = this.rows.find(({ slug }) => slug === given);
    const found = bySlug ?? this.rows.find(({ id }) => String(id) === given);
    if (!found) throw new CategoryRefusal(messages.unknown(given));
    return found;
  }

  has = (slug: string): boolean => this.rows.some((row) => row.slug === slug);

  childrenOf = (id: number | null): CategoryRow[] =>
    this.rows.filter(({ parentId }) => parentId === id);

  /** Throws for a category with children. */
  refuseChildren({ id, name }: CategoryRow): void {
    const names = this.childrenOf(id).map((child) => child.name);
    if (names.length > 0) throw new CategoryRefusal(messages.hasChildren(name, names), 'parent');
  }
}

/** The advisory lock of those who change categories: one waits for the other. */
const CHANGING = 7_202_612;

const TRIES = 5;
const PAUSE_SECONDS = 0.05;

/**
 * Whether no import runs, nor will until the transaction ends. PostgreSQL releases the locks of a transaction one by one: the change
 * before this one may have let go of the first lock and not yet of this.
 */
async function keepsImportsAway(db: Database): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    const { rows } = await db.execute<{ taken: boolean }>(tryImportLock());
    if (rows[0]?.taken || tried === TRIES) return rows[0]?.taken === true;
    await db.execute(sql`SELECT pg_sleep(${PAUSE_SECONDS})`);
  }
}

/** Runs a change of categories as a whole or not at all, after those that are under way, with no import beside it. */
export const changingCategories = <Result>(
  db: Database,
  change: (db: Database, known: KnownCategories) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (db) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${CHANGING})`);
    if (!(await keepsImportsAway(db))) throw new CategoryRefusal(importMessages.busy);
    return change(db, new KnownCategories(await selectCategories(db)));
  });
