// Response times of the office over many orders, ten connections at once: npm run bench:office [-- 100000]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ordersCalls } from '#contracts/admin/orders/calls.ts';
import { todayCalls } from '#contracts/admin/work/calls.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { generateInto } from './generate-into.ts';
import { askedAs, CONNECTIONS } from './office/asked-as.ts';
import { fillWithOrders } from './office/fill.ts';
import { measureCustomers } from './office/measure-customers.ts';
import { printTimes, slowerThan } from './times.ts';

const VARIANTS = 3000;
/** The 95th percentile may be so long, ms. */
const MOST = { list: 100, card: 50 };

interface Row {
  readonly number: string;
  readonly customer_name: string;
  readonly phone_number: string;
}

const orders = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-office-'));
chmodSync(folder, 0o755);
try {
  await generateInto(folder, VARIANTS);
  const cookie = await fillWithOrders(folder, orders);
  const shop = await startShopProcess(folder);
  try {
    await measure(shop.url, cookie);
  } finally {
    await shop.end('SIGTERM');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(base: string, cookie: string): Promise<void> {
  const { get, timed } = askedAs(base, cookie);
  const list = (query: Record<string, string>) =>
    `${ordersCalls.list.url}?${new URLSearchParams(query)}`;
  const pages = await Promise.all(
    ['2026-01-01', '2026-04-01', '2026-09-01'].map((to) => get(list({ to, limit: '100' }))),
  );
  const known = pages.flatMap((page) => (page as { orders: Row[] }).orders);
  const some = (await get(list({ limit: '100' }))) as { orders: Row[] };
  const rows = [...some.orders, ...known];
  const searched = (of: (row: Row) => string) => rows.map((row) => list({ text: of(row) }));
  const lists = [
    await timed('list, the latest', [list({})]),
    await timed('list, one status', [list({ status: 'confirmed' }), list({ status: 'delivered' })]),
    await timed('list, two filters', [list({ status: 'delivered', delivery: 'pickup' })]),
    await timed('list, a tag', [list({ tag: 'метка 5' })]),
    await timed('list, what is due', [list({ due: 'delivery' }), list({ due: 'production' })]),
    await timed(
      'by number',
      searched(({ number }) => number),
    ),
    await timed(
      'by four digits of a phone',
      searched(({ phone_number: phone }) => phone.slice(-4)),
    ),
    await timed(
      'by name',
      searched(({ customer_name: name }) => name),
    ),
    await timed('by a word of many', [list({ text: 'улица5' }), list({ text: 'имя7' })]),
    await timed('by e-mail', [list({ text: 'guest-77@example.ru' })]),
    await timed('«Сегодня»', [todayCalls.get.url]),
  ];
  const cards = [
    await timed(
      'card',
      rows.map(({ number }) => ordersCalls.get.url.replace(':number', number)),
    ),
  ];
  const people = await measureCustomers(askedAs(base, cookie));
  printTimes(`${orders} orders, ${CONNECTIONS} connections`, [...lists, ...people, ...cards]);
  const faults = [
    ...[...lists, ...people].flatMap(slowerThan(MOST.list)),
    ...cards.flatMap(slowerThan(MOST.card)),
  ];
  console.log(faults.join('\n') || 'All are within their budgets.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
