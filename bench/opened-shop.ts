import { mkdirSync } from 'node:fs';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { generateInto } from './generate-into.ts';
import { type Measured, oneProcess, ownDatabase } from './load/process-usage.ts';

/** A shop as `npm start` runs it: one process with the embedded PostgreSQL. */
export interface OpenedShop {
  readonly url: string;
  /** From the start of the process to the first page with status 200. */
  readonly startSeconds: number;
  readonly process: Measured;
  readonly database: Measured;
  close(): Promise<unknown>;
}

export const generatedFolder = (variants: number): string => `var/generated-${variants}`;

/** Starts the shop with generated variants in var/, which is generated at first use. `env`: further settings. */
export async function openGenerated(
  variants: number,
  env: Record<string, string> = {},
): Promise<OpenedShop> {
  const folder = generatedFolder(variants);
  mkdirSync(folder, { recursive: true });
  const seconds = await generateInto(folder, variants);
  if (seconds !== null) {
    console.log(`${variants} variants made in ${seconds.toFixed(0)} s`);
    // One-time setup does not count as start time.
    await (await open(folder, env)).close();
  }
  return open(folder, env);
}

async function open(folder: string, env: Record<string, string>): Promise<OpenedShop> {
  const started = performance.now();
  // The Node options of `npm start`, from scripts/run.mjs.
  const options = { NODE_OPTIONS: process.env.SHOP_NODE_OPTIONS ?? '', ...env };
  const shop = await startShopProcess(folder, options);
  const close = async () => {
    if (shop.child.exitCode === null && shop.child.signalCode === null) await shop.end('SIGTERM');
  };
  try {
    const first = await fetch(shop.url);
    if (first.status !== 200) throw new Error(`${first.status} ${shop.url}`);
    await first.arrayBuffer();
    const startSeconds = (performance.now() - started) / 1000;
    const { pid } = shop.child;
    if (pid === undefined) throw new Error('The shop has no process');
    const database = await ownDatabase(folder);
    return { url: shop.url, startSeconds, process: oneProcess(pid), database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
