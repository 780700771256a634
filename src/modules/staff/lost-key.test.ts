import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createSealing } from '#platform/security/sealing.ts';
import { totpCode } from '#platform/security/totp.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { recordLog } from '#tests/support/logged.ts';
import { passkeysOf, SITE } from '#tests/support/passkeys.ts';
import { PASSWORD } from '#tests/support/staff.ts';

let now = new Date('2027-03-01T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { LOG_LEVEL: 'warn' } });
const { shop, office } = fixturesOf(it);
const { add, askFor } = passkeysOf(office);

/** The key of the shop is another one now than when the secret of the member's app was sealed. */
const sealWithAnotherKey = (id: number) => {
  const sealed = createSealing(randomBytes(32), 'staff').seal(randomBytes(20));
  return shop.db.execute(sql`UPDATE staff SET totp_secret = ${sealed} WHERE id = ${id}`);
};

it('a member whose app cannot be read any more is told of a wrong code, and comes in by passkey or backup code', async () => {
  const owner = await office.complete('owner');
  const { call, id, email, secret, backupCodes } = await office.complete('manager');
  const key = createAuthenticator(SITE);
  expect((await add(call, key)).statusCode).toBe(201);
  await sealWithAnotherKey(id);
  now = new Date(now.getTime() + 60_000);
  const { call: second } = office.browser();
  await second('POST', '/api/admin/session/', { email, password: PASSWORD });
  const prove = (code: string) => second('POST', '/api/admin/session/factor/', { code });

  const lines = recordLog(shop.app);
  const refused = await prove(totpCode(secret, now));
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { code: 'invalid', non_field_errors: [expect.stringContaining('Код не подошёл')] },
  ]);
  expect(lines).toContainEqual({
    level: 'warn',
    about: expect.objectContaining({ security: 'factor_unreadable', account: expect.any(String) }),
    message: 'security',
  });
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);

  const stranger = office.browser();
  await stranger.call('POST', '/api/admin/password/letter/', { email });
  const reset = await stranger.call('POST', '/api/admin/password/', {
    key: await office.keyOfLetter(email),
    code: totpCode(secret, now),
    password1: 'высокий берег реки',
    password2: 'высокий берег реки',
  });
  expect(reset.statusCode).toBe(400);

  const shown = key.show(await askFor());
  const byPasskey = await second('POST', '/api/admin/session/factor/passkey/', shown);
  expect(byPasskey.json()).toMatchObject({ state: 'complete' });
  expect((await prove(backupCodes[0] ?? '')).json()).toMatchObject({ state: 'complete' });
  const cleared = await owner.call('DELETE', `/api/admin/staff/${id}/factors/`);
  expect(cleared.statusCode).toBe(200);
});
