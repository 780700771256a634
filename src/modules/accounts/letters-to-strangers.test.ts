import { beforeEach, expect, vi } from 'vitest';
import { mailboxOf } from '#platform/mail/mailbox.ts';
import { DAY, SECOND } from '#platform/time/duration.ts';
import { accountCalls, forAccounts, keyIn } from '#tests/support/account-calls.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const START = new Date('2026-11-20T09:00:00Z').getTime();

const it = withShop(forAccounts(() => now));
const { shop } = fixturesOf(it);
let now: number;
const { call, register, linkTo } = accountCalls(shop);

beforeEach(() => {
  now = START;
});

const changeTo = (email: string, access: string) => call('email/', { body: { email }, access });

/** Sends a request and waits for its letter to an address. */
async function withLetter(email: string, request: () => Promise<unknown>): Promise<void> {
  const count = () => shop.letters.filter(({ to }) => to === email).length;
  const before = count();
  await request();
  await vi.waitUntil(() => count() > before, { timeout: 15_000, interval: 50 });
}

/** Letters to all spellings of a mailbox, after the letters asked for before have been sent. */
async function lettersTo(email: string): Promise<number> {
  const last = await register();
  await linkTo(last.email, /Подтвердите/);
  await call('orders/letter/', { access: last.access });
  await linkTo(last.email, /Присоединить/);
  return shop.letters.filter(({ to }) => mailboxOf(to) === mailboxOf(email)).length;
}

it('registrations, changes of e-mail and joining send five letters a day to one mailbox, with the same answers', async () => {
  const victim = 'petr.obrazcov@gmail.com';
  const attacker = await register();
  await register('Petr.Obrazcov@gmail.com');
  await register('petrobrazcov+1@gmail.com');
  const { access } = await register('petrobrazcov+2@googlemail.com');
  expect((await call('orders/letter/', { access })).statusCode).toBe(200);
  const fifth = await changeTo('p.etrobrazcov@gmail.com', attacker.access);
  await linkTo('p.etrobrazcov@gmail.com', /новый e-mail/);

  const sixth = await changeTo('petrobraz.cov@gmail.com', attacker.access);
  expect([sixth.statusCode, sixth.body]).toEqual([fifth.statusCode, fifth.body]);
  expect((await register('petrobrazcov+3@gmail.com')).access).toBeTruthy();
  expect((await call('orders/letter/', { access })).statusCode).toBe(200);
  expect(await lettersTo(victim)).toBe(5);

  now += DAY + SECOND;
  await changeTo(victim, (await register()).access);
  await linkTo(victim, /новый e-mail/);
});

it('a withheld letter leaves the link of the letter before it, and no link to another address', async () => {
  const { access } = await register();
  const other = await register();
  await linkTo(other.email, /Подтвердите/);
  const full = 'nina@example.ru';
  for (const _again of Array(5)) await withLetter(full, () => changeTo(full, access));
  await withLetter('olga@example.ru', () => changeTo('olga@example.ru', other.access));
  const keys = [full, 'olga@example.ru'].map((to) => linkTo(to, /новый e-mail/).then(keyIn));

  await changeTo(full, access);
  await changeTo(full, other.access);
  const verify = async (key: string | undefined) =>
    (await call('registration/verify-email/', { body: { key } })).statusCode;
  const [kept, replaced] = await Promise.all(keys);
  expect([await verify(kept), await verify(replaced)]).toEqual([200, 404]);
});

it('a mailbox that the account has proved gets every letter', async () => {
  const { email, access } = await register();
  const key = keyIn(await linkTo(email, /Подтвердите/));
  await call('registration/verify-email/', { body: { key }, access });
  for (const _again of Array(6)) await withLetter(email, () => call('orders/letter/', { access }));
  expect(await lettersTo(email)).toBe(7);
});
