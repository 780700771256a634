import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { staffEndpoints } from '#contracts/admin/staff/staff.ts';
import { totpCode } from '#platform/security/totp.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { bytesOf, PASSWORD } from '#tests/support/staff.ts';

let now = new Date('2027-03-01T09:00:00Z');
const clock = { now: () => now };
const it = withShop({ clock, env: { RATE_LOGIN: '200/15m' } });

describe('the members of the staff', () => {
  it('asks an owner for the code again after ten minutes, where the staff is changed', async ({
    shop,
    office,
  }) => {
    const owner = await office.complete('owner');
    const other = await office.complete('content');
    const change = () => owner.call('PUT', `/api/admin/staff/${other.id}/`, { role: 'warehouse' });
    expect((await change()).json()).toMatchObject({ role: 'warehouse' });
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await change()).json()).toMatchObject({ code: 'step_up_required' });
    const code = totpCode(owner.secret, now);
    await owner.call('POST', '/api/admin/session/factor/', { code });
    expect((await change()).statusCode).toBe(200);
    const { rows } = await shop.db.execute(
      sql`SELECT actor, actor_name, ip, changes FROM audit_log WHERE action = 'staff.change' AND entity_id = ${String(other.id)}`,
    );
    expect(rows[0]).toMatchObject({
      actor: 'staff',
      actor_name: String(owner.id),
      ip: '127.0.0.1',
      changes: { role: { from: 'content', to: 'warehouse' } },
    });
  });

  it('writes each change to the log', async ({ shop, office }) => {
    const count = async () => {
      const { rows } = await shop.db.execute(sql`SELECT count(*)::int AS count FROM audit_log`);
      return Number(rows[0]?.count);
    };
    const owner = await office.complete('owner');
    const other = await office.complete('content');
    now = new Date(now.getTime() + 60_000);
    let { email } = owner;
    const { call } = office.browser();
    let { secret } = owner;
    const offer = async () => (await call('POST', '/api/admin/me/totp/offer/', {})).json();
    const invitations = '/api/admin/staff/invitations/';
    const roles = '/api/admin/staff/roles/';
    const writes: Record<string, () => ReturnType<typeof call>> = {
      signIn: () => call('POST', '/api/admin/session/', { email, password: PASSWORD }),
      proveFactor: () =>
        call('POST', '/api/admin/session/factor/', { code: totpCode(owner.secret, now) }),
      confirmTotp: async () => {
        const offered = await offer();
        secret = bytesOf(offered.secret);
        const code = totpCode(secret, now);
        return call('POST', '/api/admin/me/totp/', { offer: offered.offer, code });
      },
      changeMember: () => call('PUT', `/api/admin/staff/${other.id}/`, { disabled: true }),
      resetFactors: () => call('DELETE', `/api/admin/staff/${other.id}/factors/`),
      invite: () => call('POST', invitations, { email: 'logged@example.ru', role: 'content' }),
      revokeInvitation: async () => {
        const [invitation] = (await call('GET', invitations)).json();
        return call('DELETE', `${invitations}${invitation.id}/`);
      },
      endSession: async () => {
        const second = office.browser();
        await second.call('POST', '/api/admin/session/', { email, password: PASSWORD });
        const open = (await call('GET', '/api/admin/me/sessions/')).json();
        const { id } = open.find((one: { current: boolean }) => !one.current);
        return call('DELETE', `/api/admin/me/sessions/${id}/`);
      },
      endOtherSessions: () => call('DELETE', '/api/admin/me/sessions/'),
      makeRole: () => call('POST', roles, { name: 'Диспетчер', permissions: ['orders.read'] }),
      changeRole: async () => {
        const [{ key }] = (await call('GET', roles)).json();
        return call('PUT', `${roles}${key.slice(4)}/`, {
          name: 'Диспетчер',
          permissions: ['callbacks.read'],
        });
      },
      removeRole: async () => {
        const [{ key }] = (await call('GET', roles)).json();
        return call('DELETE', `${roles}${key.slice(4)}/`);
      },
      changeName: () => call('PUT', '/api/admin/me/name/', { name: 'Вера Малинина' }),
      changePassword: () =>
        call('PUT', '/api/admin/me/password/', {
          password: PASSWORD,
          password1: `${PASSWORD} и ветра`,
          password2: `${PASSWORD} и ветра`,
        }),
      changeEmail: () => {
        const answer = call('PUT', '/api/admin/me/email/', {
          password: `${PASSWORD} и ветра`,
          email: `new-${email}`,
        });
        email = `new-${email}`;
        return answer;
      },
      resetPassword: async () => {
        await call('POST', '/api/admin/password/letter/', { email });
        now = new Date(now.getTime() + 60_000);
        const code = totpCode(secret, now);
        const key = await office.keyOfLetter(email);
        return call('POST', '/api/admin/password/', {
          key,
          code,
          password1: PASSWORD,
          password2: PASSWORD,
        });
      },
      signOut: async () => {
        await call('POST', '/api/admin/session/', { email, password: PASSWORD });
        return call('DELETE', '/api/admin/session/');
      },
    };
    for (const [name, write] of Object.entries(writes)) {
      const before = await count();
      expect([name, (await write()).statusCode]).toEqual([
        name,
        ['invite', 'makeRole'].includes(name) ? 201 : 200,
      ]);
      expect([name, (await count()) > before]).toEqual([name, true]);
    }
    const before = await count();
    await office.invited('content');
    // The invitation and the account.
    expect(await count()).toBe(before + 2);
    // An offer and a letter change nothing.
    const tried = [
      ...Object.keys(writes),
      'confirmEmail',
      'join',
      'offerTotp',
      'requestReset',
    ].sort();
    const writing = Object.entries(staffEndpoints).filter(([, { method }]) => method !== 'GET');
    expect(tried).toEqual(writing.map(([name]) => name).sort());
  });

  it('writes to owners about new staff, and to a member about a new device and another app', async ({
    shop,
    office,
  }) => {
    const owner = await office.complete('owner');
    const member = await office.complete('content', office.invited);
    const subjects = (to: string) =>
      shop.letters.filter((letter) => letter.to === to).map(({ subject }) => subject);
    await expect.poll(() => subjects(owner.email).join()).toMatch('В офисе новый сотрудник');
    const joining = shop.letters.filter(({ to }) => to === owner.email).at(-1);
    expect(joining?.text).toContain('новый сотрудник: Вера, роль «Контент»');
    // Nothing of a new device: the first one is the member's own.
    await expect
      .poll(() => subjects(member.email).join())
      .toMatch(/^Подключено приложение с кодами[^,]*$/);
    const { email } = member;
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Firefox/140.0' };
    const signIn = (headers: Record<string, string>) =>
      office.browser().call('POST', '/api/admin/session/', { email, password: PASSWORD }, headers);
    await signIn({});
    await signIn(phone);
    await signIn(phone);
    await expect.poll(() => subjects(email).join()).toMatch('с нового устройства');
    const offered = (await member.call('POST', '/api/admin/me/totp/offer/', {})).json();
    const code = totpCode(bytesOf(offered.secret), now);
    await member.call('POST', '/api/admin/me/totp/', { offer: offered.offer, code });
    await expect.poll(() => subjects(email).join()).toMatch('Изменён второй способ входа');
    expect(subjects(email)).toHaveLength(3);
  });

  it('closes to a disabled member at once; a password opens and tells no more than a stranger’s', async ({
    office,
  }) => {
    const owner = await office.complete('owner');
    const fired = await office.complete('manager');
    expect((await fired.call('GET', '/api/admin/session/')).statusCode).toBe(200);
    await owner.call('PUT', `/api/admin/staff/${fired.id}/`, { disabled: true });
    expect((await fired.call('GET', '/api/admin/session/')).json()).toMatchObject({
      code: 'account_closed',
    });
    const answer = await office.browser().call('POST', '/api/admin/session/', {
      email: fired.email,
      password: PASSWORD,
    });
    expect(answer.json()).toMatchObject({ non_field_errors: ['Неверный e-mail или пароль.'] });
  });

  it('come by a letter, which opens the account once', async ({ shop, office }) => {
    const owner = await office.complete('owner');
    const invited = { email: 'new@example.ru', role: 'content' };
    const inThreeDays = new Date(now.getTime() + 3 * 24 * 3_600_000).toISOString();
    const answer = await owner.call('POST', '/api/admin/staff/invitations/', invited);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...invited, ends_at: inThreeDays });
    const open = async () => (await owner.call('GET', '/api/admin/staff/invitations/')).json();
    expect(await open()).toMatchObject([invited]);
    const key = await office.keyOfLetter(invited.email);
    const letter = shop.letters.findLast(({ to }) => to === invited.email);
    expect(letter?.text).toMatch('Ваша роль: «Контент».');
    const join = () =>
      office.browser().call('POST', '/api/admin/join/', {
        key,
        name: 'Фёкла',
        password1: PASSWORD,
        password2: PASSWORD,
      });
    expect((await join()).json()).toMatchObject({ ...invited, state: 'complete' });
    expect((await join()).json()).toMatchObject({ code: 'link_invalid' });
    expect(await open()).toEqual([]);
    const again = await owner.call('POST', '/api/admin/staff/invitations/', invited);
    expect(again.json()).toMatchObject({ email: ['Сотрудник с таким e-mail уже есть.'] });
  });

  it('do not come by a link that was taken back', async ({ office }) => {
    const owner = await office.complete('owner');
    const email = 'gone@example.ru';
    const invited = { email, role: 'content' };
    const invite = () => owner.call('POST', '/api/admin/staff/invitations/', invited);
    const { id } = (await invite()).json();
    const key = await office.keyOfLetter(email);
    const revoke = () => owner.call('DELETE', `/api/admin/staff/invitations/${id}/`);
    expect((await revoke()).statusCode).toBe(200);
    expect((await revoke()).statusCode).toBe(404);
    const answer = await office.browser().call('POST', '/api/admin/join/', {
      key,
      name: 'Вера',
      password1: PASSWORD,
      password2: PASSWORD,
    });
    expect(answer.json()).toMatchObject({ code: 'link_invalid' });
  });

  it.for([
    ['is disabled', { disabled: true }],
    ['is an owner no more', { role: 'manager' }],
  ] as const)('do not come by the invitation of one who %s', async ([_, change], { office }) => {
    const owner = await office.complete('owner');
    const former = await office.complete('owner');
    const email = `of-${former.id}@example.ru`;
    await former.call('POST', '/api/admin/staff/invitations/', { email, role: 'owner' });
    await owner.call('POST', '/api/admin/staff/invitations/', {
      email: `kept-${email}`,
      role: 'content',
    });
    const key = await office.keyOfLetter(email);
    await owner.call('PUT', `/api/admin/staff/${former.id}/`, change);
    const form = { name: 'Вера', password1: PASSWORD, password2: PASSWORD };
    const late = await office.browser().call('POST', '/api/admin/join/', { key, ...form });
    expect(late.json()).toMatchObject({ code: 'link_invalid' });
    const open: { email: string }[] = (
      await owner.call('GET', '/api/admin/staff/invitations/')
    ).json();
    const emails = open.map((one) => one.email);
    expect(emails).toContain(`kept-${email}`);
    expect(emails).not.toContain(email);
    const log = await owner.call('GET', '/api/admin/audit/?action=staff.change');
    expect(log.json().entries[0].changes).toMatchObject({ invitations: { from: 1, to: 0 } });
  });

  it('get another app when an owner takes the lost one from them, and are told', async ({
    shop,
    office,
  }) => {
    const owner = await office.complete('owner');
    const lost = await office.complete('manager');
    const reset = await owner.call('DELETE', `/api/admin/staff/${lost.id}/factors/`);
    expect(reset.json()).toMatchObject({ id: lost.id, has_factor: false });
    expect((await lost.call('GET', '/api/admin/session/')).statusCode).toBe(401);
    const { call } = office.browser();
    const { email } = lost;
    const signedIn = await call('POST', '/api/admin/session/', { email, password: PASSWORD });
    expect(signedIn.json()).toMatchObject({ state: 'app_missing' });
    await expect
      .poll(() => shop.letters.findLast(({ to }) => to === email)?.subject)
      .toMatch('Второй способ входа снят');
  });
});
