import { staffMessages } from '#messages/office/staff-rules.ts';
import type { Actor } from '#modules/audit/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { RateLimit } from '#platform/security/rate-limit.ts';
import { HOUR } from '#platform/time/duration.ts';
import { recordWithin } from './bounded-rows.ts';
import type { StaffContext } from './context.ts';
import type { StaffRow } from './queries.ts';

/** Rows of the log of changes about one member. Who guesses without end does not fill the log. */
const ROWS: RateLimit = { hits: 10, window: HOUR };

type FailureContext = Pick<StaffContext, 'db' | 'clock'> & { readonly actor: Actor };

/** Who tries without a session is not the member: the shop notes it. */
export const strangerAt = (ip: string | null): Actor => ({
  kind: 'system',
  name: 'sign-in',
  ip: ip ?? undefined,
});

/** What was tried: with it the log of security tells failures apart. */
type TriedAt = 'sign_in' | 'step_up' | 'confirm' | 'reset';

/** Writes a wrong code or passkey to the log of changes. Not for a transaction: that of a failed try is rolled back. */
export const noteFailedFactor = (
  context: FailureContext,
  { id }: Pick<StaffRow, 'id'>,
  factor: 'code' | 'passkey',
): Promise<void> =>
  recordWithin(ROWS, context, {
    action: `staff.${factor}_failed`,
    entity: 'staff',
    entityId: String(id),
  });

/** Notes a wrong code of a member, and returns its refusal. It says the same of an app whose secret cannot be read: the log of security says why. */
export async function failedCode(
  context: FailureContext,
  member: StaffRow,
  { at, taken }: { at: TriedAt; taken: 'wrong' | 'unreadable' },
): Promise<DomainError> {
  await noteFailedFactor(context, member, 'code');
  const event = taken === 'unreadable' ? 'factor_unreadable' : 'factor_failed';
  return new DomainError('invalid', {
    fields: { code: [staffMessages.wrongCode] },
    security: { event, account: member.email, action: at },
  });
}

/** Notes a wrong passkey of a member who has a session, and returns its refusal with this text. */
export async function failedPasskey(
  context: FailureContext,
  member: StaffRow,
  text: string,
): Promise<DomainError> {
  await noteFailedFactor(context, member, 'passkey');
  return new DomainError('invalid', {
    fields: { non_field_errors: [text] },
    security: { event: 'factor_failed', account: member.email, action: 'passkey' },
  });
}
