import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { passkeyEndpoints } from '#contracts/admin/staff/passkeys.ts';
import { totpCode } from '#platform/security/totp.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { createAuthenticator, type Falsehood } from '#tests/support/authenticator.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { passkeysOf, SITE } from '#tests/support/passkeys.ts';
import { waitForLock, whileHeld } from '#tests/support/wait-for-lock.ts';

let now = new Date('2027-03-01T09:00:00Z');
const clock = { now: () => now };
const it = withShop({ clock, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const { offerOf, askFor, add, withPasskey, signIn } = passkeysOf(office);

const subjectsTo = (to: string) =>
  shop.letters.filter((letter) => letter.to === to).map(({ subject }) => subject);
const rows = async (statement: ReturnType<typeof sql>) => (await shop.db.execute(statement)).rows;

describe('the own passkeys', () => {
  it('are added and removed by one who has shown a factor lately; the others end, and letters tell', async () => {
    const { call, email, secret, key, passkeyId } = await withPasskey();
    await expect.poll(() => subjectsTo(email).join()).toMatch('Добавлен ключ доступа');
    const { call: elsewhere } = await signIn(key);
    const made = createAuthenticator(SITE).make(await offerOf(call));
    later(11 * MINUTE);
    const late = await call('POST', '/api/admin/me/passkeys/', { name: 'поздний', made });
    expect(late.json()).toMatchObject({ code: 'step_up_required' });
    const remove = (id: string) => call('DELETE', `/api/admin/me/passkeys/${id}/`);
    expect((await remove(passkeyId)).json()).toMatchObject({ code: 'step_up_required' });
    expect(await offerOf(call)).toMatchObject({ code: 'step_up_required' });
    await call('POST', '/api/admin/session/factor/', { code: totpCode(secret, now) });
    const other = createAuthenticator(SITE);
    expect((await add(call, other, {}, 'ноутбук')).statusCode).toBe(201);
    expect((await elsewhere('GET', '/api/admin/session/')).statusCode).toBe(401);
    const { call: third } = await signIn(other);
    expect((await remove(passkeyId)).statusCode).toBe(200);
    expect((await remove(passkeyId)).statusCode).toBe(404);
    expect((await third('GET', '/api/admin/session/')).statusCode).toBe(401);
    const left = (await call('GET', '/api/admin/me/passkeys/')).json();
    expect(left).toMatchObject([{ name: 'ноутбук' }]);
    await expect.poll(() => subjectsTo(email).join()).toMatch('Отключён ключ доступа');
  });

  it('are for those who have an app for codes: it is the way in when a passkey is lost', async () => {
    const { call } = await office.joined('content');
    expect(await offerOf(call)).toMatchObject({ code: 'step_up_required' });
  });

  it('are not added by one whose factors are reset meanwhile', async () => {
    const { call, id } = await office.complete('content');
    const made = createAuthenticator(SITE).make(await offerOf(call));
    let added: ReturnType<typeof call> | undefined;
    await whileHeld(shop.db, async (db) => {
      await db.execute(sql`UPDATE staff SET totp_confirmed_at = NULL WHERE id = ${id}`);
      added = call('POST', '/api/admin/me/passkeys/', { name: 'чужой', made });
      await waitForLock(shop.db, added);
    });
    expect((await added)?.json()).toMatchObject({ code: 'factor_required' });
  });

  it('belong to one member: others neither see, rename nor remove them', async () => {
    const { passkeyId, call: owner } = await withPasskey();
    const { call } = await withPasskey();
    const path = `/api/admin/me/passkeys/${passkeyId}/`;
    expect((await call('PUT', path, { name: 'мой' })).statusCode).toBe(404);
    expect((await call('DELETE', path)).statusCode).toBe(404);
    expect((await owner('GET', '/api/admin/me/passkeys/')).json()).toMatchObject([
      { id: passkeyId, name: 'телефон' },
    ]);
  });

  it.each<[string, Falsehood]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { isVerified: false }],
    ['for another challenge', { challenge: 'a'.repeat(43) }],
    ['by being shown', { type: 'webauthn.get' }],
  ])('are not made %s', async (_how, falsehood) => {
    const { call } = await office.complete('content');
    const added = await add(call, createAuthenticator(SITE), falsehood);
    expect(added.json()).toMatchObject({
      non_field_errors: ['Ключ доступа не добавился. Начните заново.'],
    });
    expect((await call('GET', '/api/admin/me/passkeys/')).json()).toEqual([]);
  });

  it('are added once by one answer, also when they were removed meanwhile', async () => {
    const { call } = await office.complete('content');
    const made = createAuthenticator(SITE).make(await offerOf(call));
    const send = () => call('POST', '/api/admin/me/passkeys/', { name: 'телефон', made });
    const added = await send();
    expect(added.statusCode).toBe(201);
    await call('DELETE', `/api/admin/me/passkeys/${added.json().id}/`);
    expect((await send()).statusCode).toBe(400);
  });

  it('are each of one account, and twenty at most', async () => {
    const { call, key, id } = await withPasskey();
    expect((await add(call, key)).statusCode).toBe(400);
    const other = await office.complete('content');
    expect((await add(other.call, key)).statusCode).toBe(400);
    const made = createAuthenticator(SITE).make(await offerOf(call));
    await shop.db.execute(
      sql`INSERT INTO staff_passkeys SELECT gen_random_uuid(), ${id}, sha256(n::text::bytea), ''::bytea, 0, 'много', now() FROM generate_series(1, 19) n`,
    );
    const full = {
      non_field_errors: ['Ключей доступа уже 20. Отключите один из них, чтобы добавить другой.'],
    };
    const late = await call('POST', '/api/admin/me/passkeys/', { name: 'поздний', made });
    expect(late.json()).toMatchObject(full);
    expect(await offerOf(call)).toMatchObject(full);
  });

  it('are offered with what the browser has to keep to', async () => {
    const { call, email, key } = await withPasskey();
    const [{ id }] = (await call('GET', '/api/admin/me/passkeys/')).json();
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(await offerOf(call)).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email, displayName: 'Вера' },
      attestation: 'none',
      excludeCredentials: [{ id: key.show({ challenge: '' }).id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await askFor()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 5 * MINUTE,
      userVerification: 'required',
    });
  });
});

