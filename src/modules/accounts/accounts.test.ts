import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { profile as profileSchema, signedIn as signedInSchema } from '#contracts/accounts.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY, MINUTE, SECOND } from '#platform/time/duration.ts';
import { accountCalls, keyIn, resetIn, withoutLimits } from '#tests/support/account-calls.ts';
import { CUSTOMER_PASSWORD as PASSWORD } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

let now = new Date('2026-11-20T09:00:00Z');
const clock: Clock = { now: () => now };
const it = withShop({ clock, env: { PUBLIC_URL: 'https://shop.example', ...withoutLimits } });
const { shop } = fixturesOf(it);
beforeEach(() => {
  now = new Date('2026-11-20T09:00:00Z');
});

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const { call, newEmail, register, login, linkTo } = accountCalls(shop);

describe('registration', () => {
  it('signs in at once, on both prefixes, and asks by letter to confirm the address §6.7 7.8', async () => {
    for (const prefix of ['/api/dj-rest-auth', '/dj-rest-auth']) {
      const email = newEmail();
      const answer = await shop.app.inject({
        method: 'POST',
        url: `${prefix}/registration/`,
        payload: { email, password1: PASSWORD, password2: PASSWORD },
      });
      expect(answer.statusCode).toBe(201);
      const { user, access_token: access } = signedInSchema.parse(answer.json());
      expect(user).toMatchObject({ email, pk: expect.any(Number) });
      const me = await call('user/', { method: 'GET', access });
      expect(me.json()).toEqual(user);
      expect(await linkTo(email, /Подтвердите/)).toMatch(
        /^https:\/\/shop\.example\/confirm-email\/[\w-]{43}$/,
      );
    }
  });

  it('compares addresses without regard to case', async () => {
    const { email } = await register();
    const body = { email: email.toUpperCase(), password1: PASSWORD, password2: PASSWORD };
    const answer = await call('registration/', { body });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['email', 'code']]);
    expect((await login(email.toUpperCase())).statusCode).toBe(200);
  });

  it.each([
    ['email', { email: 'nobody' }],
    ['email', { email: '' }],
    ['password1', { password1: 'short', password2: 'short' }],
    ['password1', { password1: 'qwerty123', password2: 'qwerty123' }],
    ['password1', { password1: 'Someone@Example.ru', password2: 'Someone@Example.ru' }],
    ['password2', { password2: 'Другой пароль 1' }],
    ['password2', { password2: null }],
  ])('names the field %s (case %#) §3.200 5.27 7.5', async (field, change) => {
    const body = {
      email: 'someone@example.ru',
      password1: PASSWORD,
      password2: PASSWORD,
      ...change,
    };
    const answer = await call('registration/', { body });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field, 'code']);
    expect((await login('someone@example.ru')).statusCode).toBe(400);
  });

  it('makes one customer of two requests at once', async () => {
    const body = { email: newEmail(), password1: PASSWORD, password2: PASSWORD };
    const answers = await Promise.all([
      call('registration/', { body }),
      call('registration/', { body }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  });
});

describe('signing in', () => {
  it('is refused alike for a wrong password and an unknown address §7.4', async () => {
    const { email } = await register();
    const wrong = await login(email, 'Не тот пароль');
    const unknown = await login('nobody@example.ru');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual({
      non_field_errors: ['Неверный e-mail или пароль.'],
      code: 'invalid',
    });
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
  });

  it('does not wait for the address to be confirmed, and keeps no password readable', async () => {
    const { email } = await register();
    expect((await login(email)).statusCode).toBe(200);
    const { rows } = await shop.db.execute('SELECT password_hash FROM customers');
    for (const row of rows)
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is needed for what is one’s own §6.19', async () => {
    for (const access of [undefined, 'nonsense', (await register()).refresh]) {
      const calls = [
        call('user/', { method: 'GET', ...(access && { access }) }),
        call('profile/', { method: 'GET', ...(access && { access }) }),
        call('profile/', { method: 'PUT', body: {}, ...(access && { access }) }),
      ];
      for (const answer of await Promise.all(calls)) {
        expect([answer.statusCode, answer.json()]).toEqual([
          401,
          {
            detail: expect.any(String),
            code: access === undefined ? 'sign_in_required' : 'token_invalid',
          },
        ]);
      }
    }
  });
});

describe('tokens', () => {
  it('an access token lives ten minutes', async () => {
    const { access } = await register();
    pass(10 * MINUTE - SECOND);
    expect((await call('user/', { method: 'GET', access })).statusCode).toBe(200);
    pass(2 * SECOND);
    expect((await call('user/', { method: 'GET', access })).statusCode).toBe(401);
  });

  const refreshWith = (refresh: string) => call('token/refresh/', { body: { refresh } });

  it('a refresh token is spent by its use; for ten seconds it answers the same successor §7.3', async () => {
    const { refresh } = await register();
    const [one, other] = await Promise.all([refreshWith(refresh), refreshWith(refresh)]);
    expect(one.statusCode).toBe(200);
    expect(one.json().refresh).toBe(other.json().refresh);
    expect(one.json().refresh).not.toBe(refresh);
    pass(9 * SECOND);
    expect((await refreshWith(refresh)).json().refresh).toBe(one.json().refresh);
    const { access } = one.json();
    expect((await call('user/', { method: 'GET', access })).statusCode).toBe(200);
  });

  it('a spent token used later ends the whole family', async () => {
    const { refresh } = await register();
    const { refresh: second, access } = (await refreshWith(refresh)).json();
    pass(11 * SECOND);
    expect((await refreshWith(refresh)).statusCode).toBe(401);
    expect((await refreshWith(second)).statusCode).toBe(401);
    expect((await call('user/', { method: 'GET', access })).statusCode).toBe(401);
  });

  it('a refresh token lives thirty days, each use anew', async () => {
    const { refresh } = await register();
    pass(29 * DAY);
    const { refresh: second } = (await refreshWith(refresh)).json();
    pass(29 * DAY);
    expect((await refreshWith(second)).statusCode).toBe(200);
    pass(31 * DAY);
    expect((await refreshWith((await register()).access)).statusCode).toBe(401);
    expect((await refreshWith(second)).statusCode).toBe(401);
  });

  it('logout ends this sign-in and no other, by either token §7.7', async () => {
    const { email, access } = await register();
    const { access_token: phone, refresh_token: phoneRefresh } = (await login(email)).json();
    expect((await call('logout/', { access })).statusCode).toBe(200);
    expect((await call('user/', { method: 'GET', access })).statusCode).toBe(401);
    expect((await call('user/', { method: 'GET', access: phone })).statusCode).toBe(200);
    await call('logout/', { body: { refresh: phoneRefresh } });
    expect((await refreshWith(phoneRefresh)).statusCode).toBe(401);
    expect((await call('logout/')).statusCode).toBe(200);
  });
});

describe('letters and their links', () => {
  it('a key confirms the address once, within a day §1.14 3.207 7.6', async () => {
    const { email } = await register();
    const key = keyIn(await linkTo(email, /Подтвердите/));
    const verify = () => call('registration/verify-email/', { body: { key } });
    expect((await verify()).statusCode).toBe(200);
    expect((await verify()).statusCode).toBe(404);

    const late = await register();
    const lateKey = keyIn(await linkTo(late.email, /Подтвердите/));
    pass(DAY + SECOND);
    const answer = await call('registration/verify-email/', { body: { key: lateKey } });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { detail: expect.any(String), code: 'link_invalid' },
    ]);
  });

  it('a forgotten password is set anew by the link, which signs out everywhere and works once §1.16 3.205 3.206 7.14', async () => {
    const { email, access } = await register();
    const known = await call('password/reset/', { body: { email } });
    const unknown = await call('password/reset/', { body: { email: 'nobody@example.ru' } });
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);

    const fresh = { new_password1: 'Новая пристань 7', new_password2: 'Новая пристань 7' };
    const link = resetIn(await linkTo(email, /Новый пароль/));
    const confirm = (change = {}) =>
      call('password/reset/confirm/', { body: { ...link, ...fresh, ...change } });
    expect((await confirm({ uid: 'MQ' })).json()).toHaveProperty('token');
    expect(
      (await confirm({ new_password1: 'short', new_password2: 'short' })).json(),
    ).toHaveProperty('new_password1');
    expect((await confirm()).statusCode).toBe(200);
    expect((await confirm()).statusCode).toBe(400);
    expect((await call('user/', { method: 'GET', access })).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(400);
    expect((await login(email, 'Новая пристань 7')).statusCode).toBe(200);
    await linkTo(email, /Пароль изменён/);
  });

  it('a request for a link is the same work for an address without a customer', async () => {
    const { email } = await register();
    const unknown = newEmail();
    for (const address of [email, unknown])
      await call('password/reset/', { body: { email: address } });
    const { rows } = await shop.db.execute(sql`
      SELECT name, count(*)::int AS jobs FROM pgboss.job WHERE data->>'email' IN (${email}, ${unknown}) GROUP BY name`);
    expect(rows).toEqual([{ name: 'account-reset-request', jobs: 2 }]);
    await linkTo(email, /Новый пароль/);
    expect(shop.letters.filter(({ to }) => to === unknown)).toEqual([]);
  });

  it('a changed password signs out the other devices and says so §6.13 7.11', async () => {
    const { email, access } = await register();
    const { access_token: phone } = (await login(email)).json();
    const body = { new_password1: 'Новая пристань 7', new_password2: 'Новая пристань 7' };
    expect((await call('password/change/', { body, access })).statusCode).toBe(200);
    expect((await call('user/', { method: 'GET', access })).statusCode).toBe(200);
    expect((await call('user/', { method: 'GET', access: phone })).statusCode).toBe(401);
    await linkTo(email, /Пароль изменён/);
  });

  it('a new address counts once it is confirmed, and the old one is told §1.21 6.14 7.12', async () => {
    const { email, access } = await register();
    const next = newEmail();
    expect((await call('email/', { body: { email: next }, access })).statusCode).toBe(200);
    await linkTo(email, /Запрошена смена/);
    expect((await call('user/', { method: 'GET', access })).json().email).toBe(email);
    const key = keyIn(await linkTo(next, /новый e-mail/));
    expect((await call('registration/verify-email/', { body: { key } })).statusCode).toBe(200);
    expect((await login(next)).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(400);
  });

  it('an address that became another’s meanwhile is not taken over', async () => {
    const { access } = await register();
    const next = newEmail();
    await call('email/', { body: { email: next }, access });
    const key = keyIn(await linkTo(next, /новый e-mail/));
    await register(next);
    expect((await call('registration/verify-email/', { body: { key } })).statusCode).toBe(404);
  });
});

