import { mkdirSync } from 'node:fs';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { generateInto } from './generate-into.ts';
import { type Measured, oneProcess, ownDatabase } from './load/process-usage.ts';

/** A shop as `npm start` opens it: one process, a PostgreSQL of its own. */
export interface OpenedShop {
  readonly url: string;
  /** From its start to the first page that was answered with 200. */
  readonly startSeconds: number;
  readonly process: Measured;
  readonly database: Measured;
  close(): Promise<unknown>;
}

/** Opens the shop of so many generated variants in var/, which is made when it is asked for first. */
export async function openGenerated(variants: number): Promise<OpenedShop> {
  const folder = `var/generated-${variants}`;
  mkdirSync(folder, { recursive: true });
  const seconds = await generateInto(folder, variants);
  if (seconds !== null) {
    console.log(`${variants} variants made in ${seconds.toFixed(0)} s`);
    // What is done only once in the life of a shop is no part of a start.
    await (await open(folder)).close();
  }
  return open(folder);
}

async function open(folder: string): Promise<OpenedShop> {
  const started = performance.now();
  // Those that `npm start` gives, handed on by scripts/run.mjs.
  const options = { NODE_OPTIONS: process.env.SHOP_NODE_OPTIONS ?? '' };
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