it('each change by a passkey or of one is written to the log, without its name', async () => {
  const count = async () =>
    Number((await rows(sql`SELECT count(*)::int AS count FROM audit_log`))[0]?.count);
  const { call } = await office.complete('manager');
  const key = createAuthenticator(SITE);
  let id = '';
  const writes: Record<string, () => Promise<number>> = {
    addPasskey: async () => {
      const added = await add(call, key, {}, 'секретный ноутбук');
      id = added.json().id;
      return added.statusCode;
    },
    signInByPasskey: async () => (await signIn(key)).answer.statusCode,
    provePasskey: async () => {
      const shown = key.show(await askFor());
      return (await call('POST', '/api/admin/session/factor/passkey/', shown)).statusCode;
    },
    renamePasskey: async () =>
      (await call('PUT', `/api/admin/me/passkeys/${id}/`, { name: 'новое имя' })).statusCode,
    removePasskey: async () => (await call('DELETE', `/api/admin/me/passkeys/${id}/`)).statusCode,
  };
  for (const [name, write] of Object.entries(writes)) {
    const before = await count();
    expect([name, [200, 201].includes(await write())]).toEqual([name, true]);
    expect([name, (await count()) > before]).toEqual([name, true]);
  }
  // Options change nothing.
  const tried = [...Object.keys(writes), 'askForPasskey', 'offerPasskey'].sort();
  const writing = Object.entries(passkeyEndpoints).filter(([, { method }]) => method !== 'GET');
  expect(tried).toEqual(writing.map(([name]) => name).sort());
  const written = await rows(
    sql`SELECT action, actor, changes FROM audit_log WHERE action LIKE 'staff.passkey%' ORDER BY id DESC LIMIT 5`,
  );
  expect(written.map(({ action }) => action)).toEqual([
    'staff.passkey_removed',
    'staff.passkey_renamed',
    'staff.passkey_shown',
    'staff.passkey_sign_in',
    'staff.passkey_added',
  ]);
  expect(JSON.stringify(written)).not.toMatch(/ноутбук|имя/);
});
