import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { pickVariants } from '#tests/support/catalogue.ts';
import { executeInProcess } from '#tests/support/execute-command.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { setTimeZone } from '#tests/support/shop-zone.ts';
import { backupCommand } from './backup.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { ordersCommand } from './orders.ts';
import { paymentsCommand } from './payments.ts';
import { picturesCommand } from './pictures.ts';
import { restoreCommand } from './restore.ts';
import type { Command } from './run-command.ts';
import { settingsCommand } from './settings.ts';
import { sourcesCommand } from './sources.ts';
import { staffCommand } from './staff.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const execute = <Arguments>(
  command: Command<Arguments>,
  parameters: string[],
  env: Record<string, string> = {},
  signal?: AbortSignal,
) =>
  executeInProcess(
    command,
    parameters,
    { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder, ...env },
    signal,
  );

describe('a command', () => {
  const misused: [string, () => Promise<{ code: number; complaints: string[] }>][] = [
    ['import', () => execute(importCommand, ['--dry'])],
    ['export', () => execute(exportCommand, ['--all'])],
    ['backup', () => execute(backupCommand, ['one', 'two'])],
    ['restore', () => execute(restoreCommand, [])],
    ['orders', () => execute(ordersCommand, ['--payment', 'paid'])],
    ['payments', () => execute(paymentsCommand, ['--provider', 'yookassa'])],
    ['settings', () => execute(settingsCommand, ['phone'])],
    ['sources', () => execute(sourcesCommand, ['dacha.example', 'masters'])],
    ['staff', () => execute(staffCommand, ['--role', 'owner'])],
    ['pictures', () => execute(picturesCommand, ['--from', 'фото', '--remove', '1'])],
  ];
  it.each(misused)('%s says how it is used, with code 2', async (name, run) => {
    const { code, complaints } = await run();
    expect([code, complaints]).toEqual([2, [expect.stringContaining(`npm run ${name}`)]]);
  });

  const failing: [string, string, () => Promise<{ code: number; complaints: string[] }>][] = [
    [
      'import',
      'Файла /нет.xml нет.\nВ магазине ничего не изменилось.',
      () => execute(importCommand, ['/нет.xml']),
    ],
    ['backup', 'База этого магазина на собственном сервере', () => execute(backupCommand, [])],
    ['restore', 'База этого магазина на собственном сервере', () => execute(restoreCommand, ['x'])],
    ['orders', 'Такого заказа нет.', () => execute(ordersCommand, ['2222-2222'])],
    ['settings', 'phone: ', () => execute(settingsCommand, [`phone=${'1'.repeat(500)}`])],
    ['export', 'Настройка PORT', () => execute(exportCommand, [], { PORT: 'x' })],
  ];
  it.each(failing)('%s says why it failed (%s), with code 1', async (_name, words, run) => {
    const { code, complaints } = await run();
    expect([code, complaints]).toEqual([1, [expect.stringContaining(words)]]);
  });

  it('prints the whole error with LOG_LEVEL=debug', async () => {
    vi.stubEnv('LOG_LEVEL', 'debug');
    const { complaints } = await execute(ordersCommand, ['2222-2222']);
    vi.unstubAllEnvs();
    expect(complaints).toEqual(['Такого заказа нет.', expect.stringContaining('DomainError')]);
  });
});

it('settings are changed and shown', async () => {
  const { code, said } = await execute(settingsCommand, ['phone=+7 (000) 000-00-01']);
  expect([code, said.slice(0, 1)]).toEqual([
    0,
    ['Записано. Открытый магазин покажет это в течение секунды.'],
  ]);
  expect(said.join('\n')).toContain('phone=+7 (000) 000-00-01  # телефон');
});

it('bounds of unpaid orders are settings: whole numbers, in pieces, roubles and days', async () => {
  const shown = async (...given: string[]) =>
    (await execute(settingsCommand, given)).said.join('\n');
  expect(await shown()).toMatch(/guest_pieces=20 .*\nguest_total=1000000 .*\nunpaid_days=0 /);
  expect(await shown('guest_pieces=5', 'guest_total=0', 'unpaid_days=3')).toMatch(
    /guest_pieces=5 .*\nguest_total=0 .*\nunpaid_days=3 /,
  );
  const refused = await execute(settingsCommand, ['guest_pieces=-1', 'unpaid_days=2.5']);
  expect(refused.complaints.join('\n')).toMatch(/^guest_pieces: .+\nunpaid_days: .+$/);
  const { body } = await shop.app.inject({ url: '/callback/site-settings/' });
  expect(body).not.toMatch(/guest|unpaid/);
});

