import { expect } from 'vitest';
import type { Role } from '#contracts/admin/staff/permissions.ts';
import { type Authenticator, createAuthenticator, type Falsehood } from './authenticator.ts';
import type { Office } from './staff.ts';

/** The address of the office in tests without a browser. */
export const SITE = 'http://localhost:3000';

/** Members of the staff of a shop, who have passkeys. */
export function passkeysOf(office: Office) {
  type Call = ReturnType<Office['browser']>['call'];

  const offerOf = async (call: Call) =>
    (await call('POST', '/api/admin/me/passkeys/offer/')).json();
  const askFor = async () =>
    (await office.browser().call('POST', '/api/admin/passkey/options/')).json();

  /** Adds the passkey of an authenticator to a member's. */
  async function add(call: Call, key: Authenticator, falsehood: Falsehood = {}, name = 'телефон') {
    const made = key.make(await offerOf(call), falsehood);
    return call('POST', '/api/admin/me/passkeys/', { name, made });
  }

  /** A new member with an app and a passkey, whose authenticator is `key`. */
  async function withPasskey(role: Role = 'manager') {
    const member = await office.complete(role);
    const key = createAuthenticator(SITE);
    const added = await add(member.call, key);
    expect(added.statusCode).toBe(201);
    return { ...member, key, passkeyId: added.json().id as string };
  }

  /** Signs in by a passkey in another browser. */
  async function signIn(key: Authenticator, falsehood: Falsehood = {}, headers = {}) {
    const one = office.browser();
    const shown = key.show(await askFor(), falsehood);
    const answer = await one.call('POST', '/api/admin/session/passkey/', shown, headers);
    return { ...one, answer, shown };
  }

  return { offerOf, askFor, add, withPasskey, signIn };
}
