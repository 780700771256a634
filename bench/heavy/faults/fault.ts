import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ShopProcess, startShopProcess } from '#tests/support/shop-process.ts';

const PATIENCE = 15_000;

/** One check. `ok` undefined: information only. */
export interface Finding {
  readonly what: string;
  readonly found: string | number;
  readonly ok?: boolean;
}

/** Injects a fault into a shop and returns the checks. */
export type Fault = () => Promise<Finding[]>;

export async function withFolder<Result>(use: (folder: string) => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-faults-'));
  chmodSync(folder, 0o755);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a shop in an empty folder and stops it at the end. Its exit code is a finding too. */
export async function withShop(
  folder: string,
  use: (shop: ShopProcess) => Promise<Finding[]>,
  env: Record<string, string> = {},
): Promise<Finding[]> {
  const shop = await startShopProcess(folder, env);
  try {
    const findings = await use(shop);
    const code = await shop.end('SIGTERM');
    return [...findings, { what: 'exits after SIGTERM', found: `code ${code}`, ok: code === 0 }];
  } finally {
    if (shop.child.exitCode === null) await shop.end('SIGKILL');
  }
}

/** Polls until the condition is true; false after the time limit, in seconds. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  seconds: number,
): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await pause(100);
  }
  return true;
}

export const isReady = (url: string) => async () =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** The slowest of several pages that are not cached, ms; Infinity if one fails. */
export async function slowestPage(url: string): Promise<number> {
  let slowest = 0;
  for (let page = 1; page <= 20; page += 1) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/products/?category=divany&min_price=${page}`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null);
    await answer?.arrayBuffer();
    if (!answer?.ok) return Infinity;
    slowest = Math.max(slowest, performance.now() - started);
  }
  return Math.round(slowest);
}

/** Memory (RSS) of a process, MB. */
export function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Number of open files and sockets of a process. */
export const openFiles = (pid: number | undefined): number => readdirSync(`/proc/${pid}/fd`).length;
