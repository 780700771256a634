// A thread of its own: a text that stops it is seen from outside.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { startShopProcess } from '#tests/support/shop-process.ts';
import { openShop } from '../../explain/open-shop.ts';
import { callsOf } from './api-doors.ts';
import { doorsOfFiles } from './file-doors.ts';
import { costOf, type Door, timeOf } from './measure.ts';
import { doorsOfOffice } from './office-doors.ts';
import { doorsOfShoppers } from './shoppers.ts';
import { units } from './units.ts';

/** What the thread is told. */
export interface FeedingOptions {
  /** A part of the names of doors; '' for all. */
  readonly only: string;
  /** On the loop that sells, ms. */
  readonly mostOnLoop: number;
  /** In a command or in the thread of an import, ms. */
  readonly mostElsewhere: number;
}

const { only, mostOnLoop, mostElsewhere } = workerData as FeedingOptions;
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-texts-'));
chmodSync(folder, 0o755);
// The first start fills the database.
await (await startShopProcess(folder)).end('SIGTERM');
const shop = await openShop(folder);

async function feed(doors: readonly Door[], most: number): Promise<void> {
  for (const door of doors.filter(({ name }) => name.includes(only))) {
    const base = await timeOf(door, 'диван');
    parentPort?.postMessage({ door: door.name, base });
    for (const unit of units) {
      parentPort?.postMessage({ next: `${door.name}: ${JSON.stringify(unit)}` });
      parentPort?.postMessage({ cost: await costOf(door, unit, { base, mostMs: most }), most });
    }
  }
}

await feed(doorsOfShoppers(callsOf(shop.app, '')), mostOnLoop);
await feed(await doorsOfOffice(shop), mostOnLoop);
await feed(doorsOfFiles(shop.pool), mostElsewhere);
await shop.close();
rmSync(folder, { recursive: true, force: true });
