import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { paymentsCommand } from '../../src/commands/payments.ts';
import type { ProviderName } from '../../src/contracts/payments.ts';
import { openDatabaseOf } from './database-of-folder.ts';
import { executeInProcess } from './execute-command.ts';
import { findMadeToOrder } from './made-to-order.ts';
import { openPaymentsEmulator } from './payments-emulator/emulator.ts';
import { copyFinishedShop } from './shop-folder.ts';
import { orderCart, postJson, pushCart } from './shop-orders.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

/** Files of the kind `faults` share no modules: each has a shop and a provider of its own. */
export let folder: string;
export let shop: ShopProcess;
export let emulator: Awaited<ReturnType<typeof openPaymentsEmulator>>;
let product: number;

/** Opens a shop that is killed in the middle of payments, for all tests of a file. */
export function openShopToKill(name: string): void {
  beforeAll(async () => {
    folder = copyFinishedShop(name);
    emulator = await openPaymentsEmulator({ now: new Date() });
    // What the shop finds out, it finds out by asking.
    emulator.misfortunes.losesNotices = true;
    await openAgain();
    product = await findMadeToOrder(shop.url);
  });
  afterAll(async () => {
    await shop.end('SIGTERM');
    await emulator.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Starts the shop on its folder. */
export async function openAgain(): Promise<void> {
  shop = await startShopProcess(folder, { YOOKASSA_URL: emulator.url, TBANK_URL: emulator.url });
}

async function killShop(): Promise<void> {
  const exited = once(shop.child, 'exit');
  shop.child.kill('SIGKILL');
  await exited;
}

/** Enters keys as the owner does, and leads customers to this provider. Answers where its notices go. */
export async function leadTo(name: ProviderName): Promise<string> {
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

export async function ask<Row extends pg.QueryResultRow>(query: string, values: unknown[]) {
  const database = await openDatabaseOf(folder);
  try {
    return (await database.query<Row>(query, values)).rows;
  } finally {
    await database.end();
  }
}

export interface Ordered {
  readonly number: string;
  /** The call of its page of payment. */
  readonly paying: string;
}

export async function place(): Promise<Ordered> {
  const { status, body } = await orderCart(shop.url, await pushCart(shop.url, product));
  expect(status).toBe(201);
  return { number: String(body.number), paying: `/api${body.order_url}/paying/` };
}

/** The answer of the shop; null where it is killed before. */
const call = (path: string, body: object = {}) => postJson(shop.url + path, body).catch(() => null);
export const pay = ({ paying }: Ordered) => call(paying, { part: 'rest' });
export const check = (payment: string) => call(`/api/payments/${payment}/check/`);

export async function begin(order: Ordered): Promise<{ payment: string; payUrl: string }> {
  const answer = await pay(order);
  expect(answer?.status, JSON.stringify(answer?.body)).toBe(200);
  return { payment: String(answer?.body.payment), payUrl: String(answer?.body.pay_url) };
}

/** Kills the shop, or another process, at one step of what `act` lets it do. */
export type KillAt = (order: Ordered, act: () => Promise<unknown>, kill?: Kill) => Promise<void>;
type Kill = () => unknown;

/** Where it waits for what a transaction of the test holds. */
export const behind =
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

/** Where the provider has heard of it and does nothing. */
export const whileSilent: KillAt = async (_order, act, kill = killShop) => {
  const heard = emulator.asked.length;
  emulator.misfortunes.isSilent = true;
  const acted = act();
  await expect.poll(() => emulator.asked.length).toBeGreaterThan(heard);
  await kill();
  emulator.misfortunes.isSilent = false;
  expect(await acted).toBeNull();
};

/** Where the provider has done it and has not answered. */
export const whileUnanswered: KillAt = async (_order, act, kill = killShop) => {
  emulator.misfortunes.keepsAnswers = 1;
  const acted = act();
  await expect.poll(() => emulator.misfortunes.keepsAnswers).toBe(0);
  await kill();
  expect(await acted).toBeNull();
};

export const onceAnswered: KillAt = async (_order, act) => {
  expect(await act()).toMatchObject({ status: 200 });
  await killShop();
};
