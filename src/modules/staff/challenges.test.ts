import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { MINUTE } from '#platform/time/duration.ts';
import { createAuthenticator, type Falsehood } from '#tests/support/authenticator.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { passkeysOf, SITE } from '#tests/support/passkeys.ts';

let now = new Date('2027-03-01T09:00:00Z');
const clock = { now: () => now };
const it = withShop({ clock, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const { offerOf, askFor, withPasskey, signIn } = passkeysOf(office);

const refused = { non_field_errors: ['Ключ доступа не подошёл. Войдите с паролем.'] };
const rows = async (statement: ReturnType<typeof sql>) => (await shop.db.execute(statement)).rows;

describe('a challenge', () => {
  it('is answered once, also wrongly', async () => {
    const { key } = await withPasskey();
    const { shown } = await signIn(key);
    const again = await office.browser().call('POST', '/api/admin/session/passkey/', shown);
    expect(again.json()).toMatchObject(refused);
    const options = await askFor();
    const tryWith = (falsehood: Falsehood) =>
      office.browser().call('POST', '/api/admin/session/passkey/', key.show(options, falsehood));
    await tryWith({ isForged: true });
    expect((await tryWith({})).json()).toMatchObject(refused);
  });

  it('is answered within five minutes', async () => {
    const { key, call } = await withPasskey();
    const shown = key.show(await askFor());
    const made = createAuthenticator(SITE).make(await offerOf(call));
    later(5 * MINUTE);
    const answer = await office.browser().call('POST', '/api/admin/session/passkey/', shown);
    expect(answer.json()).toMatchObject(refused);
    const added = await call('POST', '/api/admin/me/passkeys/', { name: 'поздний', made });
    expect(added.statusCode).toBe(400);
  });

  it('of a new passkey belongs to its session, and is none of a sign-in', async () => {
    const { key, call } = await withPasskey();
    const other = await office.complete('content');
    const fresh = createAuthenticator(SITE);
    const made = fresh.make(await offerOf(other.call));
    const added = await call('POST', '/api/admin/me/passkeys/', { name: 'чужой', made });
    expect(added.statusCode).toBe(400);
    const shown = key.show(await offerOf(call));
    const answer = await office.browser().call('POST', '/api/admin/session/passkey/', shown);
    expect(answer.json()).toMatchObject(refused);
  });

  it('is stored as a digest; a session has one, and sign-ins have a thousand, the latest', async () => {
    const { call, key } = await withPasskey();
    await shop.db.execute(
      sql`INSERT INTO staff_challenges SELECT sha256(n::text::bytea), NULL, ${now.toISOString()}::timestamptz + interval '1 minute' FROM generate_series(1, 1500) n`,
    );
    const options = await askFor();
    const counted = await rows(
      sql`SELECT count(*)::int AS open FROM staff_challenges WHERE session_id IS NULL`,
    );
    expect(counted).toEqual([{ open: 1000 }]);
    await offerOf(call);
    await offerOf(call);
    const dump = JSON.stringify(
      await rows(sql`SELECT encode(digest, 'base64') AS d FROM staff_challenges`),
    );
    expect(dump).not.toContain(Buffer.from(options.challenge, 'base64url').toString('base64'));
    const own = await rows(
      sql`SELECT session_id FROM staff_challenges WHERE session_id IS NOT NULL GROUP BY 1 HAVING count(*) > 1`,
    );
    expect(own).toEqual([]);
    const shown = key.show(options);
    const answer = await office.browser().call('POST', '/api/admin/session/passkey/', shown);
    expect(answer.statusCode).toBe(200);
    later(6 * MINUTE);
    await askFor();
    expect(await rows(sql`SELECT count(*)::int AS count FROM staff_challenges`)).toEqual([
      { count: 1 },
    ]);
  });
});
