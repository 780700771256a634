// A thread of its own: a large feed is minutes of work for one processor, and visitors must not wait for it.
import { workerData } from 'node:worker_threads';
import { indexChangedProducts } from '#modules/catalog/index-products.ts';
import { runTask } from '#modules/exchange/tasks/run-task.ts';
import { connectDatabase } from '#platform/database/database.ts';
import { isPublicAddress } from '#platform/public-address.ts';
import type { ImportThread } from './import-thread.ts';

const { url, id, publicUrl, folder } = workerData as ImportThread & { readonly id: number };
/** The import, its progress, and the pieces of its file. */
const CONNECTIONS = 4;
const { db, pool, close } = connectDatabase(url, CONNECTIONS, () => undefined);
try {
  await runTask({ db, pool, publicUrl, folder, mayConnect: isPublicAddress }, id);
  await indexChangedProducts(db, { all: true });
} finally {
  await close();
}
