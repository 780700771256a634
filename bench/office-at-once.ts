// What thirty members of the staff feel of each other, and orders of them: npm run bench:office-at-once [-- --seconds 60]
// Each member does one writing action of the office a second, all on the same things, beside one order a second. Exit code 1: an answer of
// 5xx, an order that fails, or a 95th percentile above the target.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { apiPaths } from '#contracts/paths.ts';
import { connectDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import { SECOND } from '#platform/duration.ts';
import type { Closers } from '../src/closers.ts';
import { officeActions } from '../tests/support/office-actions.ts';
import { act, type Call, readKnown } from '../tests/support/office-at-work.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { comeAsGuest, orderEachSecond } from './guest.ts';
import { wholeNumber } from './load/options.ts';
import { addMember } from './office/add-member.ts';
import { runToTheEnd } from './run-to-the-end.ts';
import { printTimes, slowerThan, type Times } from './times.ts';

const MEMBERS = 30;
/** The 95th percentile of all actions, ms. */
const TARGET = 300;
/** One ends the session of its member, the other asks for an app with codes, which these members have not. */
const LEFT_OUT = ['DELETE /api/admin/session/', 'POST /api/admin/session/factor/'];

async function main(closers: Closers): Promise<boolean> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
  const seconds = wholeNumber('--seconds', values.seconds, 3600);
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-office-'));
  chmodSync(folder, 0o755);
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  const shop = await startShopProcess(folder, {
    RATE_LOGIN: '99999/1h',
    RATE_CALLBACK: '99999/1h',
  });
  closers.push(() => shop.end('SIGTERM'));
  const members = await addMembers(folder);
  const calls = members.map(({ cookie }) => callsOf(shop.url, cookie));
  const [first] = calls;
  const other = members.at(-1)?.id;
  if (!first || other === undefined) throw new Error('No members');
  const guest = await comeAsGuest(shop.url);
  closers.push(guest.leave);
  await fetch(shop.url + apiPaths.callbackRequest, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+70000000000' }),
  });
  while ((await listed(first)).length < 6) await guest.order();
  const known = await readKnown(first, { orders: await listed(first), other });

  const times: number[] = [];
  const failed: string[] = [];
  const signal = AbortSignal.timeout(seconds * SECOND);
  const endpoints = Object.keys(officeActions).filter((endpoint) => !LEFT_OUT.includes(endpoint));
  const work = async (call: Call, number: number) => {
    await pause((number / MEMBERS) * SECOND);
    for (let place = number; !signal.aborted; place += 1) {
      const endpoint = endpoints[place % endpoints.length] ?? '';
      const started = performance.now();
      const { statusCode } = await act(
        call,
        endpoint,
        officeActions[endpoint]?.(known, number) ?? {},
      );
      const ms = performance.now() - started;
      times.push(ms);
      if (statusCode >= 500) failed.push(`${statusCode} ${endpoint}`);
      await pause(Math.max(0, SECOND - ms));
    }
  };
  const [orders] = await Promise.all([
    orderEachSecond(guest, signal),
    ...calls.slice(0, MEMBERS).map(work),
  ]);
  const rows: Times[] = [
    { what: 'action of a member', times },
    { what: 'order (cart twice and order)', times: orders.map(({ ms }) => ms) },
  ];
  printTimes(`${MEMBERS} members at once, ${seconds} seconds`, rows);
  const wrong = [
    ...failed,
    ...orders.flatMap(({ status }) => (status === 201 ? [] : [`order: ${status}`])),
    ...rows.flatMap(slowerThan(TARGET)),
  ];
  for (const line of wrong) console.error(line);
  return wrong.length === 0;
}

/** The members, and one more, whom they change. */
async function addMembers(folder: string) {
  const database = await startEmbeddedDatabase({ folder, say: () => undefined, beside: true });
  const { pool, close } = connectDatabase(database.url, 1, console.error);
  const members = [];
  for (let number = 0; number <= MEMBERS; number += 1) {
    members.push(await addMember(pool, { email: `owner-${number}@example.ru`, role: 'owner' }));
  }
  await close();
  return members;
}

function callsOf(base: string, cookie: string): Call {
  return async (method, url, body, headers = {}) => {
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(base + url, {
      method,
      headers: {
        cookie,
        ...(body && !isBytes && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { statusCode: answer.status, json: () => JSON.parse(text) };
  };
}

async function listed(call: Call): Promise<string[]> {
  const { orders } = (await call('GET', '/api/admin/orders/?limit=6')).json();
  return orders.map(({ number }: { number: string }) => number);
}

await runToTheEnd(main, 60_000);
