import { type AuditedAction, actAs, recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { systemClock } from '#platform/time/clock.ts';
import { terminalActor } from './terminal-actor.ts';

/**
 * Does what a command was told in one transaction with its row in the log of changes. `actionOf`: what the row says of the result; undefined
 * where nothing was changed.
 */
export const audited = <Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
  actionOf: (result: Result) => AuditedAction | undefined,
): Promise<Result> =>
  db.transaction(async (db) => {
    await actAs(db, terminalActor());
    const result = await work(db);
    const action = actionOf(result);
    if (action) await recordAction({ db, clock: systemClock, actor: terminalActor() }, action);
    return result;
  });

/** That these fields changed, without their values. */
export const fieldsChanged = (names: readonly string[]): NonNullable<AuditedAction['changes']> =>
  Object.fromEntries(names.map((name) => [name, 'changed' as const]));
