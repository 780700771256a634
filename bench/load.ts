// Load test: npm run bench [-- --sizes 1000,3000] [--write] [--check]; another shop: -- --url URL [--list groups.json] [--pid N]
// Requests each address once (cold), then all repeatedly by ten connections (warm). Compares with a bare Fastify that sends the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Closers } from '../src/server/closers.ts';
import { findGroups, readGroups } from './load/addresses.ts';
import { measurePostgres } from './load/bare-postgres.ts';
import { type BareServer, startBareServer } from './load/bare-server.ts';
import { writeBetweenMarks } from './load/document.ts';
import { measureAnew } from './load/measure-anew.ts';
import { measureGroups, measureOpened } from './load/measure-shop.ts';
import { type Options, readOptions } from './load/options.ts';
import { plot } from './load/plot.ts';
import { oneProcess } from './load/process-usage.ts';
import { report } from './load/report.ts';
import type { ShopResult } from './load/result.ts';
import { missedTargets } from './load/targets.ts';
import { generatedFolder, openGenerated } from './opened-shop.ts';
import { runToTheEnd } from './run-to-the-end.ts';

const FOLDER = 'var/bench';

async function main(options: Options, closers: Closers): Promise<boolean> {
  const bare = await startBareServer();
  closers.push(bare.stop);
  const results = options.url
    ? [await measureForeign(options, options.url, bare)]
    : await measureGenerated(options, bare, closers);
  const tables = report(results);
  const missed = missedTargets(results);
  console.log(`\n${tables}\n`);
  for (const sentence of missed) console.log(`Missed: ${sentence}`);
  keep(results);
  if (options.write) {
    writeBetweenMarks('docs/performance.md', `${machine}\n\n${tables}`);
    writeFileSync('docs/performance.svg', plot(results));
  }
  return missed.length === 0;
}

async function measureForeign(
  { list, pid, seconds }: Options,
  url: string,
  bare: BareServer,
): Promise<ShopResult> {
  const groups = list ? readGroups(list) : await findGroups(url);
  const process = pid === undefined ? undefined : oneProcess(pid);
  return { url, groups: await measureGroups({ bare, seconds }, url, groups, { process }) };
}

async function measureGenerated(
  { sizes, seconds }: Options,
  bare: BareServer,
  closers: Closers,
): Promise<ShopResult[]> {
  const results: ShopResult[] = [];
  for (const variants of sizes) {
    console.log(`\n${variants} variants`);
    const shop = await openGenerated(variants);
    closers.push(shop.close);
    const result = await measureOpened({ bare, seconds }, shop, variants);
    await shop.close();
    results.push(await withAnew(result, { seconds, variants, closers }));
  }
  return results;
}

/** Adds what a process costs that makes every answer for its request, beside its bare PostgreSQL. */
async function withAnew(
  result: ShopResult,
  { seconds, variants, closers }: { seconds: number; variants: number; closers: Closers },
): Promise<ShopResult> {
  const barePostgres = await measurePostgres(generatedFolder(variants), 2);
  const shop = await openGenerated(variants, { GIVE_KEPT_ANSWERS: 'false' });
  closers.push(shop.close);
  const anew = await measureAnew(shop, await findGroups(shop.url), seconds);
  await shop.close();
  const groups = result.groups.map((group) => ({ ...group, anew: anew.get(group.name) }));
  return { ...result, groups, barePostgres };
}

/** The report has the load average from before the test: it shows other work on the machine. */
const [loadBefore = 0] = loadavg();
const today = new Date().toISOString();
const machine = [
  `${today.slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()})`,
  `Node ${process.versions.node}`,
  `load average before it ${loadBefore.toFixed(1)}.`,
].join(', ');

function keep(results: readonly ShopResult[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${today.replaceAll(':', '-')}.json`;
  writeFileSync(file, JSON.stringify({ machine, results }, null, 2));
  console.log(`Written: ${file}`);
}

await runToTheEnd(async (closers) => {
  const options = readOptions();
  const isGood = await main(options, closers);
  return isGood || !options.check;
}, 60_000);
