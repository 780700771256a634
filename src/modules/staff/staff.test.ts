import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Role } from '#contracts/admin/staff/permissions.ts';
import { createSealing } from '#platform/security/sealing.ts';
import { totpCode } from '#platform/security/totp.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/duration.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { bytesOf, TERMINAL } from '#tests/support/staff.ts';
import { confirmTotp, offerTotp, proveFactor } from './factors.ts';
import { acceptInvitation, inviteMember, makeFirstLink } from './invitations.ts';
import { makeLink } from './links.ts';
import { changeMember, findMember, resetFactors } from './members.ts';
import { resetPassword } from './reset.ts';
import { storedRole } from './roles.ts';
import { endSessions, findViewer, listSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';

const PASSWORD = 'тихая гавань у моря';
const origin = { ip: '192.0.2.7', device: 'Firefox, Linux' };

const it = withShop();
const { shop } = fixturesOf(it);
let now = new Date('2027-03-01T09:00:00Z');
const clock = { now: () => now };
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const sealing = createSealing(randomBytes(32), 'staff');
const jobs = { send: async () => undefined };
const context = () => ({
  jobs,
  db: shop.db,
  clock,
  sealing,
  actor: TERMINAL,
  shopName: 'Мебельный двор',
});

const viewerOf = async (token: string) => {
  const viewer = await findViewer(context(), token);
  if (!viewer) throw new Error('the session is not open');
  return viewer;
};

const accept = (key: string, email?: string) =>
  acceptInvitation(
    context(),
    { key, email, name: 'Вера', password1: PASSWORD, password2: PASSWORD },
    origin,
  );

const invited = async (email: string, role: Role) =>
  (await inviteMember(context(), { email, role })).secret;

async function join(email: string, role: Role) {
  const token = await accept(await invited(email, role));
  return { token, id: (await viewerOf(token)).member.id };
}

/** Sets up an app for codes; returns its secret, the new token and the backup codes. */
async function addApp(token: string) {
  const viewer = await viewerOf(token);
  const { secret, offer, uri } = offerTotp(context(), viewer, 'Мебельный двор');
  const bytes = bytesOf(secret);
  const typed = { offer, code: totpCode(bytes, now) };
  const confirmed = await confirmTotp(context(), viewer, typed, origin);
  return { ...confirmed, secret: bytes, uri };
}

const rows = async (statement: ReturnType<typeof sql>) => (await shop.db.execute(statement)).rows;

describe('the first owner', () => {
  it('comes by a link, of which the last one works, once, for an hour', async () => {
    const old = await makeFirstLink(context());
    const late = await makeFirstLink(context());
    await expect(accept(old ?? '', 'vera@example.ru')).rejects.toMatchObject({
      code: 'link_invalid',
    });
    later(HOUR + 1);
    await expect(accept(late ?? '', 'vera@example.ru')).rejects.toMatchObject({
      code: 'link_invalid',
    });
    const key = (await makeFirstLink(context())) ?? '';
    await expect(accept(key)).rejects.toMatchObject({
      details: { fields: { email: [expect.any(String)] } },
    });
    const { member } = await viewerOf(await accept(key, 'vera@example.ru'));
    expect(member).toMatchObject({ email: 'vera@example.ru', role: 'owner' });
    await expect(accept(key, 'boris@example.ru')).rejects.toMatchObject({ code: 'link_invalid' });
    expect(await makeFirstLink(context())).toBeUndefined();
  });

  it('needs a password of twelve characters that is not common', async () => {
    const key = await invited('short@example.ru', 'content');
    const weak = (password: string) =>
      acceptInvitation(
        context(),
        { key, name: 'Вера', password1: password, password2: password },
        origin,
      );
    await expect(weak('короткий 11')).rejects.toMatchObject({
      details: { fields: { password1: ['Пароль должен быть не короче 12\u00a0знаков'] } },
    });
    await expect(weak('qwertyuiop12')).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('a sign-in', () => {
  it('of an owner is complete with the second factor, and gets a new token by it', async () => {
    const { token, id } = await join('owner2@example.ru', 'owner');
    expect(await viewerOf(token)).toMatchObject({ isComplete: false, isSteppedUp: false });
    const app = await addApp(token);
    expect(await findViewer(context(), token)).toBeUndefined();
    expect(await viewerOf(app.token)).toMatchObject({ isComplete: true, isSteppedUp: true });
    expect(app.uri).toContain('owner2%40example.ru');

    later(MINUTE);
    const second = await signIn(
      context(),
      { email: 'OWNER2@example.ru', password: PASSWORD },
      origin,
    );
    const viewer = await viewerOf(second);
    expect(viewer.isComplete).toBe(false);
    const code = totpCode(app.secret, now);
    const proved = await proveFactor(context(), viewer, code, { ip: null });
    expect((await viewerOf(proved)).isComplete).toBe(true);
    // The same code on another device.
    const third = await signIn(
      context(),
      { email: 'owner2@example.ru', password: PASSWORD },
      origin,
    );
    await expect(
      proveFactor(context(), await viewerOf(third), code, { ip: null }),
    ).rejects.toMatchObject({
      details: { fields: { code: ['Код не подошёл. Возьмите новый в приложении.'] } },
    });
    later(11 * MINUTE);
    expect((await viewerOf(proved)).isSteppedUp).toBe(false);
    expect(await findViewer(context(), third)).toBeUndefined();
    expect(await listSessions(context(), id)).toHaveLength(3);
  });

  it('takes each backup code once, however it is typed', async () => {
    const { token } = await join('backup@example.ru', 'manager');
    const { backupCodes } = await addApp(token);
    expect(new Set(backupCodes).size).toBe(10);
    const [first = '', second = ''] = backupCodes;
    const prove = async (code: string) => {
      const next = await signIn(
        context(),
        { email: 'backup@example.ru', password: PASSWORD },
        origin,
      );
      return proveFactor(context(), await viewerOf(next), code, { ip: null });
    };
    await prove(first.toLowerCase().replaceAll(' ', '-'));
    await expect(prove(first)).rejects.toMatchObject({ code: 'invalid' });
    await prove(second.replaceAll(' ', ''));
  });

  it('of the warehouse needs no second factor, unless there is one', async () => {
    const { token } = await join('stock@example.ru', 'warehouse');
    expect((await viewerOf(token)).isComplete).toBe(true);
    await addApp(token);
    const next = await signIn(context(), { email: 'stock@example.ru', password: PASSWORD }, origin);
    expect((await viewerOf(next)).isComplete).toBe(false);
  });

  it('says the same of a wrong password, an unknown address and a disabled account', async () => {
    const { id } = await join('gone@example.ru', 'content');
    await changeMember(context(), id, { isDisabled: true });
    const refused = { details: { fields: { non_field_errors: ['Неверный e-mail или пароль.'] } } };
    const attempt = (email: string, password: string) =>
      signIn(context(), { email, password }, origin);
    await expect(attempt('gone@example.ru', PASSWORD)).rejects.toMatchObject(refused);
    await expect(attempt('nobody@example.ru', PASSWORD)).rejects.toMatchObject(refused);
    await expect(attempt('vera@example.ru', 'другой пароль 1')).rejects.toMatchObject(refused);
  });
});

describe('a session', () => {
  it('ends after twelve idle hours, and seven days at the latest', async () => {
    const { token } = await join('idle@example.ru', 'content');
    for (let hours = 0; hours < 24 * 7; hours += 11) {
      expect(await findViewer(context(), token)).toBeDefined();
      later(11 * HOUR);
    }
    expect(await findViewer(context(), token)).toBeUndefined();
    const next = await signIn(context(), { email: 'idle@example.ru', password: PASSWORD }, origin);
    later(12 * HOUR);
    expect(await findViewer(context(), next)).toBeUndefined();
  });

  it('is ended by its owner, one by one or all others', async () => {
    const { token, id } = await join('many@example.ru', 'content');
    const other = await signIn(context(), { email: 'many@example.ru', password: PASSWORD }, origin);
    const third = await signIn(context(), { email: 'many@example.ru', password: PASSWORD }, origin);
    const { session } = await viewerOf(other);
    expect(await endSessions(context(), { staffId: id, only: session.id })).toBe(1);
    expect(await findViewer(context(), other)).toBeUndefined();
    const kept = (await viewerOf(token)).session.id;
    await endSessions(context(), { staffId: id, but: kept });
    expect(await findViewer(context(), third)).toBeUndefined();
    expect(await findViewer(context(), token)).toBeDefined();
  });

  it('ends at once when its account is disabled or its factors are reset', async () => {
    const one = await join('fired@example.ru', 'content');
    await changeMember(context(), one.id, { isDisabled: true });
    await expect(findViewer(context(), one.token)).rejects.toMatchObject({
      code: 'account_closed',
    });
    await changeMember(context(), one.id, { isDisabled: false });
    expect(await findViewer(context(), one.token)).toBeUndefined();

    const two = await join('lost@example.ru', 'manager');
    const app = await addApp(two.token);
    const { id } = await findMember(shop.db, 'LOST@example.ru');
    await resetFactors(context(), id, origin);
    expect(await findViewer(context(), app.token)).toBeUndefined();
    const next = await signIn(context(), { email: 'lost@example.ru', password: PASSWORD }, origin);
    const code = totpCode(app.secret, now);
    await expect(
      proveFactor(context(), await viewerOf(next), code, { ip: null }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
    await addApp(next);
  });
});

describe('a link for a new password', () => {
  const letter = async (email: string) =>
    (await makeLink(context(), { purpose: 'reset', email, ...storedRole('content') })).secret;
  const set = (key: string) =>
    resetPassword(
      context(),
      { key, code: '', password1: PASSWORD, password2: PASSWORD },
      { ip: origin.ip, limits, deviceOf: async () => undefined },
    );
  const limits = { login: { hits: 100, window: HOUR }, reset: { hits: 100, window: HOUR } };
  const invalid = { code: 'link_invalid' };

  it('ends with every other once one is used, and those of other members stay', async () => {
    await join('reset@example.ru', 'content');
    await join('reset2@example.ru', 'content');
    const [first, second] = [await letter('reset@example.ru'), await letter('RESET@example.ru')];
    const others = await letter('reset2@example.ru');
    await set(second);
    for (const spent of [first, second]) await expect(set(spent)).rejects.toMatchObject(invalid);
    await set(others);
  });

  it('does not outlive a disabled account, which is enabled again', async () => {
    const { id } = await join('reset3@example.ru', 'content');
    const key = await letter('reset3@example.ru');
    await changeMember(context(), id, { isDisabled: true });
    await expect(set(key)).rejects.toMatchObject(invalid);
    await changeMember(context(), id, { isDisabled: false });
    await expect(set(key)).rejects.toMatchObject(invalid);
  });

  it('is no invitation, and an invitation is no link for a password', async () => {
    await join('reset4@example.ru', 'content');
    const key = await letter('reset4@example.ru');
    await expect(accept(key, 'reset5@example.ru')).rejects.toMatchObject(invalid);
    await expect(set(await invited('reset6@example.ru', 'content'))).rejects.toMatchObject(invalid);
    await set(key);
  });
});

describe('the staff', () => {
  it('keeps an owner who can sign in, also of two changes at once', async () => {
    const owners = await rows(
      sql`SELECT id FROM staff WHERE role = 'owner' AND disabled_at IS NULL`,
    );
    const ids = owners.map(({ id }) => Number(id));
    const results = await Promise.allSettled(
      ids.map((id, at) =>
        changeMember(context(), id, at % 2 ? { isDisabled: true } : { role: 'manager' }),
      ),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'last_owner' } }]);
    expect(
      await rows(
        sql`SELECT count(*)::int AS left FROM staff WHERE role = 'owner' AND disabled_at IS NULL`,
      ),
    ).toEqual([{ left: 1 }]);
  });

  it('has no secret in the database, and every change in the log', async () => {
    const key = await invited('log@example.ru', 'manager');
    const token = await accept(key);
    const { secret, backupCodes } = await addApp(token);
    const dump = JSON.stringify(
      await rows(sql`SELECT s.*, t.*, l.*, encode(totp_secret, 'base64') AS a, encode(t.token_digest, 'base64') AS b
        FROM staff s JOIN staff_sessions t ON t.staff_id = s.id CROSS JOIN staff_links l`),
    );
    for (const hidden of [key, token, PASSWORD, secret.toString('base64'), ...backupCodes]) {
      expect(dump).not.toContain(hidden);
    }
    const written = await rows(
      sql`SELECT action, actor, entity_id FROM audit_log ORDER BY id DESC LIMIT 3`,
    );
    const id = String((await rows(sql`SELECT max(id) AS id FROM staff`))[0]?.id);
    expect(written).toEqual([
      { action: 'staff.factor', actor: 'staff', entity_id: id },
      { action: 'staff.join', actor: 'staff', entity_id: id },
      {
        action: 'staff.invite',
        actor: 'terminal',
        entity_id: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    const text = JSON.stringify(
      await rows(sql`SELECT * FROM audit_log WHERE action LIKE 'staff.%'`),
    );
    expect(text).not.toMatch(/example\.ru|Вера/);
  });

  it('is invited for three days, and each address once', async () => {
    const key = await invited('slow@example.ru', 'content');
    later(3 * DAY + 1);
    await expect(accept(key)).rejects.toMatchObject({ code: 'link_invalid' });
    await expect(
      inviteMember(context(), { email: 'LOG@example.ru', role: 'owner' }),
    ).rejects.toMatchObject({
      details: { fields: { email: ['Сотрудник с таким e-mail уже есть.'] } },
    });
  });
});
