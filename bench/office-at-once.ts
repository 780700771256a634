// What thirty members of the staff feel of each other, and orders of them: npm run bench:office-at-once [-- --seconds 60]
// Each member does one writing action of the office a second, all on the same things, beside one order a second. Exit code 1: an answer of
// 5xx, an order that fails, or a 95th percentile above the target.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SECOND } from '#platform/duration.ts';
import type { Closers } from '../src/closers.ts';
import { officeActions } from '../tests/support/office-actions.ts';
import { act, type Call } from '../tests/support/office-at-work.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { comeAsGuest, orderEachSecond } from './guest.ts';
import { wholeNumber } from './load/options.ts';
import { callsOf } from './office/calls-of.ts';
import { openMembers, readFilled } from './office/open-members.ts';
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
  const members = await openMembers(folder, Array<'owner'>(MEMBERS + 1).fill('owner'));
  const calls = members.map(({ cookie }) => callsOf(shop.url, cookie));
  const [first] = calls;
  const other = members.at(-1)?.id;
  if (!first || other === undefined) throw new Error('No members');
  const guest = await comeAsGuest(shop.url);
  closers.push(guest.leave);
  const known = await readFilled(shop.url, { call: first, guest, other });

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

await runToTheEnd(main, 60_000);