describe('the profile', () => {
  it('takes both spellings of the middle name, and never the e-mail §3.188-190 3.192-197 6.12', async () => {
    const { access, email } = await register();
    const put = (body: object) => call('profile/', { method: 'PUT', body, access });
    const first = await put({
      first_name: 'Пётр',
      last_name: 'Образцов',
      middle_name: 'Примерович',
      gender: 'male',
      phone_number: '+7 (000) 000-00-00',
      city: 'Примерск',
      birth_date: '1990-02-28',
      email: 'other@example.ru',
    });
    expect(profileSchema.parse(first.json())).toEqual({
      first_name: 'Пётр',
      last_name: 'Образцов',
      midle_name: 'Примерович',
      middle_name: 'Примерович',
      gender: 'male',
      email,
      email_confirmed: false,
      phone_number: '+70000000000',
      address: '',
      city: 'Примерск',
      birth_date: '1990-02-28',
    });
    expect((await put({ midle_name: 'Иначев' })).json()).toMatchObject({
      midle_name: 'Иначев',
      first_name: 'Пётр',
    });
    expect((await put({ birth_date: '' })).json()).toMatchObject({ birth_date: null });
    const read = await call('profile/', { method: 'GET', access });
    expect(read.json()).toMatchObject({ middle_name: 'Иначев', birth_date: null });
  });

  it.each([
    ['first_name', 'П2'],
    ['gender', 'other'],
    ['phone_number', '12'],
    ['birth_date', '2026-02-30'],
    ['birth_date', '2036-01-01'],
    ['birth_date', '0000-01-01'],
    ['birth_date', '0212-01-01'],
    ['city', 7],
  ])('names a wrong %s (case %#) §3.191 7.10', async (field, value) => {
    const { access } = await register();
    const answer = await call('profile/', { method: 'PUT', body: { [field]: value }, access });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field, 'code']]);
  });
});
