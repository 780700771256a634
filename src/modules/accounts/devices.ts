import type { Device } from '#contracts/accounts.ts';
import type { AccountsContext } from './context.ts';
import { requireCustomer } from './service.ts';
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

/** Signs out one device of the customer, whose e-mail it returns. A device that is signed out already is not an error. */
export async function endDevice(
  { db, clock }: AccountsContext,
  subject: TokenSubject,
  sessionId: string,
): Promise<string> {
  const { id, email } = await requireCustomer(db, subject);
  await updateOwnSessionEnd(db, id, sessionId, clock.now());
  return email;
}

/** Signs out every other device of the customer, whose e-mail it returns. */
export async function endOtherDevices(
  { db, clock }: AccountsContext,
  subject: TokenSubject,
): Promise<string> {
  const { id, email } = await requireCustomer(db, subject);
  await updateSessionEnds(db, id, clock.now(), subject.sessionId);
  return email;
}

const presentDevice = (session: SessionRow, currentId: string): Device => ({
  id: session.id,
  device: session.device,
  ip: session.ip,
  signed_in_at: session.createdAt.toISOString(),
  used_at: (session.usedAt ?? session.createdAt).toISOString(),
  current: session.id === currentId,
});
