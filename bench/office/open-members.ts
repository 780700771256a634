import type { Role } from '#contracts/admin/staff/permissions.ts';
import { callbackCalls } from '#contracts/calls/callback.ts';
import { connectDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import type { Known } from '../../tests/support/office-actions.ts';
import { type Call, readKnown } from '../../tests/support/office-at-work.ts';
import type { Guest } from '../guest.ts';
import { addMember } from './add-member.ts';

/** Adds members to the shop that runs with this folder. Their sessions have just shown a second factor. */
export async function openMembers(folder: string, roles: readonly Role[]) {
  const database = await startEmbeddedDatabase({ folder, say: () => undefined, beside: true });
  const { pool, close } = connectDatabase(database.url, 1, console.error);
  // A folder may have members of an earlier run.
  const run = Date.now();
  const members: { readonly id: number; readonly cookie: string }[] = [];
  for (const [number, role] of roles.entries()) {
    members.push(await addMember(pool, { email: `${role}-${number}-${run}@example.ru`, role }));
  }
  await close();
  return members;
}

/** Fills the office with orders and a request for a call, and reads what its actions change. `other`: a member whose role they change. */
export async function readFilled(
  url: string,
  { call, guest, other }: { call: Call; guest: Pick<Guest, 'order'>; other: number },
): Promise<Known> {
  await fetch(url + callbackCalls.requestCallback.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+70000000000' }),
  });
  while ((await listed(call)).length < 6) await guest.order();
  return readKnown(call, { orders: await listed(call), other });
}

async function listed(call: Call): Promise<string[]> {
  const { orders } = (await call('GET', '/api/admin/orders/?limit=6')).json();
  return orders.map(({ number }: { number: string }) => number);
}
