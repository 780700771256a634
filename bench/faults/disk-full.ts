import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { sendCustomers } from '../../tests/support/customers.ts';
import { findMadeToOrder } from '../../tests/support/made-to-order.ts';
import { orderForm } from '../../tests/support/order-form.ts';
import { type Finding, isReady, until, withFolder, withShop } from './fault.ts';

/** A disk of its own for the shop's folder, which is filled while people order, and emptied again. */
export const diskFull = (): Promise<Finding[]> =>
  withFolder(async (folder) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs', folder], {
        stdio: 'pipe',
      });
    } catch {
      return [{ what: 'skipped', found: 'a small disk can only be made by root' }];
    }
    try {
      return await withShop(folder, (shop) => fillAndEmpty(shop.url, folder));
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });

async function fillAndEmpty(url: string, folder: string): Promise<Finding[]> {
  const keptUrl = `${url}/products/?category=divany`;
  const kept = await (await fetch(keptUrl)).text();
  const customers = sendCustomers(() => url, await findMadeToOrder(url), 4);
  await customers.served(8);
  const filler = join(folder, 'filler');
  fill(filler);
  const isRefusing = await until(() => customers.refusals() >= 20, 60);
  fill(`${filler}-2`);
  const page = await fetch(keptUrl);
  const isKept = page.status === 200 && (await page.text()) === kept;
  const list = await fetch(`${url}/api/products/?category=divany&min_price=1`);
  const model = await fetch(`${url}/models/person.glb`).catch(() => null);
  await model?.arrayBuffer();
  await stopByLog(folder);
  const isGone = await until(async () => !(await isReady(url)()), 20);
  const duringCrash = await fetch(keptUrl);

  for (const name of readdirSync(folder).filter((name) => name.startsWith('filler'))) {
    rmSync(join(folder, name));
  }
  const emptied = performance.now();
  const isBack = await until(isReady(url), 60);
  const seconds = ((performance.now() - emptied) / 1000).toFixed(1);
  await customers.served(8);
  await customers.close();
  const { confirmed } = customers;
  const numbers = new Set(confirmed.values());
  const again = [...confirmed].map(([uuid, number]) => sameNumber(url, uuid, number));
  const lost = (await Promise.all(again)).filter((same) => !same).length;
  const letters = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.eml'),
    );
  const areSent = await until(() => letters().length === 2 * numbers.size, 60);
  return [
    { what: 'orders hear 503 and when to come again', found: customers.refusals(), ok: isRefusing },
    { what: 'a kept page is given', found: page.status, ok: isKept },
    { what: 'a list that has to be read', found: list.status, ok: list.ok },
    {
      what: 'a model that cannot be kept',
      found: model?.status ?? 'cut off',
      ok: model?.ok === true,
    },
    { what: 'no room for its log: PostgreSQL ends', found: isGone ? 'yes' : 'no', ok: isGone },
    { what: 'the kept page then', found: duringCrash.status, ok: duringCrash.ok },
    { what: 's until it serves when there is room', found: seconds, ok: isBack },
    { what: 'orders confirmed', found: numbers.size, ok: numbers.size === confirmed.size },
    { what: 'of them lost', found: lost, ok: lost === 0 },
    { what: 'letters, two an order', found: letters().length, ok: areSent },
  ];
}

/** Writes to the log until there is no room for another piece of it, at which PostgreSQL gives up. */
async function stopByLog(folder: string): Promise<void> {
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
  const client = new pg.Client(`postgresql://postgres:${password}@127.0.0.1:${port}/gornitsa`);
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let megabyte = 0; megabyte < 200; megabyte += 1) {
      await client.query(`SELECT pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`);
    }
  } catch {
    await client.end().catch(() => undefined);
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [1024 * 1024, 4096]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

/** Whoever sends the same cart once more hears of the order that was confirmed. */
async function sameNumber(url: string, uuid: string, number: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/orders/order-create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderForm(uuid)),
  });
  return answer.status === 200 && ((await answer.json()) as { number: string }).number === number;
}
