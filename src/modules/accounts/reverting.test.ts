import { beforeEach, describe, expect } from 'vitest';
import { HOUR, SECOND } from '#platform/time/duration.ts';
import {
  accountCalls,
  forAccounts,
  keyIn,
  notMeIn,
  resetIn,
} from '#tests/support/account-calls.ts';
import { CUSTOMER_PASSWORD } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const START = new Date('2026-11-20T09:00:00Z').getTime();
const THIEF = { new_password1: 'Чужая пристань 7', new_password2: 'Чужая пристань 7' };
const OWN = { new_password1: 'Своя пристань 8', new_password2: 'Своя пристань 8' };

const it = withShop(forAccounts(() => now));
const { shop } = fixturesOf(it);
let now: number;
const { call, newEmail, register, login, linkTo } = accountCalls(shop);

beforeEach(() => {
  now = START;
});

const revert = async (key: string | undefined) =>
  (await call('revert/', { body: { key } })).statusCode;
const userOf = (access: string) => call('user/', { method: 'GET', access });
const signedIn = async (access: string) => (await userOf(access)).statusCode === 200;

async function changeEmail(access: string): Promise<string> {
  const next = newEmail();
  await call('email/', { body: { email: next }, access });
  const key = keyIn(await linkTo(next, /новый e-mail/));
  expect((await call('registration/verify-email/', { body: { key } })).statusCode).toBe(200);
  return next;
}

/** The owner signs in again by the letter that follows ‘Это не я’. */
async function resetBy(email: string): Promise<void> {
  const link = resetIn(await linkTo(email, /Новый пароль/));
  const set = await call('password/reset/confirm/', { body: { ...link, ...OWN } });
  expect(set.statusCode).toBe(200);
  expect((await login(email, OWN.new_password1)).statusCode).toBe(200);
}

describe('a change of e-mail', () => {
  it('ends the other sessions, keeps the one that asked, and is undone by ‘Это не я’ in the letter to the old address', async () => {
    const { email, access: owner } = await register();
    const { access_token: thief } = (await login(email)).json();
    const next = await changeEmail(thief);
    expect([await signedIn(owner), await signedIn(thief)]).toEqual([false, true]);

    const key = notMeIn(await linkTo(email, /E-mail изменён/));
    expect(await revert(key)).toBe(200);
    expect(await signedIn(thief)).toBe(false);
    expect((await login(next)).statusCode).toBe(400);
    // No password works until the reset: the thief knows it.
    expect((await login(email)).statusCode).toBe(400);
    await resetBy(email);
    expect(await revert(key)).toBe(404);
  });

  it('that is only requested comes to nothing by ‘Это не я’', async () => {
    const { email, access } = await register();
    const next = newEmail();
    await call('email/', { body: { email: next }, access });
    const confirmation = keyIn(await linkTo(next, /новый e-mail/));
    expect(await revert(notMeIn(await linkTo(email, /Запрошена смена/)))).toBe(200);
    const verified = await call('registration/verify-email/', { body: { key: confirmation } });
    expect(verified.statusCode).toBe(404);
    expect(await signedIn(access)).toBe(false);
    await resetBy(email);
  });

  it('is undone for 72 hours', async () => {
    const { email, access } = await register();
    await changeEmail(access);
    const key = notMeIn(await linkTo(email, /E-mail изменён/));
    now += 72 * HOUR + SECOND;
    expect(await revert(key)).toBe(404);
  });

  it('is undone after another change too; the letter to the thief’s address undoes nothing of the owner’s', async () => {
    const { email, access } = await register();
    const second = await changeEmail(access);
    const owners = notMeIn(await linkTo(email, /E-mail изменён/));
    now += SECOND;
    await changeEmail(access);
    const thiefs = notMeIn(await linkTo(second, /E-mail изменён/));
    expect(await revert(thiefs)).toBe(200);
    expect(await revert(owners)).toBe(200);
    await resetBy(email);
    expect((await login(second, OWN.new_password1)).statusCode).toBe(400);
  });

  it('undone by the owner first leaves the thief’s letter without effect', async () => {
    const { email, access } = await register();
    const second = await changeEmail(access);
    await changeEmail(access);
    const thiefs = notMeIn(await linkTo(second, /E-mail изменён/));
    expect(await revert(notMeIn(await linkTo(email, /E-mail изменён/)))).toBe(200);
    expect(await revert(thiefs)).toBe(404);
    await resetBy(email);
  });

  it('keeps the old address from other accounts while it can be undone', async () => {
    const { email, access } = await register();
    await changeEmail(access);
    const body = { email, password1: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD };
    const taken = await call('registration/', { body });
    // No account has the address: signing in and a reset would not help.
    expect([taken.statusCode, taken.json()]).toEqual([
      400,
      { email: [expect.stringContaining('через 72 часа')], code: 'invalid' },
    ]);
    const other = await register();
    await call('email/', { body: { email }, access: other.access });
    const key = keyIn(await linkTo(email, /новый e-mail/));
    expect((await call('registration/verify-email/', { body: { key } })).statusCode).toBe(404);
    expect(await revert(notMeIn(await linkTo(email, /E-mail изменён/)))).toBe(200);

    const late = await register();
    await changeEmail(late.access);
    now += 72 * HOUR + SECOND;
    const again = { ...body, email: late.email };
    expect((await call('registration/', { body: again })).statusCode).toBe(201);
  });
});

describe('a changed password', () => {
  it('is undone by ‘Это не я’: neither password works, and the session of the change ends', async () => {
    const { email, access: thief } = await register();
    await call('password/change/', { body: THIEF, access: thief });
    expect(await revert(notMeIn(await linkTo(email, /Пароль изменён/)))).toBe(200);
    expect(await signedIn(thief)).toBe(false);
    for (const password of [CUSTOMER_PASSWORD, THIEF.new_password1]) {
      expect((await login(email, password)).statusCode).toBe(400);
    }
    await resetBy(email);
  });
});

describe('the present password', () => {
  it.each([
    ['password/change/', 'old_password', OWN],
    ['email/', 'password', { email: 'present@example.ru' }],
  ])('is checked by %s where it is sent', async (path, field, change) => {
    const { access } = await register();
    const send = (more: object) => call(path, { body: { ...change, ...more }, access });
    const wrong = await send({ [field]: 'Не тот пароль' });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      { [field]: ['Нынешний пароль неверен'], code: 'invalid' },
    ]);
    expect((await send({ [field]: CUSTOMER_PASSWORD })).statusCode).toBe(200);
    expect((await send({})).statusCode).toBe(200);
  });
});
