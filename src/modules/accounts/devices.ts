import type { Device } from '#contracts/accounts.ts';
import type { AccountsContext } from './context.ts';
import {
  type SessionRow,
  selectOpenSessionsOf,
  updateOwnSessionEnd,
  updateSessionEnds,
} from './session-queries.ts';
import type { TokenSubject } from './tokens.ts';

/** The devices that are signed in to the customer's account, the latest used first. */
export async function listDevices(
  { db, clock }: AccountsContext,
  { customerId, sessionId }: TokenSubject,
): Promise<Device[]> {
  const sessions = await selectOpenSessionsOf(db, customerId, clock.now());
  return sessions.map((session) => presentDevice(session, sessionId));
}

/** Signs out one device of the customer. A device that is signed out already is not an error. */
export const endDevice = (
  { db, clock }: AccountsContext,
  { customerId }: TokenSubject,
  sessionId: string,
): Promise<void> => updateOwnSessionEnd(db, customerId, sessionId, clock.now());

/** Signs out every other device of the customer. */
export const endOtherDevices = (
  { db, clock }: AccountsContext,
  { customerId, sessionId }: TokenSubject,
): Promise<void> => updateSessionEnds(db, customerId, clock.now(), sessionId);

const presentDevice = (session: SessionRow, currentId: string): Device => ({
  id: session.id,
  device: session.device,
  ip: session.ip,
  signed_in_at: session.createdAt.toISOString(),
  used_at: (session.usedAt ?? session.createdAt).toISOString(),
  current: session.id === currentId,
});
