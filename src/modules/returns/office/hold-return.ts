import { selectOrderForUpdate } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { selectReturn } from '../queries.ts';
import { findReturn } from './card.ts';

export type Held = Awaited<ReturnType<typeof holdReturn>>;

/**
 * A return with its order, which is locked until the transaction `db` ends, for a change of the version that the member has seen. Throws
 * `not_found` and `return_changed`.
 */
export async function holdReturn(db: Database, id: number, version: number) {
  const seen = await selectReturn(db, id);
  if (!seen) throw new DomainError('not_found');
  await selectOrderForUpdate(db, seen.orderId);
  const held = await findReturn(db, id);
  if (held.row.version !== version) throw new DomainError('return_changed');
  return held;
}
