import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { actionWords } from '#messages/office/audit-words.ts';
import { totpCode } from '#platform/security/totp.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/duration.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { type LoggedLine, recordLog } from '#tests/support/logged.ts';
import { passkeysOf } from '#tests/support/passkeys.ts';
import { PASSWORD } from '#tests/support/staff.ts';
import { makeLink } from './links.ts';
import { storedRole } from './roles.ts';

/** Tries of one account in one network; five times as many for all unknown devices. */
const TRIES = 2;
const SPREAD = 5 * TRIES;

let lines: LoggedLine[];
let now = new Date('2027-03-01T09:00:00Z');
const clock = { now: () => now };
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const it = withShop({
  clock,
  env: { RATE_LOGIN: `${TRIES}/15m`, RATE_RESET: '2/1h', LOG_LEVEL: 'warn' },
});
const { shop, office } = fixturesOf(it);
const { withPasskey, signIn: signInByPasskey, askFor } = passkeysOf(office);

it.beforeEach(() => {
  lines = recordLog(shop.app);
  later(2 * DAY);
});

let networks = 0;
interface From {
  cookie?: string | undefined;
  from?: string;
}
/** A request of another network each time. */
function post(url: string, payload: object, { cookie, from }: From = {}) {
  networks += 1;
  return shop.app.inject({
    method: 'POST',
    url: `/api/admin/${url}`,
    payload,
    remoteAddress: from ?? `10.${100 + (networks >> 8)}.${networks & 255}.1`,
    headers: { host: 'localhost:3000', ...(cookie && { cookie }) },
  });
}
type Answer = Awaited<ReturnType<typeof post>>;
const cookieOf = ({ cookies }: Answer, name: string) => {
  const found = cookies.find((one) => one.name === name);
  return found && `${name}=${found.value}`;
};
const signIn = (email: string, password = PASSWORD, from: From = {}) =>
  post('session/', { email, password }, from);
const statusesOf = async (count: number, one: () => Promise<Answer>) => {
  const statuses: number[] = [];
  for (const _again of Array(count)) statuses.push((await one()).statusCode);
  return statuses;
};
const failures = (count: number) => Array(count).fill(400);

/** A member whose device is known: the cookies of the session and of the device. */
async function known(member: { email: string; secret: Buffer }) {
  later(MINUTE);
  const session = cookieOf(await signIn(member.email), 'staff');
  const code = totpCode(member.secret, now);
  const proved = await post('session/factor/', { code }, { cookie: session });
  expect(proved.json()).toMatchObject({ state: 'complete' });
  return { session: cookieOf(proved, 'staff'), device: cookieOf(proved, 'staff_device') };
}

const securityLines = () =>
  lines.flatMap(({ about }) => {
    const { security, action } = about as { security?: string; action?: string };
    return security ? [[security, action]] : [];
  });
const actionsOf = async (id: number) => {
  const { rows } = await shop.db.execute<{ action: string }>(
    sql`SELECT action FROM audit_log WHERE entity_id = ${String(id)} ORDER BY id`,
  );
  return rows.map(({ action }) => action);
};

/** The secret of a link for a new password. */
const newLink = async (email: string) => {
  const link = { purpose: 'reset', email, ...storedRole('manager') } as const;
  return (await makeLink({ db: shop.db, clock }, link)).secret;
};
const setPassword = (key: string, code: string, from: From = {}) =>
  post(
    'password/',
    { key, code, password1: 'высокий берег реки', password2: 'высокий берег реки' },
    from,
  );

it('passwords from many networks make an account wait, longer each time; known devices and passkeys come in', async () => {
  const member = await withPasskey();
  const { device } = await known(member);
  later(3 * HOUR);
  const guess = () => signIn(member.email, 'не тот пароль у моря');
  expect(await statusesOf(SPREAD, guess)).toEqual(failures(SPREAD));
  const waits = await signIn(member.email.toUpperCase());
  expect([waits.statusCode, Number(waits.headers['retry-after'])]).toEqual([429, 15 * 60]);
  expect(waits.json().detail).toMatch('ключом доступа');
  expect(securityLines()).toContainEqual(['account_waits', 'staff-login']);
  await expect.poll(() => actionsOf(member.id), { timeout: 10_000 }).toContain('staff.waits');
  expect((await signIn(member.email, PASSWORD, { cookie: device })).statusCode).toBe(200);
  expect((await signInByPasskey(member.key)).answer.statusCode).toBe(200);
  const another = await known(await office.complete('manager'));
  const strange = await signIn(member.email, PASSWORD, { cookie: another.device });
  expect(strange.statusCode).toBe(429);

  later(15 * MINUTE);
  await statusesOf(SPREAD, guess);
  later(15 * MINUTE);
  const again = await signIn(member.email);
  expect(again.statusCode).toBe(429);
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(80 * 60);
  later(2 * HOUR);
  expect((await signIn(member.email)).statusCode).toBe(200);
});

it('an address of nobody waits as that of a member does', async () => {
  const guess = () => signIn('nobody@example.ru', 'не тот пароль у моря');
  expect(await statusesOf(SPREAD + 1, guess)).toEqual([...failures(SPREAD), 429]);
});

