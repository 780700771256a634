import { type Actor, type AuditedAction, recordAction } from '#modules/audit/index.ts';
import { countInTransaction, type RateLimit } from '#platform/security/rate-limit.ts';
import type { StaffContext } from './context.ts';

/**
 * Writes to the log of changes what a stranger can repeat without end: at most so many rows of one action about one entity. Opens a transaction of its
 * own, because that of a refused request is rolled back.
 */
export const recordWithin = (
  limit: RateLimit,
  { db, clock, actor }: Pick<StaffContext, 'db' | 'clock'> & { readonly actor: Actor },
  audited: AuditedAction,
): Promise<void> =>
  db.transaction(async (db) => {
    const { action, entity, entityId } = audited;
    const about = `${entity} ${entityId}`;
    const hasRoom = await countInTransaction({ db, clock }, limit, `audit ${action}`, about);
    if (hasRoom) await recordAction({ db, clock, actor }, audited);
  });
