import { expect, vi } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { accountCalls, notMeIn, resetIn, withoutLimits } from '../support/account-calls.ts';

const OWN = { new_password1: 'Своя пристань 8', new_password2: 'Своя пристань 8' };
const THIEF = { new_password1: 'Чужая пристань 7', new_password2: 'Чужая пристань 7' };

// Among the tests of processes: files of the other kinds share their modules, so that a module cannot be replaced.

/** What happens while the next password waits in the queue of Argon2. */
const queue = vi.hoisted(() => ({ meanwhile: undefined as (() => Promise<void>) | undefined }));
vi.mock('#platform/security/passwords.ts', async (original) => {
  const actual = await original<typeof import('#platform/security/passwords.ts')>();
  const wait = async () => {
    const { meanwhile } = queue;
    queue.meanwhile = undefined;
    await meanwhile?.();
  };
  const verifyPassword: typeof actual.verifyPassword = async (...args) => {
    await wait();
    return actual.verifyPassword(...args);
  };
  const hashPassword: typeof actual.hashPassword = async (...args) => {
    await wait();
    return actual.hashPassword(...args);
  };
  return { ...actual, verifyPassword, hashPassword };
});

const it = withShop({ env: { PUBLIC_URL: 'https://shop.example', ...withoutLimits } });
const { shop } = fixturesOf(it);
const { call, register, login, linkTo } = accountCalls(shop);

/** A customer and the key of ‘Это не я’ of a changed password. */
async function withChangedPassword() {
  const { email, access } = await register();
  await call('password/change/', { body: THIEF, access });
  return { email, access, key: notMeIn(await linkTo(email, /Пароль изменён/)) };
}

async function revert(key: string | undefined): Promise<void> {
  expect((await call('revert/', { body: { key } })).statusCode).toBe(200);
}

it('a sign-in that waits while ‘Это не я’ locks the password gets no session', async () => {
  const { email, key } = await withChangedPassword();
  queue.meanwhile = () => revert(key);
  const answer = await login(email, THIEF.new_password1);
  expect([answer.statusCode, answer.json().access_token]).toEqual([400, undefined]);
  expect(answer.json()).toEqual((await login(email, 'Не тот пароль')).json());
});

it('a sign-in with the old password that waits while a reset sets a new one gets no session', async () => {
  const { email } = await register();
  await call('password/reset/', { body: { email } });
  const link = resetIn(await linkTo(email, /Новый пароль/));
  queue.meanwhile = async () => {
    const set = await call('password/reset/confirm/', { body: { ...link, ...OWN } });
    expect(set.statusCode).toBe(200);
  };
  expect((await login(email)).statusCode).toBe(400);
  expect((await login(email, OWN.new_password1)).statusCode).toBe(200);
});

it('a change of password that waits while ‘Это не я’ ends its session leaves the password locked', async () => {
  const { email, access, key } = await withChangedPassword();
  queue.meanwhile = () => revert(key);
  const again = { new_password1: 'Третья пристань 9', new_password2: 'Третья пристань 9' };
  expect((await call('password/change/', { body: again, access })).statusCode).toBe(401);
  expect((await login(email, again.new_password1)).statusCode).toBe(400);
});
