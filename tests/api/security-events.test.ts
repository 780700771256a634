import { expect } from 'vitest';
import { securityEvents } from '#platform/security/security-events.ts';
import { SECOND } from '#platform/time/duration.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { accountCalls, joinIn, keyIn, notMeIn, resetIn } from '../support/account-calls.ts';

const it = withShop({
  clock: { now: () => new Date(now) },
  env: { PUBLIC_URL: 'https://shop.example', RATE_LOGIN: '3/10m' },
});
const { shop } = fixturesOf(it);
let now = new Date('2026-11-20T09:00:00Z').getTime();
const { call, newEmail, register, login, linkTo } = accountCalls(shop);
const fresh = { new_password1: 'Новая пристань 7', new_password2: 'Новая пристань 7' };

/** The counters in `/metrics`, by event; those that are zero are left out. */
async function counted(): Promise<Record<string, number>> {
  const { body } = await shop.app.inject({ url: '/metrics' });
  const found = body.matchAll(/^security_events_total\{event="(\w+)"\} (\d+)$/gm);
  const entries = [...found].map(([, event = '', count]) => [event, Number(count)] as const);
  expect(entries.map(([event]) => event)).toEqual(securityEvents);
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}

it('metrics count sign-ins, failures, limits, reused tokens, changes and refused writes of other sites', async () => {
  const { email, access, refresh } = await register();
  expect(await counted()).toEqual({ registered: 1 });
  await login(email);
  for (let attempt = 1; attempt <= 3; attempt += 1) await login(email, 'Не тот пароль');
  expect(await counted()).toMatchObject({ signed_in: 1, sign_in_failed: 2, limit_reached: 1 });

  await call('orders/letter/', { access });
  await call('orders/join/', {
    body: { key: joinIn(await linkTo(email, /Присоединить/)) },
    access,
  });
  await call('password/change/', { body: fresh, access });
  const next = newEmail();
  await call('email/', { body: { email: next, password: 'Не тот пароль' }, access });
  await call('email/', { body: { email: next }, access });
  const key = keyIn(await linkTo(next, /новый e-mail/));
  await call('registration/verify-email/', { body: { key }, access });
  await call('sessions/', { method: 'DELETE', access });
  await call('revert/', { body: { key: notMeIn(await linkTo(email, /E-mail изменён/)) } });
  const link = resetIn(await linkTo(email, /Новый пароль/));
  await call('password/reset/', { body: { email } });
  await call('password/reset/confirm/', { body: { ...link, ...fresh } });

  const other = await register();
  await call('token/refresh/', { body: { refresh: other.refresh } });
  now += 11 * SECOND;
  await call('token/refresh/', { body: { refresh: other.refresh } });
  await call('token/refresh/', { body: { refresh } });
  await shop.app.inject({
    method: 'POST',
    url: '/callback/request/',
    payload: { phone: '00-00-00' },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(await counted()).toEqual({
    registered: 2,
    signed_in: 1,
    sign_in_failed: 3,
    limit_reached: 1,
    token_reused: 1,
    reset_requested: 1,
    password_reset: 1,
    password_changed: 1,
    email_change_requested: 1,
    email_changed: 1,
    change_reverted: 1,
    orders_joined: 1,
    sessions_ended: 1,
    cross_site_refused: 1,
  });
});