it('an order is listed and changed', async () => {
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  if (!sofa) throw new Error('no sofa');
  const post = async (url: string, payload: object) =>
    (await shop.app.inject({ method: 'POST', url, payload })).json();
  const { cart_uuid: uuid } = await post('/api/orders/cart/', { cart_items: [cartLine(sofa)] });
  const { number } = await post('/api/orders/order-create/', orderForm(uuid));
  expect((await execute(ordersCommand, [])).said).toEqual([expect.stringContaining(number)]);
  const changed = await execute(ordersCommand, [number, '--status', 'confirmed', '--quiet']);
  expect([changed.code, changed.said.at(-1)]).toEqual([
    0,
    'Заказ изменён, письмо покупателю не отправлено.',
  ]);
});

it('orders are printed with the time on the clock of the shop', async () => {
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  if (!sofa) throw new Error('no sofa');
  const { number, orderId } = await placeOrder(guestFrom(shop), [cartLine(sofa)]);
  await shop.db.execute(
    sql`UPDATE orders SET created_at = '2026-11-20T09:00:00Z' WHERE id = ${orderId}`,
  );
  const printed = async () => {
    const list = (await execute(ordersCommand, [])).said.find((line) => line.startsWith(number));
    const [order] = (await execute(ordersCommand, [number])).said;
    return [list, order];
  };
  const noon = expect.stringContaining('20 ноября 2026 г. в 12:00');
  expect(await printed()).toEqual([noon, noon]);
  await setTimeZone(shop.db, 'Asia/Kamchatka');
  const evening = expect.stringContaining('20 ноября 2026 г. в 21:00');
  expect(await printed()).toEqual([evening, evening]);
  await setTimeZone(shop.db, 'Europe/Moscow');
});

it('an order says which links to its page are live, and ends them', async () => {
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  if (!sofa) throw new Error('no sofa');
  const { number, url } = await orderWithLink(shop, [sofa]);
  const open = async () => (await shop.app.inject(callOf(url))).statusCode;
  expect((await execute(ordersCommand, [number])).said.join('\n')).toMatch(
    /Действующие ссылки на страницу заказа: .*после оформления 1 \(последняя /,
  );
  expect(await open()).toBe(200);
  const { code, said } = await execute(ordersCommand, [number, '--revoke-links']);
  expect(code).toBe(0);
  expect(said[0]).toMatch(/^Отключено ссылок: [1-9]/);
  expect(said.at(-1)).toBe('Действующих ссылок на страницу заказа нет.');
  expect(await open()).toBe(404);
  expect((await execute(ordersCommand, ['--revoke-links'])).code).toBe(2);
});

it('an order of a hostile hand commands no terminal and forges no line of its own', async () => {
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  if (!sofa) throw new Error('no sofa');
  const post = async (url: string, payload: object) =>
    (await shop.app.inject({ method: 'POST', url, payload })).json();
  const { cart_uuid: uuid } = await post('/api/orders/cart/', { cart_items: [cartLine(sofa)] });
  const { number, orderId } = await post('/api/orders/order-create/', orderForm(uuid));
  // As an earlier version has stored it.
  const hostile = 'Пётр\u001b]0;злой\u0007\u009b2J\u202e\nОплата: внесена\rОплата: внесена';
  await shop.db.execute(sql`
    UPDATE orders SET customer_name = ${hostile}, city = ${hostile}, comment = ${hostile} WHERE id = ${orderId}`);
  const printed = [await execute(ordersCommand, []), await execute(ordersCommand, [number])];
  const text = printed.flatMap(({ said }) => said).join('\n');
  expect(text.match(/[^\P{Cc}\n]|\p{Bidi_Control}/gu)).toBeNull();
  expect(text.match(/^Оплата: .*/gm)).toEqual(['Оплата: ожидается']);
  expect(text).toContain('Пётр]0;злой2J\\u202e Оплата: внесена');
});

it('a hostile file commands no terminal either', async () => {
  const file = join(folder, 'hostile.csv');
  const code = 'HS\u202e\u001b[2J-1';
  writeFileSync(
    file,
    `Название,Категория,Цена,Артикул\nСтул «Проба»,Столы и стулья,даром,${code}\n`,
  );
  const { said, complaints } = await execute(importCommand, [file, '--dry-run']);
  const text = [...said, ...complaints].join('\n');
  expect(text).toContain('(HS[2J-1, Стул «Проба»)');
  expect(text.match(/[^\P{Cc}\n]|\p{Bidi_Control}/gu)).toBeNull();
});

it('the catalogue is exported, and a file imported unless it is interrupted', async () => {
  const file = join(folder, 'out.xml');
  expect((await execute(exportCommand, [file])).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('<yml_catalog');

  const table = join(folder, 'new.csv');
  writeFileSync(table, 'Название,Категория,Цена,Артикул\nСтул «Проба»,Столы и стулья,1000,PR-1\n');
  const interrupted = await execute(importCommand, [table], {}, AbortSignal.abort());
  expect([interrupted.code, interrupted.complaints]).toEqual([
    1,
    ['Прервано: в магазине ничего не изменилось.'],
  ]);
  const imported = await execute(importCommand, [table]);
  expect([imported.code, imported.said.join('\n')]).toEqual([
    0,
    expect.stringMatching(/Создано +1\n/),
  ]);
});
