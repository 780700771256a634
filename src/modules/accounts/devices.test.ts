import { beforeEach, expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#platform/time/duration.ts';
import { accountCalls, withoutLimits } from '#tests/support/account-calls.ts';
import { CUSTOMER_PASSWORD } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const START = new Date('2026-11-20T09:00:00Z').getTime();
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const it = withShop({ clock: { now: () => new Date(now) }, env: withoutLimits });
const { shop } = fixturesOf(it);
let now: number;
const { call, register, login } = accountCalls(shop);
beforeEach(() => {
  now = START;
});

const signInFrom = async (email: string, remoteAddress: string) => {
  const payload = { email, password: CUSTOMER_PASSWORD };
  const headers = { 'user-agent': FIREFOX };
  const url = '/api/dj-rest-auth/login/';
  const answer = await shop.app.inject({ method: 'POST', url, payload, remoteAddress, headers });
  return answer.json() as { access_token: string; refresh_token: string };
};
const devices = async (access: string) =>
  (await call('sessions/', { method: 'GET', access })).json() as Record<string, unknown>[];
const end = (access: string, id = '') =>
  call(`sessions/${id && `${id}/`}`, { method: 'DELETE', access });
const isSignedIn = async (access: string) =>
  (await call('user/', { method: 'GET', access })).statusCode === 200;
const renew = (refresh: string) => call('token/refresh/', { body: { refresh } });

it('a session ends after 180 days, however often it is used', async () => {
  let { refresh } = await register();
  for (let day = 0; day < 179; day += 20) {
    now = START + day * DAY;
    refresh = (await renew(refresh)).json().refresh;
  }
  now = START + 180 * DAY - HOUR;
  const last = await renew(refresh);
  expect(last.statusCode).toBe(200);
  now = START + 180 * DAY + 1;
  expect((await renew(last.json().refresh)).statusCode).toBe(401);
});

it('lists the customer’s devices, the latest used first, and says which one asks', async () => {
  const { email, access } = await register();
  now += MINUTE;
  const phone = await signInFrom(email, '203.0.113.7');
  now += MINUTE;
  await renew(phone.refresh_token);
  const signedInAt = new Date(START + MINUTE).toISOString();
  expect(await devices(access)).toMatchObject([
    {
      device: 'Firefox, Linux',
      ip: '203.0.113.7',
      signed_in_at: signedInAt,
      used_at: new Date(START + 2 * MINUTE).toISOString(),
      current: false,
    },
    { device: '', current: true },
  ]);
});

it('ends one device, or all others, and none of another customer', async () => {
  const { email, access } = await register();
  const stranger = await register();
  const phone = await signInFrom(email, '203.0.113.7');
  const tablet = await login(email);
  const idOf = async (of: string) => String((await devices(of)).find(({ current }) => current)?.id);
  const phoneId = await idOf(phone.access_token);

  expect((await end(stranger.access, phoneId)).statusCode).toBe(200);
  expect(await isSignedIn(phone.access_token)).toBe(true);
  expect((await end(access, phoneId)).statusCode).toBe(200);
  expect(await isSignedIn(phone.access_token)).toBe(false);
  expect((await renew(phone.refresh_token)).statusCode).toBe(401);
  expect((await end(access, phoneId)).statusCode).toBe(200);

  expect((await end(access)).statusCode).toBe(200);
  expect(await isSignedIn(tablet.json().access_token)).toBe(false);
  expect([await isSignedIn(access), await isSignedIn(stranger.access)]).toEqual([true, true]);
  expect(await devices(access)).toHaveLength(1);
  expect((await call('sessions/', { method: 'GET' })).statusCode).toBe(401);
});
