import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { accountCalls, keyIn, resetIn, withoutLimits } from '#tests/support/account-calls.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { waitForLock, whileHeld } from '#tests/support/wait-for-lock.ts';

const it = withShop({ env: { PUBLIC_URL: 'https://shop.example', ...withoutLimits } });
const { shop } = fixturesOf(it);
const { call, newEmail, register, login, linkTo } = accountCalls(shop);

describe('a change of e-mail, begun with a stolen sign-in', () => {
  const fresh = { new_password1: 'Новая пристань 7', new_password2: 'Новая пристань 7' };
  const verify = (key: string | undefined) => call('registration/verify-email/', { body: { key } });
  async function beginChange(access: string) {
    const next = newEmail();
    expect((await call('email/', { body: { email: next }, access })).statusCode).toBe(200);
    return { next, key: keyIn(await linkTo(next, /новый e-mail/)) };
  }

  it('comes to nothing once the password is set anew by a letter', async () => {
    const { email, access } = await register();
    const { next, key } = await beginChange(access);
    await call('password/reset/', { body: { email } });
    const link = resetIn(await linkTo(email, /Новый пароль/));
    const set = await call('password/reset/confirm/', { body: { ...link, ...fresh } });
    expect(set.statusCode).toBe(200);
    expect((await verify(key)).statusCode).toBe(404);
    expect((await login(email, fresh.new_password1)).statusCode).toBe(200);
    expect((await login(next, fresh.new_password1)).statusCode).toBe(400);
  });

  it('comes to nothing once the password is changed, which leaves the first confirmation of an address', async () => {
    const { email, access } = await register();
    const first = keyIn(await linkTo(email, /Подтвердите/));
    expect((await call('password/change/', { body: fresh, access })).statusCode).toBe(200);
    expect((await verify(first)).statusCode).toBe(200);

    const { key } = await beginChange(access);
    expect((await call('password/change/', { body: fresh, access })).statusCode).toBe(200);
    expect((await verify(key)).statusCode).toBe(404);
    expect((await call('user/', { method: 'GET', access })).json().email).toBe(email);
  });

  it('is not begun by a sign-in that a new password ends at that moment', async () => {
    const { email, access } = await register();
    const next = newEmail();
    const begun = await whileHeld(shop.db, async (tx) => {
      await tx.execute(sql`UPDATE customers SET first_name = 'Анна' WHERE email = ${email}`);
      const answer = call('email/', { body: { email: next }, access });
      await waitForLock(shop.db);
      await tx.execute(sql`
        UPDATE sessions s SET ended_at = now()
        FROM customers c WHERE c.id = s.customer_id AND c.email = ${email}`);
      return { answer };
    });
    expect((await begun.answer).statusCode).toBe(401);
  });
});

describe('once an address is confirmed', () => {
  it('a letter to the old address sets no new password', async () => {
    const { email, access } = await register();
    await call('password/reset/', { body: { email } });
    const link = resetIn(await linkTo(email, /Новый пароль/));
    const next = newEmail();
    await call('email/', { body: { email: next }, access });
    const key = keyIn(await linkTo(next, /новый e-mail/));
    await call('registration/verify-email/', { body: { key } });
    const body = { ...link, new_password1: 'Чужая пристань 7', new_password2: 'Чужая пристань 7' };
    const answer = await call('password/reset/confirm/', { body });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { token: [expect.any(String)], code: 'invalid' },
    ]);
    expect((await login(next)).statusCode).toBe(200);
  });

  it('another who confirms it at the same moment is told that the link is no good', async () => {
    const [one, other] = [await register(), await register()];
    const next = newEmail();
    await call('email/', { body: { email: next }, access: other.access });
    const key = keyIn(await linkTo(next, /новый e-mail/));
    const verified = await whileHeld(shop.db, async (tx) => {
      await tx.execute(sql`UPDATE customers SET email = ${next} WHERE email = ${one.email}`);
      const answer = call('registration/verify-email/', { body: { key } });
      await waitForLock(shop.db);
      return { answer };
    });
    const { statusCode, body } = await verified.answer;
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      { detail: expect.any(String), code: 'link_invalid' },
    ]);
  });
});
