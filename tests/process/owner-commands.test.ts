import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ordersCommand } from '../../src/commands/orders.ts';
import { paymentsCommand } from '../../src/commands/payments.ts';
import type { Command } from '../../src/commands/run-command.ts';
import { settingsCommand } from '../../src/commands/settings.ts';
import { startCommand } from '../support/command.ts';
import { executeInProcess } from '../support/execute-command.ts';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { lettersIn } from '../support/outbox.ts';
import { copyFinishedShop } from '../support/shop-folder.ts';
import { orderCart, pushCart } from '../support/shop-orders.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

const WITHIN = { timeout: 30_000, interval: 50 };
let folder: string;
let shop: ShopProcess;

beforeAll(async () => {
  folder = copyFinishedShop('owner');
  shop = await startShopProcess(folder);
});
afterAll(async () => {
  await shop.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const commands = { orders: ordersCommand, payments: paymentsCommand, settings: settingsCommand };

/** Runs a command beside the open shop, in this process. */
async function run(name: keyof typeof commands, ...parameters: string[]) {
  const command: Command<unknown> = commands[name];
  const { code, said, complaints } = await executeInProcess(command, parameters, {
    DATA_DIR: folder,
  });
  return { code, output: [...said, ...complaints].map((line) => `${line}\n`).join('') };
}

/** Runs a command in a process of its own, as the owner does. */
async function runInTerminal(name: keyof typeof commands, ...parameters: string[]) {
  const { ended, output } = startCommand('src/commands/run.ts', [name, ...parameters], {
    DATA_DIR: folder,
  });
  return { code: await ended, output: output() };
}

async function placeOrder(): Promise<string> {
  const cart = await pushCart(shop.url, await findMadeToOrder(shop.url));
  return String((await orderCart(shop.url, cart)).body.number);
}

const letters = () => lettersIn(folder).map((letter) => readFileSync(letter, 'utf8'));

it('shows orders, changes one beside the open shop, whose letter leaves at once', async () => {
  const demo = await runInTerminal('orders');
  const latest = demo.output.trim().split('\n');
  expect([demo.code, latest.length]).toEqual([0, 20]);
  expect(latest.every((row) => row.endsWith(' (пример)'))).toBe(true);
  const number = await placeOrder();
  const list = await run('orders', '--status', 'new');
  expect(list.output).toMatch(new RegExp(`^${number} .* Новый +Ожидается +\\S`));
  const one = await run('orders', number.toLowerCase());
  expect(one.output).toContain('ул. Образцовая, д. 1, кв. 2');
  const change = ['--status', 'confirmed', '--delivery-cost', '1 500,50'];
  const changed = await run('orders', number, ...change);
  expect([changed.code, changed.output.replaceAll('\u00a0', ' ')]).toEqual([
    0,
    expect.stringMatching(/Статус: подтверждён\n.*1 500,50 ₽.*отправлено письмо/su),
  ]);
  await vi.waitFor(
    () => expect(letters().filter((text) => text.includes(number))).toHaveLength(3),
    WITHIN,
  );
}, 120_000);

it.each([
  [['--payment', 'paid'], 2, 'npm run orders'],
  [['2222-2222'], 1, 'Такого заказа нет.'],
  [['2222-2222', '--status', 'sent'], 1, 'Статуса «sent» нет. Есть: new,'],
  [['2222-2222', '--delivery-cost', 'даром'], 1, 'Стоимость доставки «даром» не подходит'],
])('says what is wrong with orders %j', async (parameters, code, words) => {
  const output = expect.stringContaining(words);
  expect(await run('orders', ...parameters)).toEqual({ code, output });
});

it('shows settings and changes them; the open shop shows it within a second', async () => {
  const before = await run('settings');
  expect(before.output).toContain('\nconsent=note ');
  const wanted = [
    'phone=+7 (000) 000-00-01',
    'telegram=https://t.me/drugaya',
    'home_categories=divany, kresla',
  ];
  expect(await runInTerminal('settings', ...wanted)).toEqual({
    code: 0,
    output: expect.stringMatching(
      /telegram=https:\/\/t\.me\/drugaya .*\nhome_categories=divany,kresla /su,
    ),
  });
  await vi.waitFor(async () => {
    const page = await (await fetch(shop.url)).text();
    expect(page).toContain('+7 (000) 000-00-01');
    expect(page).toContain('https://t.me/drugaya');
  }, WITHIN);
}, 120_000);

it('says what is wrong with settings, by their names, and changes nothing', async () => {
  const before = await run('settings');
  const wrong = ['phone=1', 'telegram=javascript:alert(1)', 'consent=maybe'];
  const { code, output } = await run('settings', 'address=Примерск', ...wrong);
  expect([code, output.trimEnd().split('\n').toSorted()]).toEqual([
    1,
    [
      'consent: Допустимые значения: note, checkbox',
      'phone: Введите телефон в формате +7XXXXXXXXXX',
      'telegram: Введите адрес канала, например https://t.me/kanal',
    ],
  ]);
  expect(await run('settings', 'home_categories=divany,nichts')).toEqual({
    code: 1,
    output: 'home_categories: категории «nichts» нет.\n',
  });
  expect((await run('settings', 'fone=1')).output).toContain('Настройки «fone» нет. Есть: tele');
  expect(await run('settings')).toEqual(before);
}, 120_000);

it('stores keys of a payment provider that the open shop can read, and never says the secret', async () => {
  const secret = 'test_secret-of-the-terminal';
  const given = [
    'payments',
    '--provider',
    'yookassa',
    '--shop-id',
    '100500',
    '--secret-from-stdin',
  ];
  const { ended, output } = startCommand(
    'src/commands/run.ts',
    given,
    { DATA_DIR: folder, PUBLIC_URL: shop.url },
    `${secret}\n`,
  );
  expect([await ended, output()]).toEqual([0, expect.stringContaining('shopId 100500')]);
  expect(output()).not.toContain(secret);
  const [url = ''] = /http:\S+\/callback\/payments\/yookassa\/\S+/.exec(output()) ?? [];
  // The shop answers notices of providers whose keys it can read, and at the address that the same key makes.
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(200);
  expect((await run('payments', '--provider', 'yookassa', '--remove')).code).toBe(0);
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(404);
}, 120_000);
