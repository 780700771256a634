// Valid, mutated and hostile requests to every operation of docs/openapi.json: npm run bench:fuzz [-- --requests 21000 --seed 1]
// The same seed makes the same requests. Exit code 1: an answer of 5xx, or a connection that breaks.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { parseArgs } from 'node:util';
import type { ProductPage } from '#contracts/catalog.ts';
import { apiPaths, authPaths } from '#contracts/paths.ts';
import type { Closers } from '../src/closers.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { withFolder } from './faults/fault.ts';
import { readOperations } from './fuzz/operations.ts';
import { type Access, type FuzzRequest, type Manner, requestFor } from './fuzz/requests.ts';
import { type KnownValues, pick } from './fuzz/values.ts';
import { type Random, seededRandom } from './generated-shop.ts';
import { wholeNumber } from './load/options.ts';
import { runToTheEnd } from './run-to-the-end.ts';

const AT_ONCE = 4;
const PASSWORD = 'Тихая гавань 42';
const manners: readonly Manner[] = ['valid', 'mutated', 'hostile'];

const unlimited = Object.fromEntries(
  [
    ...['ORDER', 'CART', 'TELEMETRY', 'CALLBACK', 'LOGIN', 'REGISTRATION', 'LINK', 'REFRESH'],
    ...['PASSWORD_CHANGE', 'EMAIL_CHANGE', 'RESET'],
  ].map((action) => [`RATE_${action}`, '999999/1h']),
);

async function main(closers: Closers): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '21000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const count = wholeNumber('--requests', values.requests, 10_000_000);
  const random = seededRandom(wholeNumber('--seed', values.seed, 2 ** 31));
  return withFolder(async (folder) => {
    const shop = await startShopProcess(folder, unlimited);
    closers.push(async () => shop.child.exitCode === null && shop.end('SIGTERM'));
    const statuses = new Map<string, number>();
    const faults: string[] = [];
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const next = requests(count, await customerOf(shop.url), random);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [manner, sent] of next) {
          const status = await statusOf(shop.url, sent, agent);
          const key = `${manner} ${String(status).slice(0, 1)}xx`;
          statuses.set(key, (statuses.get(key) ?? 0) + 1);
          if (typeof status === 'string' || status >= 500) faults.push(describe(status, sent));
        }
      }),
    );
    agent.destroy();
    console.table(Object.fromEntries([...statuses].toSorted()));
    for (const fault of faults.slice(0, 20)) console.log(`WRONG: ${fault}`);
    console.log(`${count} requests, ${faults.length} answers of 5xx or broken connections`);
    await shop.end('SIGTERM');
    return faults.length === 0;
  });
}

/** Requests for all operations in turn. */
function* requests(count: number, { known, access }: Customer, random: Random) {
  const operations = readOperations();
  for (let index = 0; index < count; index += 1) {
    const operation = operations[index % operations.length];
    const manner = manners[Math.floor(index / operations.length) % manners.length] ?? 'valid';
    if (operation)
      yield [manner, requestFor(operation, manner, { known, access, random })] as const;
  }
}

interface Customer {
  readonly known: KnownValues;
  readonly access: Access;
}

/** Registers two customers and makes a cart, and collects values that the shop knows. */
async function customerOf(url: string): Promise<Customer> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const { results } = (await (await fetch(`${url}${apiPaths.products}`)).json()) as ProductPage;
  const product = results[0];
  const register = (email: string) =>
    post(authPaths.registration, { email, password1: PASSWORD, password2: PASSWORD });
  const [kept, spent] = [await register('kept@example.ru'), await register('spent@example.ru')];
  const cart = await post(apiPaths.cart, { cart_items: [{ product: product?.id }] });
  const variant = product?.variants[0]?.id;
  const values: Record<string, readonly unknown[]> = {
    product: [product?.id],
    variant: [variant, null],
    product_variant_id: [variant],
    cart_uuid: [cart.cart_uuid],
    cartUuid: [cart.cart_uuid],
    slug: ['divany', 'kresla', product?.slug],
    idOrSlug: [product?.id, product?.slug],
    category: ['divany', 'kresla'],
    search: ['диван', 'белый стол 200', 'divan'],
    page: [1, 2],
    id: [1, 2, 3],
    email: Array.from({ length: 200 }, (_, number) => `buyer${number}@example.ru`),
    password: [PASSWORD],
    password1: [PASSWORD],
    password2: [PASSWORD],
    new_password1: [PASSWORD],
    new_password2: [PASSWORD],
    refresh: [spent.refresh_token],
    phone: ['+7 (000) 000-00-00'],
    phone_number: ['+7 (000) 000-00-00'],
  };
  const known: KnownValues = (name, random) =>
    Object.hasOwn(values, name) ? pick(values[name] ?? [], random) : undefined;
  return { known, access: { kept: String(kept.access_token), spent: String(spent.access_token) } };
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
  `${status} ${method} ${path.slice(0, 300)} ${body.slice(0, 300)}`;

await runToTheEnd(main, 60_000);
