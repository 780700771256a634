import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, vi } from 'vitest';
import { HOUR } from '#platform/time/duration.ts';
import { countRows, pickVariants } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { setTimeZone } from '#tests/support/shop-zone.ts';
import { purgeOldRequests } from './queries.ts';

const START = new Date('2026-11-20T09:00:00Z');
const WITHIN = { timeout: 20_000, interval: 50 };
let now = START;
const clock = { now: () => now };
const it = withShop({
  clock,
  env: { SHOP_EMAIL: 'calls@example.ru', RATE_CALLBACK: '3/1h' },
});
const { shop } = fixturesOf(it);
beforeEach(async () => {
  now = START;
  await shop.db.execute(sql`TRUNCATE callback_requests, callback_calls, rate_limits`);
  await shop.db.execute(sql`UPDATE site_settings SET consent = 'note'`);
});

const ask = (payload: object, options: object = {}) =>
  shop.app.inject({ method: 'POST', url: '/callback/request/', payload, ...options });

const stored = async () => (await shop.db.execute(sql`SELECT * FROM callback_requests`)).rows;

describe('a request for a call', () => {
  it('is kept with consent, time and address, and answered as it was kept §3.203 3.204 7.30', async () => {
    const answer = await ask(
      { phone: ' 8 (000) 000-00-00 ', email: 'vera@example.ru', telegram: '@vera' },
      { remoteAddress: '10.0.0.7' },
    );
    expect(answer.statusCode).toBe(201);
    const kept = { phone: '+70000000000', email: 'vera@example.ru', telegram: '@vera' };
    expect(answer.json()).toEqual(kept);
    const [row] = await stored();
    expect(row).toMatchObject({
      ...kept,
      policy_document: 1,
      consent_document: 1,
      consent_ip: '10.0.0.7',
    });
    for (const time of ['consent_at', 'created_at']) {
      expect(new Date(String(row?.[time]))).toEqual(START);
    }
  });

  it('needs nothing but a phone §3.203 3.204', async () => {
    const answer = await ask({ phone: '+7 000 000-00-00', email: ' ', telegram: null });
    expect(answer.json()).toEqual({ phone: '+70000000000', email: null, telegram: null });
  });

  it.each([
    ['+375 00 000-00-00', '+375 00 000-00-00'],
    ['8 000 000 00 00 доб. 15', '8 000 000 00 00 доб. 15'],
    ['7 000 000 00 00, Анна', '7 000 000 00 00, Анна'],
    ['00-00-00  (вечером)', '00-00-00 (вечером)'],
  ])(
    'keeps the phone %j as typed where it is no Russian number alone §5.33',
    async (typed, kept) => {
      expect((await ask({ phone: typed })).json()).toMatchObject({ phone: kept });
    },
  );

  it.each([
    ['no phone', {}, { phone: ['Это поле обязательно'] }],
    ['a blank phone', { phone: ' \t ' }, { phone: ['Это поле обязательно'] }],
    ['a very long phone', { phone: '1'.repeat(101) }, { phone: [expect.stringContaining('100')] }],
    [
      'an e-mail that is none',
      { phone: '1', email: 'vera@' },
      { email: ['Введите корректный email (например, name@example.ru)'] },
    ],
    [
      'a long telegram',
      { phone: '1', telegram: 'x'.repeat(121) },
      { telegram: [expect.any(String)] },
    ],
    ['a NUL', { phone: '1\0' }, { phone: [expect.any(String)] }],
    [
      'a line break',
      { phone: '00-00-00\n(вечером)' },
      { phone: ['Телефон: уберите переносы строк и служебные знаки'] },
    ],
    [
      'a command for a terminal',
      { phone: '1', telegram: '@vera\u001b[2J' },
      { telegram: ['Telegram: уберите переносы строк и служебные знаки'] },
    ],
  ])('is refused with %s, and then nothing is kept §3.202', async (_name, payload, errors) => {
    const answer = await ask(payload);
    expect([answer.statusCode, answer.json()]).toEqual([400, { ...errors, code: 'invalid' }]);
    expect(await stored()).toEqual([]);
  });

  it('needs the tick where the shop asks for it', async () => {
    await shop.db.execute(sql`UPDATE site_settings SET consent = 'checkbox'`);
    const refused = await ask({ phone: '1' });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { consent: [expect.any(String)], code: 'invalid' },
    ]);
    expect(await stored()).toEqual([]);
    expect((await ask({ phone: '1', consent: true })).statusCode).toBe(201);
  });

  it('is refused from another site', async () => {
    const answer = await ask({ phone: '1' }, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });
});

