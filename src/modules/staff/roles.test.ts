import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { permissions } from '#contracts/admin/staff/permissions.ts';
import { heldBy, needFactor } from '#contracts/admin/staff/role-rules.ts';
import { permissionGroups } from '#messages/office/staff.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

let now = new Date('2027-03-02T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });

const ROLES = '/api/admin/staff/roles/';
const idOf = ({ key }: { key: string }) => key.slice('own-'.length);
const make = async (owner: MemberWithApp, name: string, held: readonly string[]) =>
  (await owner.call('POST', ROLES, { name, permissions: held })).json();
const give = (owner: MemberWithApp, id: number, role: string) =>
  owner.call('PUT', `/api/admin/staff/${id}/`, { role });

describe('a role of the owner’s own', () => {
  it('opens what it holds with what that needs, and nothing else', async ({ office }) => {
    const owner = await office.complete('owner');
    const member = await office.joined('content');
    const role = await make(owner, 'Сборщик', ['orders.change']);
    expect(role.permissions).toEqual(['orders.read', 'orders.change']);
    expect((await give(owner, member.id, role.key)).json()).toMatchObject({
      role: role.key,
      role_name: 'Сборщик',
    });
    const session = (await member.call('GET', '/api/admin/session/')).json();
    expect(session).toMatchObject({
      role_name: 'Сборщик',
      permissions: ['orders.read', 'orders.change'],
      state: 'complete',
    });
    expect((await member.call('GET', '/api/admin/orders/')).statusCode).toBe(200);
    expect((await member.call('GET', '/api/admin/pages/')).statusCode).toBe(403);
  });

  it('has its new rights at once, and asks for a code as soon as it shows people', async ({
    office,
  }) => {
    const owner = await office.complete('owner');
    const member = await office.joined('content');
    const role = await make(owner, 'Дежурный', ['orders.read']);
    await give(owner, member.id, role.key);
    await owner.call('PUT', `${ROLES}${idOf(role)}/`, {
      name: 'Дежурный',
      permissions: ['goods.read'],
    });
    expect((await member.call('GET', '/api/admin/orders/')).statusCode).toBe(403);
    await owner.call('PUT', `${ROLES}${idOf(role)}/`, {
      name: 'Дежурный',
      permissions: ['customers.read'],
    });
    const asked = await member.call('GET', '/api/admin/orders/');
    expect(asked.json()).toMatchObject({ code: 'factor_required' });
  });

  it('never gives out rights itself', async ({ office }) => {
    const owner = await office.complete('owner');
    const refused = await owner.call('POST', ROLES, {
      name: 'Почти владелец',
      permissions: ['staff.manage'],
    });
    expect(refused.json()).toHaveProperty('permissions');
    const empty = await owner.call('POST', ROLES, { name: 'Пустая', permissions: [] });
    expect(empty.json()).toHaveProperty('permissions');
  });

  it('has a name of its own', async ({ office }) => {
    const owner = await office.complete('owner');
    await make(owner, 'Бухгалтер', ['orders.read']);
    for (const name of ['бухгалтер', 'Менеджер']) {
      const refused = await owner.call('POST', ROLES, { name, permissions: ['orders.read'] });
      expect(refused.json()).toMatchObject({ name: ['Роль с таким названием уже есть.'] });
    }
  });

  it('is not removed while a member or an open invitation has it', async ({ office }) => {
    const owner = await office.complete('owner');
    const role = await make(owner, 'Стажёр', ['goods.read']);
    const remove = () => owner.call('DELETE', `${ROLES}${idOf(role)}/`);
    const invited = await owner.call('POST', '/api/admin/staff/invitations/', {
      email: 'trainee@example.ru',
      role: role.key,
    });
    expect((await remove()).json()).toMatchObject({ code: 'role_in_use' });
    await owner.call('DELETE', `/api/admin/staff/invitations/${invited.json().id}/`);
    const member = await office.joined('content');
    await give(owner, member.id, role.key);
    expect((await remove()).json()).toMatchObject({ code: 'role_in_use' });
    await give(owner, member.id, 'content');
    expect((await remove()).statusCode).toBe(200);
    expect((await give(owner, member.id, role.key)).json()).toMatchObject({
      role: ['Такой роли больше нет. Выберите другую.'],
    });
  });

  it('of before that noted payments notes them with sums, where it sees sums', async ({
    shop,
    office,
  }) => {
    const owner = await office.complete('owner');
    const held = ['orders.read', 'orders.change', 'orders.money'];
    const roles = [
      await make(owner, 'Кассир', [...held, 'customers.read']),
      await make(owner, 'Диспетчер', held),
      await make(owner, 'Приёмщик', ['orders.read', 'customers.read']),
    ];
    const migration = readFileSync('db/migrations/0091_payment_permissions.sql', 'utf8');
    const known = async () => (await owner.call('GET', ROLES)).json();
    for (let times = 0; times < 2; times += 1) await shop.db.execute(sql.raw(migration));
    const after = new Map<string, string[]>(
      (await known()).map((role: { key: string; permissions: string[] }) => [
        role.key,
        role.permissions,
      ]),
    );
    const gained = roles.map(({ key, permissions: before }) =>
      after.get(key)?.filter((one) => !before.includes(one)),
    );
    expect(gained).toEqual([['payments.read', 'payments.manual'], [], []]);
  });

  it('of before that saw payments sees the reports', async ({ shop, office }) => {
    const owner = await office.complete('owner');
    const held = ['orders.read', 'customers.read'];
    const roles = [
      await make(owner, 'Счетовод', [...held, 'payments.read']),
      await make(owner, 'Замерщик', held),
    ];
    const migration = readFileSync('db/migrations/0101_reports.sql', 'utf8').split('breakpoint');
    for (let times = 0; times < 2; times += 1) {
      await shop.db.execute(sql.raw(migration.at(-1) ?? ''));
    }
    const known: { key: string; permissions: string[] }[] = (await owner.call('GET', ROLES)).json();
    const gained = roles.map(({ key }) =>
      known.find((one) => one.key === key)?.permissions.includes('reports.read'),
    );
    expect(gained).toEqual([true, false]);
  });

  it('comes with an invitation, whose link the owner hands over where no letters leave', async ({
    shop,
    office,
  }) => {
    const owner = await office.complete('owner');
    const role = await make(owner, 'Флорист', ['goods.read']);
    const email = 'florist@example.ru';
    const made = await owner.call('POST', '/api/admin/staff/invitations/', {
      email,
      role: role.key,
    });
    const { link } = made.json();
    await expect
      .poll(() => shop.letters.find(({ to }) => to === email)?.text)
      .toContain('Ваша роль: «Флорист».');
    const key = /\/admin\/join#key=([\w-]+)$/.exec(link)?.[1];
    const joined = await office.browser().call('POST', '/api/admin/join/', {
      key,
      name: 'Роза',
      password1: 'длинный пароль для входа',
      password2: 'длинный пароль для входа',
    });
    expect(joined.json()).toMatchObject({ role: role.key, permissions: ['goods.read'] });
    now = new Date(now.getTime() + 60_000);
    const list = (await owner.call('GET', '/api/admin/staff/invitations/')).json();
    expect(JSON.stringify(list)).not.toContain('#key=');
  });
});

describe('the permissions', () => {
  it('ask managers and owners for a second factor, as they did by their names', async () => {
    expect(needFactor(heldBy('owner'))).toBe(true);
    expect(needFactor(heldBy('manager'))).toBe(true);
    expect(needFactor(heldBy('content'))).toBe(false);
    expect(needFactor(heldBy('warehouse'))).toBe(false);
  });

  it('stand each once in the form of a role, but for what only owners do', () => {
    const shown = permissionGroups.flatMap((group) => group.permissions).sort();
    expect(shown).toEqual(permissions.filter((one) => one !== 'staff.manage').sort());
  });
});