it('codes are counted for the member on all unknown devices; a known device, right codes and passkeys are not barred', async () => {
  const member = await withPasskey();
  const own = await known(member);
  const thief = await signIn(member.email);
  expect(cookieOf(thief, 'staff_device')).toBeUndefined();
  const cookie = cookieOf(thief, 'staff');
  const guess = () => post('session/factor/', { code: '000000' }, { cookie });
  expect(await statusesOf(TRIES + 1, guess)).toEqual([...failures(TRIES), 429]);
  expect(securityLines()).toContainEqual(['account_waits', 'staff-factor']);
  expect(await actionsOf(member.id)).toContain('staff.waits');
  const other = cookieOf(await signIn(member.email), 'staff');
  const right = { code: totpCode(member.secret, now) };
  expect((await post('session/factor/', right, { cookie: other })).statusCode).toBe(429);
  const shown = member.key.show(await askFor());
  expect((await post('session/factor/passkey/', shown, { cookie: other })).statusCode).toBe(200);

  let { session } = own;
  for (const _again of Array(3 * TRIES)) {
    later(MINUTE);
    const code = totpCode(member.secret, now);
    const proved = await post('session/factor/', { code }, { cookie: `${session}; ${own.device}` });
    expect(proved.statusCode).toBe(200);
    session = cookieOf(proved, 'staff');
  }
});

it('codes with letters for a new password are counted for the member, whatever link they come with', async () => {
  const member = await office.complete('manager');
  const { device } = await known(member);
  const keys: string[] = [];
  for (const _again of Array(TRIES + 2)) keys.push(await newLink(member.email));
  for (const key of keys.slice(0, TRIES)) {
    expect((await setPassword(key, '000000')).statusCode).toBe(400);
  }
  const [key = ''] = keys.slice(TRIES);
  later(MINUTE);
  const code = totpCode(member.secret, now);
  expect((await setPassword(key, code)).statusCode).toBe(429);
  expect(securityLines()).toContainEqual(['account_waits', 'staff-reset-code']);
  expect(await actionsOf(member.id)).toContain('staff.waits');
  const set = await setPassword(key, code, { cookie: device });
  expect(set.statusCode).toBe(200);
  // The other letters open nothing any more, and the device that has set the password is known.
  later(20 * MINUTE);
  const next = totpCode(member.secret, now);
  expect((await setPassword(keys.at(-1) ?? '', next)).json()).toMatchObject({
    code: 'link_invalid',
  });
  expect(cookieOf(set, 'staff_device')).toBeTruthy();
});

it('letters for a new password are bounded for a mailbox, an hour and a day, with the same answer; a known device gets its own', async () => {
  const member = await office.complete('manager');
  const { device } = await known(member);
  const count = () =>
    shop.letters.filter(({ to, subject }) => to === member.email && /Новый пароль/.test(subject))
      .length;
  const ask = async (cookie?: string) => {
    const { statusCode, body } = await post(
      'password/letter/',
      { email: member.email },
      { cookie },
    );
    expect([statusCode, body]).toEqual([200, '{}']);
  };
  const askOften = async () => {
    for (const _again of Array(6)) await ask();
  };
  await askOften();
  await expect.poll(count, { timeout: 15_000 }).toBe(4);
  await expect
    .poll(() => actionsOf(member.id), { timeout: 10_000 })
    .toContain('staff.letters_withheld');
  expect(securityLines()).toContainEqual(['letters_withheld', 'staff-reset']);
  expect(actionWords('staff.letters_withheld')).toMatch('придержаны');
  await ask(device);
  await expect.poll(count, { timeout: 15_000 }).toBe(5);
  later(HOUR);
  await askOften();
  later(HOUR);
  await askOften();
  await ask(device);
  await expect.poll(count, { timeout: 15_000 }).toBe(10);
  const withheld = securityLines().filter(([event]) => event === 'letters_withheld');
  expect(withheld).toHaveLength(2 + 2 + 6);
});

it('five wrong codes spend a link, wherever they come from, and a code that is left out is none', async () => {
  const member = await office.complete('manager');
  const devices: From[] = [{}];
  for (const _again of Array(3)) devices.push({ cookie: (await known(member)).device });
  const key = await newLink(member.email);
  const [stranger, first, second, third] = devices;
  expect(await statusesOf(6, () => setPassword(key, ' ', stranger))).toEqual(failures(6));
  for (const device of [stranger, stranger, first, first, second]) {
    expect((await setPassword(key, '000000', device)).statusCode).toBe(400);
  }
  later(MINUTE);
  const code = totpCode(member.secret, now);
  expect((await setPassword(key, code, second)).json()).toMatchObject({ code: 'link_invalid' });
  expect(securityLines()).toContainEqual(['link_spent', 'staff-reset']);
  expect(await actionsOf(member.id)).toContain('staff.link_spent');
  const link = await newLink(member.email);
  expect((await setPassword(link, code, third)).statusCode).toBe(200);
});
