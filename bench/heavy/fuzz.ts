// Valid, mutated and hostile requests to every operation of docs/openapi.json, and to every endpoint of the office by each role and by strangers:
// npm run bench:fuzz [-- --requests 21000 --office 21000 --seed 1]
// npm run bench:fuzz -- readers [--files 20000 --seed 1]: files of goods whose meaning is known, written in many ways or damaged.
// The same seed makes the same requests. Exit code 1: an answer of 5xx, a connection that breaks, or a stranger who is let in.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { parseArgs } from 'node:util';
import { roles } from '#contracts/admin/staff/permissions.ts';
import { startShopProcess } from '#tests/support/shop-process.ts';
import type { Closers } from '../../src/server/closers.ts';
import { type Random, seededRandom } from '../generated-shop.ts';
import { comeAsGuest } from '../guest.ts';
import { wholeNumber } from '../load/options.ts';
import { callsOf } from '../office/calls-of.ts';
import { openMembers, readFilled } from '../office/open-members.ts';
import { runToTheEnd } from '../run-to-the-end.ts';
import { withFolder } from './faults/fault.ts';
import { type Customer, customerOf } from './fuzz/customer.ts';
import { type OfficeOperation, officeOperations } from './fuzz/office-operations.ts';
import { readOperations } from './fuzz/operations.ts';
import { fuzzReaders } from './fuzz/readers.ts';
import { type FuzzRequest, type Manner, requestFor } from './fuzz/requests.ts';
import { requestOfStaff } from './fuzz/requests-of-staff.ts';
import type { KnownValues } from './fuzz/values.ts';

const AT_ONCE = 4;
const manners: readonly Manner[] = ['valid', 'mutated', 'hostile'];

const unlimited = Object.fromEntries(
  [
    ...['ORDER', 'CART', 'TELEMETRY', 'CALLBACK', 'LOGIN', 'REGISTRATION', 'LINK', 'REFRESH'],
    ...['PASSWORD_CHANGE', 'EMAIL_CHANGE', 'RESET', 'ORDER_FIND', 'SEARCH'],
  ].map((action) => [`RATE_${action}`, '999999/1h']),
);

async function main(closers: Closers): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      files: { type: 'string', default: '20000' },
      requests: { type: 'string', default: '21000' },
      office: { type: 'string', default: '21000' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (positionals[0] === 'readers') {
    return fuzzReaders({
      files: wholeNumber('--files', values.files, 10_000_000),
      seed: wholeNumber('--seed', values.seed, 2 ** 31),
      closers,
    });
  }
  const count = wholeNumber('--requests', values.requests, 10_000_000);
  const random = seededRandom(wholeNumber('--seed', values.seed, 2 ** 31));
  const ofOffice = wholeNumber('--office', values.office, 10_000_000);
  return withFolder(async (folder) => {
    const shop = await startShopProcess(folder, unlimited);
    closers.push(async () => shop.child.exitCode === null && shop.end('SIGTERM'));
    const customer = await customerOf(shop.url);
    const [owner, manager, content, warehouse, other] = await openMembers(folder, [
      ...roles,
      'content',
    ]);
    const guest = await comeAsGuest(shop.url);
    closers.push(guest.leave);
    const known = await readFilled(shop.url, {
      call: callsOf(shop.url, owner?.cookie ?? ''),
      guest,
      other: other?.id ?? 0,
    });
    const cookies = Object.fromEntries(
      [owner, manager, content, warehouse].map((member, place) => [
        roles[place],
        member?.cookie ?? '',
      ]),
    );
    const operations = await officeOperations({ ...cookies, '': '' }, known);
    const faults = [
      ...(await send(shop.url, publicRequests(count, customer, random))),
      ...(await send(
        shop.url,
        officeRequests(ofOffice, operations, { known: customer.known, random }),
      )),
    ];
    for (const fault of faults.slice(0, 30)) console.log(`WRONG: ${fault}`);
    console.log(
      `${count} requests of customers, ${ofOffice} to the office by ${operations.length} endpoints and roles, ${faults.length} faults`,
    );
    await shop.end('SIGTERM');
    return faults.length === 0;
  });
}

/** Sends requests, some at once, and answers what is wrong with their answers. */
async function send(url: string, requests: Generator<Sent>): Promise<string[]> {
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { manner, isStranger, request } of requests) {
        const status = await statusOf(url, request, agent);
        const key = `${manner} ${String(status).slice(0, 1)}xx`;
        statuses.set(key, (statuses.get(key) ?? 0) + 1);
        const isIn = isStranger && typeof status === 'number' && status < 300;
        if (typeof status === 'string' || status >= 500 || isIn)
          faults.push(describe(status, request));
      }
    }),
  );
  agent.destroy();
  console.table(Object.fromEntries([...statuses].toSorted()));
  return faults;
}

interface Sent {
  readonly manner: Manner;
  /** Without a session. */
  readonly isStranger: boolean;
  readonly request: FuzzRequest;
}

/** Requests for all operations of the public API in turn. */
function* publicRequests(
  count: number,
  { known, access }: Customer,
  random: Random,
): Generator<Sent> {
  for (const [operation, manner] of inTurn(readOperations(), count)) {
    const request = requestFor(operation, manner, { known, access, random });
    yield { manner, isStranger: false, request };
  }
}

/** Requests for all endpoints of the office in turn. */
function* officeRequests(
  count: number,
  operations: readonly OfficeOperation[],
  { known, random }: { known: KnownValues; random: Random },
): Generator<Sent> {
  for (const [operation, manner] of inTurn(operations, count)) {
    const request = requestOfStaff(operation, manner, { known, random });
    yield { manner, isStranger: operation.access !== 'anyone' && operation.role === '', request };
  }
}

function* inTurn<One>(operations: readonly One[], count: number) {
  for (let index = 0; index < count; index += 1) {
    const operation = operations[index % operations.length];
    const manner = manners[Math.floor(index / operations.length) % manners.length] ?? 'valid';
    if (operation) yield [operation, manner] as const;
  }
}

/** The status of the answer, or the code of the failure. */
async function statusOf(
  url: string,
  { method, path, headers, body }: FuzzRequest,
  agent: Agent,
): Promise<number | string> {
  try {
    const sent = request(url + path, {
      method,
      headers,
      agent,
      signal: AbortSignal.timeout(30_000),
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode ?? 0;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const describe = (status: number | string, { method, path, body = '' }: FuzzRequest) =>
  `${status} ${method} ${path.slice(0, 300)} ${String(body).slice(0, 300)}`;

await runToTheEnd(main, 60_000);