it('is told to the shop in one letter, which answers the person who asked', async () => {
  shop.letters.splice(0);
  await ask({ phone: '<b>1</b>', email: 'vera@example.ru' });
  await ask({ phone: '' });
  await ask({ phone: '2' });
  await vi.waitFor(() => expect(shop.letters).toHaveLength(2), WITHIN);
  const letter = shop.letters.find(({ subject }) => subject.includes('<b>1</b>'));
  expect(letter).toMatchObject({ to: 'calls@example.ru', replyTo: 'vera@example.ru' });
  expect(letter?.text).toContain('20 ноября 2026 г. в 12:00 (Москва)');
  expect(letter?.text).toContain('E-mail: vera@example.ru');
  expect(letter?.text).not.toContain('Telegram');
  expect(letter?.html).toContain('&lt;b&gt;1&lt;/b&gt;');
  expect(new Set(shop.letters.map(({ key }) => key)).size).toBe(2);
});

describe('the page from which a call is asked for', () => {
  const letterFrom = async (page: string) => {
    shop.letters.splice(0);
    await ask({ phone: '5', page });
    await vi.waitFor(() => expect(shop.letters).toHaveLength(1), WITHIN);
    return shop.letters[0]?.text ?? '';
  };

  it('is told with the product and the variant that were looked at', async () => {
    const [sofa] = await pickVariants(shop.db, [5_499_000]);
    const path = `/products/${sofa?.productSlug}/variant/${sofa?.variantSlug}`;
    const text = await letterFrom(`${path}?utm=1`);
    expect(text).toContain(`Страница: http://localhost:3000${path}?utm=1`);
    expect(text).toContain(`Товар: ${sofa?.name} (`);
    expect(text).toContain(`арт.\u00a0${sofa?.code})`);
  });

  it('is told with the category of a list', async () => {
    expect(await letterFrom('/products/?category=divany')).toContain('Категория: Диваны');
  });

  it.each([
    '/orders/t/secret-of-an-order',
    '/reset-password/confirm?uid=1&token=2',
    '//example.ru/',
  ])('is not kept where its address may be a secret or is of another site: %s', async (page) => {
    expect(await letterFrom(page)).not.toContain('Страница');
    expect(await stored()).toMatchObject([{ page: null }]);
  });
});

it('is told with the time on the clock of the shop', async () => {
  shop.letters.splice(0);
  await setTimeZone(shop.db, 'Asia/Yekaterinburg');
  await ask({ phone: '3' });
  await vi.waitFor(() => expect(shop.letters).toHaveLength(1), WITHIN);
  await setTimeZone(shop.db, 'Europe/Moscow');
  expect(shop.letters[0]?.text).toContain('20 ноября 2026 г. в 14:00 (Екатеринбург)');
});

describe('limits', () => {
  const statuses = async (asks: [phone: string, remoteAddress: string][]) => {
    const answers = [];
    for (const [phone, remoteAddress] of asks)
      answers.push(await ask({ phone }, { remoteAddress }));
    return answers.map(({ statusCode }) => statusCode);
  };

  it('one phone is called so often, from wherever; then 429 says when to come back', async () => {
    const asks = [1, 2, 3, 4].map((n): [string, string] => ['80000000000', `10.0.0.${n}`]);
    expect(await statuses(asks)).toEqual([201, 201, 201, 429]);
    const refused = await ask({ phone: '+7 000 000 00 00' });
    expect(refused.headers['retry-after']).toBe('3600');
    now = new Date(START.getTime() + HOUR);
    expect((await ask({ phone: '80000000000' })).statusCode).toBe(201);
  });

  it('one address asks five times as often', async () => {
    const asks = Array.from({ length: 16 }, (_, n): [string, string] => [`${n}`, '10.0.1.1']);
    expect(await statuses(asks)).toEqual([...Array(15).fill(201), 429]);
  });
});

it('forgets what has reached its term', async () => {
  await ask({ phone: '1' });
  const purge = (before: Date) => purgeOldRequests(shop.db, { before, most: 10 });
  await purge(START);
  expect(await countRows(shop.db, 'callback_requests')).toBe(1);
  await purge(new Date(START.getTime() + 1));
  expect(await countRows(shop.db, 'callback_requests')).toBe(0);
});
