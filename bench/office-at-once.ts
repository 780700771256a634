// What thirty members of the staff feel of each other, and orders of them: npm run bench:office-at-once [-- --seconds 60]
// Each member does one writing action of the office a second, all on the same things, beside one order a second. Exit code 1: an answer of
// 5xx, an order that fails, or a 95th percentile above the target.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SECOND } from '#platform/time/duration.ts';
import type { Closers } from '../src/server/closers.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { comeAsGuest, orderEachSecond } from './guest.ts';
import { wholeNumber } from './load/options.ts';
import { actInTurn } from './office/act-in-turn.ts';
import { callsOf } from './office/calls-of.ts';
import { openMembers, readFilled } from './office/open-members.ts';
import { runToTheEnd } from './run-to-the-end.ts';
import { printTimes, slowerThan, type Times } from './times.ts';

const MEMBERS = 30;
/** The 95th percentile of all actions, ms. */
const TARGET = 300;
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

  const signal = AbortSignal.timeout(seconds * SECOND);
  const [orders, done] = await Promise.all([
    orderEachSecond(guest, signal),
    actInTurn(calls.slice(0, MEMBERS), known, signal),
  ]);
  const rows: Times[] = [
    { what: 'action of a member', times: done.map(({ ms }) => ms) },
    { what: 'order (cart twice and order)', times: orders.map(({ ms }) => ms) },
  ];
  printTimes(`${MEMBERS} members at once, ${seconds} seconds`, rows);
  const wrong = [
    ...done.flatMap(({ status, endpoint }) => (status >= 500 ? [`${status} ${endpoint}`] : [])),
    ...orders.flatMap(({ status }) => (status === 201 ? [] : [`order: ${status}`])),
    ...rows.flatMap(slowerThan(TARGET)),
  ];
  for (const line of wrong) console.error(line);
  return wrong.length === 0;
}

await runToTheEnd(main, 60_000);
