import { CONNECTIONS } from './measure-shop.ts';
import type { GroupResult, Memory, ShopResult, Warm } from './result.ts';
import { anewTargets, rateTargets, TARGET_VARIANTS } from './targets.ts';

/** Markdown tables, one for each shop. */
export const report = (results: readonly ShopResult[]): string => results.map(part).join('\n\n');

function part(result: ShopResult): string {
  const { variants, url, groups } = result;
  const title = variants === undefined ? url : `${count(variants)} variants`;
  const hasTargets = variants === TARGET_VARIANTS;
  const rows = groups.map(({ name, addresses, cold, warm, barePerSecond }) => [
    name,
    String(addresses),
    count(cold.perSecond),
    ms(cold.p50),
    ms(cold.p99),
    count(warm.perSecond),
    ...(hasTargets ? [targetOf(rateTargets, name)] : []),
    ms(warm.p50),
    ms(warm.p99),
    count(warm.bytes),
    cost(warm),
    `${count(barePerSecond)}, ${share(warm.perSecond / barePerSecond)}`,
  ]);
  const lines = [
    `### ${title}`,
    '',
    ...anewTable(result),
    'Kept answers:',
    '',
    row([
      '',
      'addresses',
      'cold, requests/s',
      'p50, ms',
      'p99, ms',
      'warm, requests/s',
      ...(hasTargets ? ['target'] : []),
      'p50, ms',
      'p99, ms',
      'bytes',
      'CPU s for 1,000 (PostgreSQL)',
      'bare Fastify, share of it',
    ]),
    row(Array.from({ length: hasTargets ? 12 : 11 }, () => '---')),
    ...rows.map(row),
  ];
  return [...lines, ...besides(result)].join('\n');
}

/** The answers that are made for each request. */
function anewTable({ variants, groups, barePostgres }: ShopResult): string[] {
  const hasTargets = variants === TARGET_VARIANTS;
  const made = groups.flatMap(({ anew, ...group }) => (anew ? [{ ...group, anew }] : []));
  if (made.length === 0 || barePostgres === undefined) return [];
  return [
    `Made anew, ${CONNECTIONS} connections; its bare PostgreSQL: ${count(barePostgres)} statements a second.`,
    '',
    row([
      '',
      'requests/s',
      ...(hasTargets ? ['target'] : []),
      'p50, ms',
      'p99, ms',
      'CPU ms a request (PostgreSQL)',
      'share of a bare Fastify',
    ]),
    row(Array.from({ length: hasTargets ? 7 : 6 }, () => '---')),
    ...made.map((group) => row(anewCells(group, hasTargets))),
    '',
  ];
}

const anewCells = (
  { name, anew, barePerSecond }: GroupResult & { readonly anew: Warm },
  hasTargets: boolean,
): string[] => [
  name,
  count(anew.perSecond),
  ...(hasTargets ? [targetOf(anewTargets, name)] : []),
  ms(anew.p50),
  ms(anew.p99),
  cost(anew),
  share(anew.perSecond / barePerSecond),
];

function besides({ orders, startSeconds, idle, loaded }: ShopResult): string[] {
  if (!orders || startSeconds === undefined || !idle || !loaded) return [];
  return [
    '',
    "Guests' orders, three calls each (cart, second line, order):",
    '',
    row(['guests at once', 'orders/s', 'p50, ms', 'p99, ms', 'CPU ms an order (PostgreSQL)']),
    row(Array.from({ length: 5 }, () => '---')),
    ...orders.map(({ orderers, warm }) =>
      row([String(orderers), count(warm.perSecond), ms(warm.p50), ms(warm.p99), cost(warm)]),
    ),
    '',
    `From start to first page: ${startSeconds.toFixed(1)} s. MB idle: ${memory(idle)}; peak under load: ${memory(loaded)}.`,
  ];
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const count = (value: number) =>
  value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const share = (value: number) => `${Math.round(100 * value)} %`;
const targetOf = (targets: Readonly<Record<string, number>>, name: string) =>
  targets[name] === undefined ? '' : count(targets[name]);
const memory = ({ shop, database }: Memory) =>
  `${shop.toFixed(0)} (PostgreSQL ${database.toFixed(0)})`;

const cost = ({ cpu, databaseCpu }: Warm): string => {
  if (cpu === undefined) return '';
  return `${cpu.toFixed(2)}${databaseCpu === undefined ? '' : ` (${databaseCpu.toFixed(2)})`}`;
};
