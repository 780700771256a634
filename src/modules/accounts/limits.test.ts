import { describe, expect } from 'vitest';
import { MINUTE } from '#platform/time/duration.ts';
import { resetIn } from '#tests/support/account-calls.ts';
import { CUSTOMER_PASSWORD, signIn } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '3/10m', RATE_PASSWORD_CHANGE: '2/10m', RATE_RESET: '2/10m' },
});
const { shop } = fixturesOf(it);
let now = new Date('2026-11-20T09:00:00Z');

interface Try {
  password?: string;
  from?: string;
  cookie?: string | undefined;
}
const post = (url: string, payload: object, { from = '10.0.0.1', cookie }: Try) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/dj-rest-auth/${url}`,
    payload,
    remoteAddress: from,
    headers: { ...(cookie && { cookie }) },
  });
const login = (email: string, attempt: Try = {}) =>
  post('login/', { email, password: attempt.password ?? 'какой-то пароль' }, attempt);
const reset = (email: string, attempt: Try = {}) => post('password/reset/', { email }, attempt);
const statusesOf = async (tries: readonly (() => ReturnType<typeof login>)[]) => {
  const statuses: number[] = [];
  for (const one of tries) statuses.push((await one()).statusCode);
  return statuses;
};
const times = (count: number, one: (number: number) => ReturnType<typeof login>) =>
  statusesOf(Array.from({ length: count }, (_, number) => () => one(number)));
const failures = (count: number) => Array(count).fill(400);

/** The cookie of a device that has signed in to the account. */
async function knownDevice(email: string): Promise<string> {
  const registration = { email, password1: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD };
  const answer = await post('registration/', registration, { from: '10.9.9.9' });
  const cookie = answer.cookies.find(({ name }) => name === 'known_device');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  return `known_device=${cookie?.value}`;
}

describe('signing in', () => {
  it('is limited for an account in one network; then 429 says when to come back, and no password is checked', async () => {
    await knownDevice('one@example.ru');
    expect(await times(3, () => login('one@example.ru'))).toEqual(failures(3));
    const refused = await login('ONE@example.ru', { password: CUSTOMER_PASSWORD });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(600);
    expect(refused.json()).toEqual({
      detail: expect.stringContaining('попыток'),
      code: 'too_many_requests',
    });
    const elsewhere = { password: CUSTOMER_PASSWORD, from: '10.0.0.2' };
    expect((await login('one@example.ru', elsewhere)).statusCode).toBe(200);
    now = new Date(now.getTime() + 10 * MINUTE);
    expect((await login('one@example.ru', { password: CUSTOMER_PASSWORD })).statusCode).toBe(200);
  });

  it('is limited for all unknown devices of an account, and free to a device that knows it', async () => {
    const cookie = await knownDevice('two@example.ru');
    const stranger = await knownDevice('other@example.ru');
    const spread = (number: number) => login('two@example.ru', { from: `10.1.0.${number}` });
    expect(await times(16, spread)).toEqual([...failures(15), 429]);
    const right = { password: CUSTOMER_PASSWORD, from: '10.1.1.1' };
    expect((await login('two@example.ru', right)).statusCode).toBe(429);
    expect((await login('two@example.ru', { ...right, cookie: stranger })).statusCode).toBe(429);
    expect((await login('two@example.ru', { ...right, cookie: `${cookie}x` })).statusCode).toBe(
      429,
    );
    expect((await login('two@example.ru', { ...right, cookie })).statusCode).toBe(200);
  });

  it('is limited for a known device too, wherever it is', async () => {
    const cookie = await knownDevice('three@example.ru');
    const moving = (number: number) =>
      login('three@example.ru', { from: `10.2.0.${number}`, cookie });
    expect(await times(4, moving)).toEqual([...failures(3), 429]);
  });

  it('is limited for a network over all accounts; refused tries use up no account', async () => {
    const many = (number: number) => login(`many-${number}@example.ru`, { from: '10.0.1.1' });
    expect(await times(16, many)).toEqual([...failures(15), 429]);
    await knownDevice('spared@example.ru');
    await times(20, () => login('spared@example.ru', { from: '10.0.1.1' }));
    const right = { password: CUSTOMER_PASSWORD, from: '10.0.1.2' };
    expect((await login('spared@example.ru', right)).statusCode).toBe(200);
  });

  it('counts an IPv6 subscriber once: by /64, and higher by /48', async () => {
    const at = (subnet: number, host: number) => ({ from: `2001:db8:1:${subnet}::${host}` });
    const sameSubnet = (number: number) => login(`six-${number}@example.ru`, at(1, number));
    expect(await times(16, sameSubnet)).toEqual([...failures(15), 429]);
    for (const subnet of [2, 3, 4]) {
      const next = (number: number) => login(`six-${subnet}-${number}@example.ru`, at(subnet, 1));
      expect(await times(15, next)).toEqual(failures(15));
    }
    expect((await login('six-last@example.ru', at(5, 1))).statusCode).toBe(429);
    const another = { from: '2001:db8:2:1::1' };
    expect((await login('six-last@example.ru', another)).statusCode).toBe(400);
  });
});

it('counts an account for an IPv6 subscriber too: one /48 leaves the account to others', async () => {
  await knownDevice('spread@example.ru');
  const from = (subnet: number) => ({ from: `2001:db8:9:${subnet}::1` });
  const spread = (number: number) => login('spread@example.ru', from(number));
  expect(await times(12, spread)).toEqual([...failures(6), ...Array(6).fill(429)]);
  const right = { password: CUSTOMER_PASSWORD, from: '2001:db8:a:1::1' };
  expect((await login('spread@example.ru', right)).statusCode).toBe(200);
});

it('a password may be changed so often: each change costs time, and a letter', async () => {
  const anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  const statuses: number[] = [];
  for (const password of ['Новая пристань 7', 'short', 'Новая пристань 8']) {
    const body = { new_password1: password, new_password2: password };
    statuses.push((await anna.call('POST', '/dj-rest-auth/password/change/', body)).statusCode);
  }
  expect(statuses).toEqual([200, 400, 429]);
});

describe('a forgotten password', () => {
  const lettersTo = (email: string) =>
    shop.letters.filter(({ to, subject }) => to === email && /Новый пароль/.test(subject));

  it('is not barred by the requests of strangers: the answer stays, the letters are bounded, each link works', async () => {
    const email = 'reset@example.ru';
    await knownDevice(email);
    expect(await times(3, () => reset(email, { from: '10.3.0.1' }))).toEqual([200, 200, 429]);
    const spread = (number: number) => reset(email, { from: `10.3.1.${number}` });
    expect(await times(10, spread)).toEqual(Array(10).fill(200));
    await expect.poll(() => lettersTo(email).length, { timeout: 15_000 }).toBe(4);
    const first = /https?:\S+/.exec(lettersTo(email)[0]?.text ?? '')?.[0] ?? '';
    const body = { new_password1: 'Новая пристань 7', new_password2: 'Новая пристань 7' };
    const set = await post('password/reset/confirm/', { ...resetIn(first), ...body }, {});
    expect(set.statusCode).toBe(200);
    expect(set.cookies.map(({ name }) => name)).toContain('known_device');
  });

  it('floods no mailbox by accounts with its spellings, also from devices that know them', async () => {
    const spellings = Array.from({ length: 8 }, (_, number) => `olga.petrova+${number}@gmail.com`);
    const devices: [string, string][] = [];
    for (const email of spellings) devices.push([email, await knownDevice(email)]);
    for (const [number, [email, cookie]] of devices.entries()) {
      const from = `10.6.${number}.1`;
      expect((await reset(email, { from })).statusCode).toBe(200);
      expect((await reset(email, { from, cookie })).statusCode).toBe(200);
    }
    const last = 'last-reset@example.ru';
    await knownDevice(last);
    await reset(last, { from: '10.6.99.1' });
    await expect.poll(() => lettersTo(last).length, { timeout: 15_000 }).toBe(1);
    const { body } = await shop.app.inject({ url: '/metrics' });
    expect(body).toMatch(/security_events_total\{event="letters_withheld"\} (?!0)/);
    const letters = () => spellings.flatMap(lettersTo).length;
    await expect.poll(letters, { timeout: 15_000 }).toBe(8);
  });

  it('brings a letter to a device that knows the account, whatever strangers ask', async () => {
    const email = 'known-reset@example.ru';
    const cookie = await knownDevice(email);
    await times(6, (number) => reset(email, { from: `10.4.1.${number}` }));
    await expect.poll(() => lettersTo(email).length, { timeout: 15_000 }).toBe(4);
    expect((await reset(email, { cookie })).statusCode).toBe(200);
    await expect.poll(() => lettersTo(email).length, { timeout: 15_000 }).toBe(5);
  });
});

it('keeps no address and no e-mail', async () => {
  const { rows } = await shop.db.execute('SELECT * FROM rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('example');
});
