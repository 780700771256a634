import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isConnectionLost } from '#platform/database/connection-lost.ts';
import { sendCustomers } from '#tests/support/customers.ts';
import { findMadeToOrder } from '#tests/support/made-to-order.ts';
import { newCustomerForm } from '#tests/support/order-form.ts';
import { type Finding, isReady, until, withFolder, withShop } from './fault.ts';

/** Puts the shop on a small disk that is filled while customers order, and emptied again. */
export const diskFull = (): Promise<Finding[]> =>
  withFolder(async (folder) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs', folder], {
        stdio: 'pipe',
      });
    } catch {
      return [{ what: 'skipped', found: 'only root can mount a small disk' }];
    }
    try {
      return await withShop(folder, (shop) => fillAndEmpty(shop.url, folder));
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });

async function fillAndEmpty(url: string, folder: string): Promise<Finding[]> {
  const cachedUrl = `${url}/products/?category=divany`;
  const cachedPage = await (await fetch(cachedUrl)).text();
  const customers = sendCustomers(() => url, await findMadeToOrder(url), 4);
  await customers.served(8);
  const filler = join(folder, 'filler');
  fill(filler);
  const isRefusing = await until(() => customers.refusals() >= 20, 60);
  fill(`${filler}-2`);
  const page = await fetch(cachedUrl);
  const isCached = page.status === 200 && (await page.text()) === cachedPage;
  const list = await fetch(`${url}/api/products/?category=divany&min_price=1`);
  const model = await fetch(`${url}/models/person.glb`).catch(() => null);
  await model?.arrayBuffer();
  const isDown = await fillWal(folder);
  const duringCrash = await fetch(cachedUrl);

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
    {
      what: 'orders answered with 503 and Retry-After',
      found: customers.refusals(),
      ok: isRefusing,
    },
    { what: 'status of a cached page', found: page.status, ok: isCached },
    { what: 'status of a list that is not cached', found: list.status, ok: list.ok },
    {
      what: 'status of a model that cannot be stored',
      found: model?.status ?? 'no response',
      ok: model?.ok === true,
    },
    {
      what: 'PostgreSQL shuts down when the WAL does not fit',
      found: isDown ? 'yes' : 'no',
      ok: isDown,
    },
    { what: 'status of the cached page then', found: duringCrash.status, ok: duringCrash.ok },
    { what: 's until ready after the disk is emptied', found: seconds, ok: isBack },
    { what: 'orders confirmed', found: numbers.size, ok: numbers.size === confirmed.size },
    { what: 'of them lost', found: lost, ok: lost === 0 },
    { what: 'letters, two for each order', found: letters().length, ok: areSent },
  ];
}

/** Writes to the WAL until the disk has no room for another segment. True: PostgreSQL then shut down. */
async function fillWal(folder: string): Promise<boolean> {
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
  const client = new pg.Client(`postgresql://postgres:${password}@127.0.0.1:${port}/gornitsa`);
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let megabyte = 0; megabyte < 200; megabyte += 1) {
      await client.query(`SELECT pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`);
    }
    return false;
  } catch (error) {
    return isConnectionLost(error);
  } finally {
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

/** True if a repeated request for the cart returns the confirmed order. */
async function sameNumber(url: string, uuid: string, number: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/orders/order-create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newCustomerForm(uuid)),
  });
  return answer.status === 200 && ((await answer.json()) as { number: string }).number === number;
}
