import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { MINUTE } from '../time/duration.ts';
import { createSecurityLog } from './security-log.ts';

const KEY = new Uint8Array(32).fill(7);
const ANNA = 'anna@example.ru';

/** The lines of requests that record these events, in a log that has errors only. */
async function linesOf(...accounts: string[]) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = fastify({ logger: { level: 'error', stream } });
  const security = createSecurityLog(KEY);
  app.get('/:account', async (request) => {
    const { account } = request.params as { account: string };
    security.record(request, { event: 'sign_in_failed', account });
    security.record(request, { event: 'signed_in', account });
    return request.id;
  });
  const ids = [];
  for (const account of accounts) ids.push((await app.inject({ url: `/${account}` })).body);
  await app.close();
  return { lines, ids, counts: security.counts };
}

it('writes lines at every level, with the request id and a digest of the account', async () => {
  const { lines, ids, counts } = await linesOf(ANNA, ANNA.toUpperCase(), 'boris@example.ru');
  const [failed, signedIn, again, , boris] = lines;
  expect(failed).toMatchObject({
    level: 40,
    reqId: ids[0],
    msg: 'security',
    security: 'sign_in_failed',
    account: expect.stringMatching(/^[\da-f]{16}$/),
  });
  expect(signedIn).toMatchObject({ level: 30, reqId: ids[0], security: 'signed_in' });
  expect([signedIn?.account, again?.account]).toEqual([failed?.account, failed?.account]);
  expect(boris?.account).not.toBe(failed?.account);
  expect(JSON.stringify(lines)).not.toMatch(/anna|boris/i);
  expect([counts.get('sign_in_failed'), counts.get('token_reused')]).toEqual([3, 0]);
});

it('writes sixty lines of one event a minute, counts all, and then says how many had no room', async () => {
  const lines: { security: string; unlogged?: number }[] = [];
  let now = 0;
  const security = createSecurityLog(KEY, () => now);
  const write = (line: { security: string }) => lines.push(line);
  const log = { child: () => log, info: write, warn: write };
  const record = (event: 'sign_in_failed' | 'change_reverted') =>
    security.record({ log: log as never }, { event, account: ANNA });
  for (const _again of Array(100)) record('sign_in_failed');
  record('change_reverted');
  expect(lines.map((line) => line.security)).toEqual([
    ...Array(60).fill('sign_in_failed'),
    'change_reverted',
  ]);
  expect(security.counts.get('sign_in_failed')).toBe(100);

  now = MINUTE;
  record('sign_in_failed');
  record('sign_in_failed');
  expect(lines.slice(61).map((line) => line.unlogged)).toEqual([40, undefined]);
});
