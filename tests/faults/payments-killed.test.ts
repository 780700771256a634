import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentsCommand } from '../../src/commands/payments.ts';
import type { ProviderName } from '../../src/contracts/payments.ts';
import { startCommand } from '../support/command.ts';
import { openDatabaseOf } from '../support/database-of-folder.ts';
import { executeInProcess } from '../support/execute-command.ts';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { openPaymentsEmulator } from '../support/payments-emulator/emulator.ts';
import { copyFinishedShop } from '../support/shop-folder.ts';
import { orderCart, postJson, pushCart } from '../support/shop-orders.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

let folder: string;
let shop: ShopProcess;
let emulator: Awaited<ReturnType<typeof openPaymentsEmulator>>;
let product: number;

beforeAll(async () => {
  folder = copyFinishedShop('payments-killed');
  emulator = await openPaymentsEmulator({ now: new Date() });
  // What the shop finds out, it finds out by asking.
  emulator.misfortunes.losesNotices = true;
  shop = await open();
  product = await findMadeToOrder(shop.url);
});
afterAll(async () => {
  await shop.end('SIGTERM');
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = () =>
  startShopProcess(folder, { YOOKASSA_URL: emulator.url, TBANK_URL: emulator.url });

async function killShop(): Promise<void> {
  const exited = once(shop.child, 'exit');
  shop.child.kill('SIGKILL');
  await exited;
}

/** Enters keys as the owner does, and leads customers to this provider. Answers where its notices go. */
async function leadTo(name: ProviderName): Promise<string> {
  const { shop: account, terminal } = emulator;
  const [of, secret] =
    name === 'yookassa'
      ? [['--shop-id', account.shopId], account.secretKey]
      : [['--terminal-key', terminal.terminalKey], terminal.password];
  const entered = ['--provider', name, ...of, '--secret-from-stdin', '--test', '--on'];
  const env = { DATA_DIR: folder };
  const { code, said } = await executeInProcess(paymentsCommand, entered, env, undefined, secret);
  expect(code).toBe(0);
  return new RegExp(`/callback/payments/${name}/[\\w-]+/`).exec(said.join('\n'))?.[0] ?? '';
}

async function ask<Row extends pg.QueryResultRow>(query: string, values: unknown[]) {
  const database = await openDatabaseOf(folder);
  try {
    return (await database.query<Row>(query, values)).rows;
  } finally {
    await database.end();
  }
}

interface Ordered {
  readonly number: string;
  /** The call of its page of payment. */
  readonly paying: string;
}

async function place(): Promise<Ordered> {
  const { status, body } = await orderCart(shop.url, await pushCart(shop.url, product));
  expect(status).toBe(201);
  return { number: String(body.number), paying: `/api${body.order_url}/paying/` };
}

/** The answer of the shop; null where it is killed before. */
const call = (path: string, body: object = {}) => postJson(shop.url + path, body).catch(() => null);
const pay = ({ paying }: Ordered) => call(paying, { part: 'rest' });
const check = (payment: string) => call(`/api/payments/${payment}/check/`);

async function begin(order: Ordered): Promise<{ payment: string; payUrl: string }> {
  const answer = await pay(order);
  expect(answer?.status, JSON.stringify(answer?.body)).toBe(200);
  return { payment: String(answer?.body.payment), payUrl: String(answer?.body.pay_url) };
}

/** Kills the shop, or another process, at one step of what `act` lets it do. */
type KillAt = (order: Ordered, act: () => Promise<unknown>, kill?: Kill) => Promise<void>;
type Kill = () => unknown;

/** Where it waits for what a transaction of the test holds. */
const behind =
  (lock: string): KillAt =>
  async ({ number }, act) => {
    const holder = await openDatabaseOf(folder);
    try {
      await holder.query('BEGIN');
      await holder.query(lock.replace('$1', `'${number}'`));
      const acted = act();
      const waits =
        'SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))';
      await expect.poll(async () => (await holder.query(waits)).rowCount).toBe(1);
      await killShop();
      expect(await acted).toBeNull();
    } finally {
      await holder.end();
    }
  };

const ORDER = 'SELECT FROM orders WHERE number = $1 FOR UPDATE';
const whole = (table: string) => `LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`;

/** Where the provider has heard of it and does nothing. */
const whileSilent: KillAt = async (_order, act, kill = killShop) => {
  const heard = emulator.asked.length;
  emulator.misfortunes.isSilent = true;
  const acted = act();
  await expect.poll(() => emulator.asked.length).toBeGreaterThan(heard);
  await kill();
  emulator.misfortunes.isSilent = false;
  expect(await acted).toBeNull();
};

/** Where the provider has done it and has not answered. */
const whileUnanswered: KillAt = async (_order, act, kill = killShop) => {
  emulator.misfortunes.keepsAnswers = 1;
  const acted = act();
  await expect.poll(() => emulator.misfortunes.keepsAnswers).toBe(0);
  await kill();
  expect(await acted).toBeNull();
};

const onceAnswered: KillAt = async (_order, act) => {
  expect(await act()).toMatchObject({ status: 200 });
  await killShop();
};

const ofOrder = 'JOIN orders ON orders.id = order_id WHERE number = $1';

/** The order is paid once, by its whole sum, whoever is asked. */
async function expectPaidOnce({ number }: Ordered): Promise<void> {
  const [order] = await ask<{ payable: number }>(
    `SELECT payment_status, charged_kopecks::int AS charged, refunded_kopecks::int AS refunded, total_kopecks::int AS payable
    FROM orders WHERE number = $1`,
    [number],
  );
  const payable = order?.payable;
  expect(payable).toBeGreaterThan(0);
  expect(order).toEqual({ payment_status: 'paid', charged: payable, refunded: 0, payable });
  const events = await ask(
    `SELECT amount_kopecks::int AS amount FROM payment_events ${ofOrder} AND kind = 'charge' AND result = 'succeeded'`,
    [number],
  );
  expect(events).toEqual([{ amount: payable }]);
  const kept = await ask(
    `SELECT amount_kopecks::int AS amount FROM payments ${ofOrder} AND state = 'succeeded'`,
    [number],
  );
  expect(kept).toEqual([{ amount: payable }]);
  const paid = emulator.payments.filter(
    ({ description, stage }) => description.includes(number) && stage === 'paid',
  );
  expect(paid.map(({ amount }) => amount)).toEqual([payable]);
  const told = await ask(
    `SELECT FROM order_events told ${ofOrder} AND told.payment_status = 'paid'`,
    [number],
  );
  expect(told).toHaveLength(1);
}

describe.each(['yookassa', 'tbank'] as const)('a payment by %s', (name) => {
  let notices: string;
  beforeAll(async () => {
    notices = await leadTo(name);
  });

  it.each<[string, KillAt]>([
    ['before its key is stored', behind(ORDER)],
    ['before the provider does it', whileSilent],
    ['before the provider answers', whileUnanswered],
    ['before the answer is written', behind(whole('payment_events'))],
    ['before the customer has gone to pay', onceAnswered],
  ])('is one, where the shop is killed %s', async (_step, killAt) => {
    const order = await place();
    await killAt(order, () => pay(order));
    shop = await open();
    const { payment, payUrl } = await begin(order);
    await emulator.press(payUrl, 'pay');
    expect(await check(payment)).toMatchObject({ body: { state: 'paid' } });
    await expectPaidOnce(order);
  });

  it.each<[string, KillAt]>([
    ['before the provider tells of it', whileSilent],
    ['before the event is written', behind(ORDER)],
    ['once the event is written, before the order follows', behind(whole('order_events'))],
    ['once all is written', onceAnswered],
  ])('that is made counts once, where the shop is killed %s', async (_step, killAt) => {
    const order = await place();
    const { payment, payUrl } = await begin(order);
    await emulator.press(payUrl, 'pay');
    await killAt(order, () => check(payment));
    shop = await open();
    expect(await check(payment)).toMatchObject({ body: { state: 'paid' } });
    await expectPaidOnce(order);
  });

  it('of which a notice has told counts after a kill without the customer', async () => {
    const order = await place();
    const { payment, payUrl } = await begin(order);
    await emulator.press(payUrl, 'pay');
    await whileSilent(order, async () => {
      const notice = emulator.notices.sent.findLast(({ body }) => body.includes(payment));
      const headers = { 'content-type': 'application/json' };
      const body = notice?.body ?? '';
      const taken = await fetch(shop.url + notices, { method: 'POST', headers, body });
      expect(taken.status).toBe(200);
      return null;
    });
    shop = await open();
    const status = async () =>
      (await ask('SELECT payment_status AS is FROM orders WHERE number = $1', [order.number]))[0];
    await expect.poll(status, { timeout: 90_000, interval: 500 }).toEqual({ is: 'paid' });
    await expectPaidOnce(order);
  }, 120_000);
});

/** Asks for a part of a payment back, in a process of its own. */
function askBack(payment: string) {
  const env = { DATA_DIR: folder, YOOKASSA_URL: emulator.url, TBANK_URL: emulator.url };
  return startCommand(REFUND_PROCESS, [payment, String(BACK)], env);
}

const REFUND_PROCESS = fileURLToPath(new URL('../support/ask-refund.ts', import.meta.url));
const BACK = 1_000_29;

describe('a refund', () => {
  it.each<[string, KillAt]>([
    ['before the provider does it', whileSilent],
    ['before the provider answers', whileUnanswered],
  ])(
    'is made once, where the process that asks for it is killed %s',
    async (_step, killAt) => {
      const orders: Ordered[] = [];
      for (const name of ['yookassa', 'tbank'] as const) {
        await leadTo(name);
        const order = await place();
        orders.push(order);
        const { payment, payUrl } = await begin(order);
        await emulator.press(payUrl, 'pay');
        await check(payment);
        let asking: ReturnType<typeof askBack> | undefined;
        const act = () => {
          asking = askBack(payment);
          return asking.ended;
        };
        await killAt(order, act, () => asking?.child.kill('SIGKILL'));
      }
      const numbers = orders.map(({ number }) => number);
      // It was asked about a while ago.
      await ask(`UPDATE refunds SET asked_at = asked_at - interval '1 hour'`, []);
      const states = async () =>
        (
          await ask<{ state: string; refunded: number }>(
            `SELECT state, refunded_kopecks::int AS refunded FROM orders JOIN refunds ON order_id = orders.id WHERE number = ANY($1)`,
            [numbers],
          )
        ).map(({ state, refunded }) => [state, refunded]);
      await expect
        .poll(states, { timeout: 100_000, interval: 500 })
        .toEqual(orders.map(() => ['succeeded', BACK]));
      for (const number of numbers) {
        const kept = emulator.payments.filter(({ description }) => description.includes(number));
        expect(kept.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([BACK]);
      }
    },
    240_000,
  );
});
