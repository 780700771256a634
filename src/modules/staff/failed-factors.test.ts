import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { actionWords } from '#messages/office/audit-words.ts';
import { totpCode } from '#platform/security/totp.ts';
import { HOUR, MINUTE } from '#platform/time/duration.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { recordLog } from '#tests/support/logged.ts';
import { passkeysOf, SITE } from '#tests/support/passkeys.ts';
import { bytesOf, PASSWORD } from '#tests/support/staff.ts';

let now = new Date('2027-03-01T09:00:00Z');
const env = { RATE_LOGIN: '200/15m', LOG_LEVEL: 'warn' };
const it = withShop({ clock: { now: () => now }, env });
const { shop, office } = fixturesOf(it);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const { askFor, offerOf, signIn, withPasskey } = passkeysOf(office);

const failuresOf = async (id: number) => {
  const { rows } = await shop.db.execute<{ action: string; actor: string }>(
    sql`SELECT action, actor FROM audit_log WHERE entity_id = ${String(id)} AND action LIKE 'staff.%\_failed' ORDER BY id`,
  );
  return rows;
};
const WRONG = 'AAAA';

it('a letter tells of the first app too, and of one after the factors were reset', async () => {
  const owner = await office.complete('owner');
  const { email, id, call } = await office.joined('content');
  const lettersOf = () =>
    shop.letters.filter(({ to, subject }) => to === email && /приложение с кодами/.test(subject));
  const connect = async (by: typeof call) => {
    const { secret, offer } = (await by('POST', '/api/admin/me/totp/offer/', {})).json();
    const code = totpCode(bytesOf(secret), now);
    expect((await by('POST', '/api/admin/me/totp/', { offer, code })).statusCode).toBe(200);
  };
  await connect(call);
  await expect.poll(() => lettersOf().length, { timeout: 10_000 }).toBe(1);
  expect(lettersOf()[0]?.text).toMatch('Если это были не вы, сразу сообщите владельцу магазина');
  await owner.call('DELETE', `/api/admin/staff/${id}/factors/`);
  const again = office.browser();
  await again.call('POST', '/api/admin/session/', { email, password: PASSWORD });
  await connect(again.call);
  await expect.poll(() => lettersOf().length, { timeout: 10_000 }).toBe(2);
});

it('each wrong code and passkey leaves a row in the log of changes and a line in that of security', async () => {
  const { call, id, email, key } = await withPasskey();
  const lines = recordLog(shop.app);
  const second = office.browser();
  await second.call('POST', '/api/admin/session/', { email, password: PASSWORD });
  const { offer } = (await call('POST', '/api/admin/me/totp/offer/', {})).json();
  await office.browser().call('POST', '/api/admin/password/letter/', { email });
  const letter = { key: await office.keyOfLetter(email), password1: PASSWORD, password2: PASSWORD };
  const forged = async () => key.show(await askFor(), { isForged: true });
  const made = createAuthenticator(SITE).make(await offerOf(call), { isVerified: false });
  const tries = [
    ['sign_in', () => second.call('POST', '/api/admin/session/factor/', { code: WRONG })],
    ['step_up', () => call('POST', '/api/admin/session/factor/', { code: WRONG })],
    ['confirm', () => call('POST', '/api/admin/me/totp/', { offer, code: '000000' })],
    [
      'reset',
      () => office.browser().call('POST', '/api/admin/password/', { ...letter, code: WRONG }),
    ],
    ['passkey', async () => call('POST', '/api/admin/session/factor/passkey/', await forged())],
    ['passkey', () => call('POST', '/api/admin/me/passkeys/', { name: 'чужой', made })],
    ['passkey', async () => (await signIn(key, { isForged: true })).answer],
  ] as const;
  for (const [at, attempt] of tries) expect([at, (await attempt()).statusCode]).toEqual([at, 400]);

  expect(await failuresOf(id)).toEqual([
    ...['staff', 'staff', 'staff', 'system'].map((actor) => ({
      action: 'staff.code_failed',
      actor,
    })),
    ...['staff', 'staff', 'system'].map((actor) => ({ action: 'staff.passkey_failed', actor })),
  ]);
  for (const action of ['staff.code_failed', 'staff.passkey_failed']) {
    expect(actionWords(action)).toMatch(/не\u00a0подошёл/);
  }
  const told = lines.flatMap(({ about }) => {
    const { security, action } = about as { security?: string; action?: string };
    return security?.endsWith('_failed') ? [[security, action]] : [];
  });
  expect(told).toEqual([
    ...['sign_in', 'step_up', 'confirm', 'reset', 'passkey', 'passkey'].map((at) => [
      'factor_failed',
      at,
    ]),
    ['sign_in_failed', 'passkey'],
  ]);
});

it('one who guesses without end does not fill the log of changes', async () => {
  const { call, id } = await office.complete('manager');
  recordLog(shop.app);
  const guess = () => call('POST', '/api/admin/session/factor/', { code: WRONG });
  for (const _again of Array(15)) expect((await guess()).statusCode).toBe(400);
  expect(await failuresOf(id)).toHaveLength(10);
  later(HOUR + MINUTE);
  await guess();
  expect(await failuresOf(id)).toHaveLength(11);
});
