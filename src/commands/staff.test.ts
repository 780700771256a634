import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { executeInProcess } from '#tests/support/execute-command.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { PASSWORD } from '#tests/support/staff.ts';
import { staffCommand } from './staff.ts';

const it = withShop();
const { shop, office } = fixturesOf(it);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-staff-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const staff = (...parameters: string[]) =>
  executeInProcess(staffCommand, parameters, {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: folder,
    PUBLIC_URL: 'https://shop.example.ru',
    ADMIN_URL: 'https://office.shop.example.ru',
  });

const keyIn = (lines: readonly string[]) =>
  /^(.*: )?https:\/\/office\.shop\.example\.ru\/admin\/(\w+)#key=([\w-]+)$/.exec(
    lines.at(-1) ?? '',
  );

const openLink = (key: string, email?: string) =>
  office.browser().call('POST', '/api/admin/join/', {
    key,
    email,
    name: 'Аглая',
    password1: PASSWORD,
    password2: PASSWORD,
  });

describe('npm run staff', () => {
  it('gives a shop without staff the link of its first owner', async () => {
    const [, , page, key = ''] = keyIn((await staff()).said) ?? [];
    expect(page).toBe('first');
    const joined = await openLink(key, 'aglaja@example.ru');
    expect(joined.json()).toMatchObject({ role: 'owner', state: 'app_missing' });
    const { said: lines } = await staff();
    expect(lines).toEqual(['aglaja@example.ru, Аглая, владелец, без приложения']);
  });

  it('invites without a letter', async () => {
    const { said: lines } = await staff('--invite', 'sklad@example.ru', '--role', 'warehouse');
    expect(lines[0]).toMatch('Приглашение для sklad@example.ru, роль: склад.');
    const [, , page, key = ''] = keyIn(lines) ?? [];
    expect(page).toBe('join');
    expect((await openLink(key)).json()).toMatchObject({ role: 'warehouse', state: 'complete' });
    expect(shop.letters.filter(({ to }) => to === 'sklad@example.ru')).toEqual([]);
  });

  it('takes a lost app away, tells its owner, and stands in the log by the user of the machine', async () => {
    const { email, call } = await office.complete('manager');
    const { said: lines } = await staff('--reset-factors', email.toUpperCase());
    expect(lines[0]).toMatch(`Приложение с кодами и ключи доступа отключены: ${email}.`);
    expect((await call('GET', '/api/admin/session/')).statusCode).toBe(401);
    await expect
      .poll(() => shop.letters.findLast(({ to }) => to === email)?.subject)
      .toMatch('Второй способ входа снят');
    const { rows } = await shop.db.execute(
      sql`SELECT actor FROM audit_log WHERE action = 'staff.factor' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ actor: 'terminal' }]);
  });

  it.each([
    [['--invite', 'кто-то'], '«кто-то» — не адрес электронной почты.'],
    [['--invite', 'a@example.ru', '--role', 'boss'], 'Роли «boss» нет.'],
    [['--reset-factors', 'nobody@example.ru'], 'Сотрудника с таким e-mail нет.'],
  ])('refuses %j and says why', async (parameters, reason) => {
    const { code, complaints } = await staff(...parameters);
    expect([code, complaints.join()]).toEqual([1, expect.stringContaining(reason)]);
  });
});
