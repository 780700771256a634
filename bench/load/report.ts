import type { Memory, ShopResult, Warm } from './result.ts';
import { rateTargets, TARGET_VARIANTS } from './targets.ts';

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
    ...(hasTargets ? [target(name)] : []),
    ms(warm.p50),
    ms(warm.p99),
    count(warm.bytes),
    cost(warm),
    `${count(barePerSecond)}, ${share(warm.perSecond / barePerSecond)}`,
  ]);
  const lines = [
    `### ${title}`,
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

function besides({ orders, startSeconds, idle, loaded }: ShopResult): string[] {
  if (!orders || startSeconds === undefined || !idle || !loaded) return [];
  return [
    '',
    `A guest's order (cart, order), one after another: ${orders.perSecond.toFixed(0)} a second, p50 ${ms(orders.p50)} ms, p99 ` +
      `${ms(orders.p99)} ms; CPU s for 1,000: ${cost(orders)}.`,
    `From start to first page: ${startSeconds.toFixed(1)} s. MB idle: ${memory(idle)}; peak under load: ${memory(loaded)}.`,
  ];
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const count = (value: number) =>
  value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const share = (value: number) => `${Math.round(100 * value)} %`;
const target = (name: string) => (rateTargets[name] === undefined ? '' : count(rateTargets[name]));
const memory = ({ shop, database }: Memory) =>
  `${shop.toFixed(0)} (PostgreSQL ${database.toFixed(0)})`;

const cost = ({ cpu, databaseCpu }: Warm): string => {
  if (cpu === undefined) return '';
  return `${cpu.toFixed(2)}${databaseCpu === undefined ? '' : ` (${databaseCpu.toFixed(2)})`}`;
};
