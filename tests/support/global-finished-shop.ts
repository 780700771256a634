import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { makeFolder } from './shop-folder.ts';
import { startShopProcess } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    finishedShop: string;
  }
}

/** Starts a shop in an empty folder once and stops it. Process tests copy the folder. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = makeFolder('finished');
  const shop = await startShopProcess(folder);
  // A copy of a folder whose database still runs could not start.
  if ((await shop.end('SIGTERM')) !== 0) throw new Error(shop.output());
  project.provide('finishedShop', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
