import { describe, expect } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { PASSWORD } from '#tests/support/staff.ts';
import { updateMember } from './queries.ts';

const clock = { now: () => new Date('2027-03-03T09:00:00Z') };
// Letters leave: a mail server is set. The tests' mailer takes them.
const env = { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LOGIN: '5/15m' };
const it = withShop({ clock, env });

const NEXT = 'ветер с моря и сосны';
const signIn = (email: string, password: string) => ({ email, password });

describe('the own account of a member', () => {
  it('has another name at once', async ({ office }) => {
    const { call } = await office.joined('content');
    await call('PUT', '/api/admin/me/name/', { name: '  Вера Малинина ' });
    expect((await call('GET', '/api/admin/session/')).json()).toMatchObject({
      name: 'Вера Малинина',
    });
    const blank = await call('PUT', '/api/admin/me/name/', { name: '   ' });
    expect(blank.json()).toHaveProperty('name');
  });

  it('changes its password by the present one; other sessions end, and a letter tells', async ({
    shop,
    office,
  }) => {
    const member = await office.joined('content');
    const { call, email } = member;
    const other = office.browser();
    await other.call('POST', '/api/admin/session/', signIn(email, PASSWORD));
    const body = { password1: NEXT, password2: NEXT };
    const wrong = await call('PUT', '/api/admin/me/password/', { ...body, password: 'не тот' });
    expect(wrong.json()).toMatchObject({ password: ['Пароль не подошёл.'] });
    const right = await call('PUT', '/api/admin/me/password/', { ...body, password: PASSWORD });
    expect(right.statusCode).toBe(200);
    expect((await call('GET', '/api/admin/session/')).statusCode).toBe(200);
    expect((await other.call('GET', '/api/admin/session/')).statusCode).toBe(401);
    const anew = office.browser();
    const old = await anew.call('POST', '/api/admin/session/', signIn(email, PASSWORD));
    expect(old.statusCode).toBe(400);
    const now = await anew.call('POST', '/api/admin/session/', signIn(email, NEXT));
    expect(now.statusCode).toBe(200);
    await expect
      .poll(() => shop.letters.some(({ to, subject }) => to === email && /пароль/.test(subject)))
      .toBe(true);
  });

  it('lets nobody guess the present password', async ({ office }) => {
    const { call } = await office.joined('content');
    const body = { password: 'не тот', password1: NEXT, password2: NEXT };
    const codes = [];
    for (let tried = 0; tried < 7; tried++) {
      codes.push((await call('PUT', '/api/admin/me/password/', body)).statusCode);
    }
    expect(codes.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(codes.at(-1)).toBe(429);
  });

  it('changes its e-mail by the link of a letter to the new address, once', async ({
    shop,
    office,
  }) => {
    const { call, email } = await office.joined('content');
    const next = `next-${email}`;
    const wrong = await call('PUT', '/api/admin/me/email/', { password: 'не тот', email: next });
    expect(wrong.json()).toMatchObject({ password: ['Пароль не подошёл.'] });
    const asked = await call('PUT', '/api/admin/me/email/', { password: PASSWORD, email: next });
    expect(asked.json()).toEqual({ sent: true });
    expect((await call('GET', '/api/admin/session/')).json()).toMatchObject({ email });
    const key = await office.keyOfLetter(next);
    const confirm = () => call('POST', '/api/admin/me/email/', { key });
    const other = await office.joined('content');
    const foreign = await other.call('POST', '/api/admin/me/email/', { key });
    expect(foreign.json()).toMatchObject({ code: 'link_invalid' });
    expect((await confirm()).json()).toEqual({ email: next });
    expect((await call('GET', '/api/admin/session/')).json()).toMatchObject({ email: next });
    expect((await confirm()).json()).toMatchObject({ code: 'link_invalid' });
    await expect
      .poll(() => shop.letters.some(({ to, subject }) => to === email && /e-mail/.test(subject)))
      .toBe(true);
  });

  it('takes no address of another member, at the end neither', async ({ shop, office }) => {
    const { email: taken } = await office.joined('content');
    const first = await office.joined('content');
    const refused = await first.call('PUT', '/api/admin/me/email/', {
      password: PASSWORD,
      email: taken.toUpperCase(),
    });
    expect(refused.json()).toHaveProperty('email');
    const wanted = `both-${first.email}`;
    await first.call('PUT', '/api/admin/me/email/', { password: PASSWORD, email: wanted });
    const key = await office.keyOfLetter(wanted);
    const second = await office.joined('content');
    await updateMember(shop.db, second.id, { email: wanted });
    const late = await first.call('POST', '/api/admin/me/email/', { key });
    expect(late.json()).toMatchObject({ email: ['Сотрудник с таким e-mail уже есть.'] });
    expect((await first.call('GET', '/api/admin/session/')).json().email).toBe(first.email);
  });
});
