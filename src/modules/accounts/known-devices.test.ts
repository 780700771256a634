import { expect } from 'vitest';
import { DAY, SECOND } from '#platform/time/duration.ts';
import { accountCalls, notMeIn, resetIn } from '#tests/support/account-calls.ts';
import { CUSTOMER_PASSWORD } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const NEXT = { new_password1: 'Новая пристань 7', new_password2: 'Новая пристань 7' };
const LIMIT = 3;
const it = withShop({
  clock: { now: () => new Date(now) },
  env: { PUBLIC_URL: 'https://shop.example', RATE_LOGIN: `${LIMIT}/10m` },
});
const { shop } = fixturesOf(it);
let now = new Date('2026-11-20T09:00:00Z').getTime();
const { linkTo } = accountCalls(shop);

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.5.${networks}.1`;
};

interface From {
  cookie?: string | undefined;
  access?: string;
  from?: string;
}
const post = (url: string, payload: object, { cookie, access, from = newNetwork() }: From = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/dj-rest-auth/${url}`,
    payload,
    remoteAddress: from,
    headers: { ...(cookie && { cookie }), ...(access && { authorization: `Bearer ${access}` }) },
  });
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof post>>) => {
  const cookie = cookies.find(({ name }) => name === 'known_device');
  return cookie && `known_device=${cookie.value}`;
};

async function register(email: string, { cookie }: From = {}) {
  const body = { email, password1: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD };
  const answer = await post('registration/', body, { cookie });
  return { email, access: answer.json().access_token as string, cookie: cookieOf(answer) };
}

/** A device that knows the account may try where the tries of strangers in its network are used up. */
async function isKnown(email: string, cookie: string | undefined): Promise<boolean> {
  const from = newNetwork();
  const attempt = (as: From) => post('login/', { email, password: 'какой-то пароль' }, as);
  for (let count = 0; count < LIMIT; count += 1) await attempt({ from });
  return (await attempt({ from, cookie })).statusCode === 400;
}

it('a device is forgotten 180 days after it has proved the account, each account by itself', async () => {
  const first = await register('first@example.ru');
  now += 90 * DAY;
  const { cookie } = await register('second@example.ru', { cookie: first.cookie });
  now += 90 * DAY - SECOND;
  expect(await isKnown('first@example.ru', cookie)).toBe(true);
  now += SECOND;
  expect(await isKnown('first@example.ru', cookie)).toBe(false);
  expect(await isKnown('second@example.ru', cookie)).toBe(true);
});

it('a change of the password ends the known devices, except the one that makes it', async () => {
  const { email, access, cookie } = await register('changed@example.ru');
  const changed = await post('password/change/', NEXT, { access });
  expect(changed.statusCode).toBe(200);
  expect(await isKnown(email, cookie)).toBe(false);
  expect(await isKnown(email, cookieOf(changed))).toBe(true);
});

it('‘Это не я’ ends the known devices, a thief’s too, and the reset makes known the one that sets the password', async () => {
  const { email, access, cookie } = await register('robbed@example.ru');
  const thief = cookieOf(await post('password/change/', NEXT, { access }));
  const key = notMeIn(await linkTo(email, /Пароль изменён/));
  expect((await post('revert/', { key })).statusCode).toBe(200);
  expect([await isKnown(email, cookie), await isKnown(email, thief)]).toEqual([false, false]);
  const link = resetIn(await linkTo(email, /Новый пароль/));
  const set = await post('password/reset/confirm/', { ...link, ...NEXT });
  expect([await isKnown(email, thief), await isKnown(email, cookieOf(set))]).toEqual([false, true]);
});

it('a new customer with the address of another one is unknown to the other’s devices', async () => {
  const { email, cookie } = await register('passed-on@example.ru');
  await shop.db.execute(`DELETE FROM customers WHERE email = '${email}'`);
  await register(email);
  expect(await isKnown(email, cookie)).toBe(false);
});
