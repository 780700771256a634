import type { WayIn } from '#contracts/way-in.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { AccountsContext } from './context.ts';
import { updateCustomer } from './queries.ts';
import { requireCustomer } from './service.ts';
import type { TokenSubject } from './tokens.ts';

/** The way into the flat of a signed-in customer; null: not told. Throws `token_invalid` for a deleted customer. */
export const getWayIn = async (
  { db }: AccountsContext,
  subject: TokenSubject,
): Promise<WayIn | null> => (await requireCustomer(db, subject)).wayIn;

/** Replaces it. Throws `token_invalid` for a deleted customer. */
export async function saveWayIn(
  { db }: AccountsContext,
  { customerId }: TokenSubject,
  wayIn: WayIn | null,
): Promise<void> {
  if (!(await updateCustomer(db, customerId, { wayIn }))) throw new DomainError('token_invalid');
}
