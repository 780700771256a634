import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { MINUTE } from '#platform/time/duration.ts';
import { createAuthenticator, type Falsehood } from '#tests/support/authenticator.ts';
import { buildTestApp } from '#tests/support/build-test-app.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { passkeysOf, SITE } from '#tests/support/passkeys.ts';
import { PASSWORD, staffOf } from '#tests/support/staff.ts';
import { waitForLock, whileHeld } from '#tests/support/wait-for-lock.ts';

let now = new Date('2027-03-01T09:00:00Z');
const clock = { now: () => now };
const it = withShop({ clock, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const { offerOf, askFor, withPasskey, signIn } = passkeysOf(office);

const refused = { non_field_errors: ['Ключ доступа не подошёл. Войдите с паролем.'] };
const subjectsTo = (to: string) =>
  shop.letters.filter((letter) => letter.to === to).map(({ subject }) => subject);
const rows = async (statement: ReturnType<typeof sql>) => (await shop.db.execute(statement)).rows;

describe('a passkey', () => {
  it('signs in without password and code, and is both factors', async () => {
    const { key, email, call } = await withPasskey('owner');
    later(11 * MINUTE);
    const { answer, call: byKey } = await signIn(key);
    expect(answer.json()).toMatchObject({ email, state: 'complete', stepped_up: true });
    expect(String(answer.headers['set-cookie'])).toMatch(/staff=.*HttpOnly; SameSite=Strict/);
    const [passkey] = (await byKey('GET', '/api/admin/me/passkeys/')).json();
    expect(passkey).toMatchObject({ name: 'телефон', used_at: now.toISOString() });
    const invited = { email: 'by-key@example.ru', role: 'content' };
    const invite = (by: typeof call) => by('POST', '/api/admin/staff/invitations/', invited);
    expect((await invite(call)).json()).toMatchObject({ code: 'step_up_required' });
    expect((await invite(byKey)).statusCode).toBe(201);
  });

  it('stands for the code: after the password, and ten minutes later', async () => {
    const { key, email, call } = await withPasskey();
    const { call: second } = office.browser();
    const session = await second('POST', '/api/admin/session/', { email, password: PASSWORD });
    expect(session.json()).toMatchObject({ state: 'factor_missing', has_passkey: true });
    for (const by of [second, call]) {
      later(9 * MINUTE);
      const shown = key.show(await askFor());
      const proved = await by('POST', '/api/admin/session/factor/passkey/', shown);
      expect(proved.json()).toMatchObject({ state: 'complete', stepped_up: true });
    }
  });

  it('of another member is no factor', async () => {
    const { call } = await withPasskey();
    const { key } = await withPasskey();
    const shown = key.show(await askFor());
    const answer = await call('POST', '/api/admin/session/factor/passkey/', shown);
    expect(answer.json()).toMatchObject({
      non_field_errors: ['Ключ доступа не подошёл. Введите код из приложения.'],
    });
  });

  it.each<[string, Falsehood]>([
    ['made for another site', { origin: 'https://evil.example' }],
    ['made for a host below', { origin: 'http://office.localhost:3000' }],
    ['made for another port', { origin: 'http://localhost:3001' }],
    ['made for another scheme', { origin: 'https://localhost:3000' }],
    ['made for no site', { origin: 'null' }],
    ['of another relying party', { rpId: 'evil.example' }],
    ['of a relying party below', { rpId: 'office.localhost' }],
    ['shown without finger, face or PIN', { isVerified: false }],
    ['whose signature is wrong', { isForged: true }],
    ['made instead of shown', { type: 'webauthn.create' }],
    ['that names another user', { userHandle: Buffer.alloc(16, 7) }],
    ['that names no user', { userHandle: Buffer.alloc(0) }],
    ['for a challenge that nobody gave', { challenge: 'a'.repeat(43) }],
    ['that has counted no further', { counter: 0 }],
  ])('%s does not sign in', async (_what, falsehood) => {
    const { key } = await withPasskey();
    await signIn(key);
    const { answer, cookie } = await signIn(key, falsehood);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(refused);
    expect(cookie()).toBe('');
    expect((await signIn(key)).answer.statusCode).toBe(200);
  });

  it('whose counter goes back does not sign in, and one that counts on does', async () => {
    const { key } = await withPasskey();
    expect((await signIn(key, { counter: 1000 })).answer.statusCode).toBe(200);
    for (const counter of [0, 999, 1000]) {
      expect((await signIn(key, { counter })).answer.json()).toMatchObject(refused);
    }
    expect((await signIn(key, { counter: 1001 })).answer.statusCode).toBe(200);
  });

  it('signs in under the name of no other credential', async () => {
    const { key } = await withPasskey();
    const { key: other } = await withPasskey();
    const shown = key.show(await askFor());
    const { id, rawId } = other.show({ challenge: '' });
    const swapped = { ...shown, id, rawId };
    const answer = await office.browser().call('POST', '/api/admin/session/passkey/', swapped);
    expect(answer.json()).toMatchObject(refused);
  });

  it('that the shop does not know, or that has been removed, is told no more', async () => {
    const { key, call, passkeyId } = await withPasskey();
    const stranger = createAuthenticator(SITE);
    stranger.make(await offerOf(call));
    const { answer: unknown } = await signIn(stranger);
    expect((await call('DELETE', `/api/admin/me/passkeys/${passkeyId}/`)).statusCode).toBe(200);
    const { answer: removed } = await signIn(key);
    const { answer: wrong } = await signIn((await withPasskey()).key, { isForged: true });
    expect([unknown.json(), removed.json()]).toEqual([wrong.json(), wrong.json()]);
    expect(wrong.json()).toMatchObject(refused);
  });

  it('of a disabled member never signs in, and works again when the account is open', async () => {
    const owner = await office.complete('owner');
    const { key, id } = await withPasskey();
    const setDisabled = (disabled: boolean) =>
      owner.call('PUT', `/api/admin/staff/${id}/`, { disabled });
    await setDisabled(true);
    expect((await signIn(key)).answer.json()).toMatchObject(refused);
    await setDisabled(false);
    expect((await signIn(key)).answer.statusCode).toBe(200);
  });

  it('that is being shown does not outlive a disabled account, nor its own removal', async () => {
    const { key, id, passkeyId } = await withPasskey();
    const during = async (change: ReturnType<typeof sql>) => {
      const shown = key.show(await askFor());
      let answer: ReturnType<ReturnType<typeof office.browser>['call']> | undefined;
      await whileHeld(shop.db, async (db) => {
        await db.execute(sql`SELECT FROM staff WHERE id = ${id} FOR UPDATE`);
        await db.execute(change);
        answer = office.browser().call('POST', '/api/admin/session/passkey/', shown);
        await waitForLock(shop.db, answer);
      });
      return (await answer)?.json();
    };
    const disabled = sql`UPDATE staff SET disabled_at = ${now.toISOString()} WHERE id = ${id}`;
    expect(await during(disabled)).toMatchObject(refused);
    await shop.db.execute(sql`UPDATE staff SET disabled_at = NULL WHERE id = ${id}`);
    const removed = sql`DELETE FROM staff_passkeys WHERE id = ${passkeyId}`;
    expect(await during(removed)).toMatchObject(refused);
  });

  it('goes with the other factors when an owner resets them', async () => {
    const owner = await office.complete('owner');
    const { key, id } = await withPasskey();
    await owner.call('DELETE', `/api/admin/staff/${id}/factors/`);
    expect((await signIn(key)).answer.json()).toMatchObject(refused);
    const [row] = await rows(
      sql`SELECT changes FROM audit_log WHERE action = 'staff.factor' ORDER BY id DESC LIMIT 1`,
    );
    expect(row).toEqual({ changes: { totp: 'changed', passkey: 'changed' } });
  });
});

it('a sign-in on a new device is told by letter', async () => {
  const { key, email } = await withPasskey();
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Firefox/140.0' };
  await signIn(key);
  await signIn(key, {}, phone);
  await expect
    .poll(() => shop.letters.find(({ subject }) => /нового устройства/.test(subject))?.text)
    .toMatch('С вашим ключом доступа вошли на устройстве');
  expect(subjectsTo(email).filter((one) => /нового устройства/.test(one))).toHaveLength(1);
});

it('tries are limited by network, and a failed one stands in the log of security', async () => {
  const limited = await buildTestApp({ clock, env: { RATE_LOGIN: '1/15m' } });
  try {
    const { browser: other } = staffOf(() => limited, clock.now);
    const key = createAuthenticator(SITE);
    const failures = async () =>
      /security_events_total\{event="sign_in_failed"\} (\d+)/.exec(
        (await limited.app.inject({ url: '/metrics' })).body,
      )?.[1];
    const tries: number[] = [];
    for (const _again of Array(6)) {
      const shown = key.show({ challenge: 'a'.repeat(43) });
      // A user handle that the shop does not know.
      shown.response.userHandle = 'AAAA';
      const answer = await other().call('POST', '/api/admin/session/passkey/', shown);
      tries.push(answer.statusCode);
    }
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await failures()).toBe('5');
    const asked: number[] = [];
    for (const _again of Array(6)) {
      asked.push((await other().call('POST', '/api/admin/passkey/options/')).statusCode);
    }
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await limited.close();
  }
});
