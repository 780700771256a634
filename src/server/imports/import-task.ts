import { indexChangedProducts } from '#modules/catalog/index-products.ts';
import { runTask } from '#modules/imports/tasks/run-task.ts';
import { connectDatabase } from '#platform/database/database.ts';
import { isPublicAddress } from '#platform/network/public-address.ts';

/** What an import of the office needs of its shop. */
export interface ImportParts {
  /** The database, not through a pooler: an import holds a connection and a lock for minutes. */
  readonly url: string;
  readonly publicUrl: string;
  readonly folder: string;
}

/** Runs an import that the staff has begun, on connections of its own. */
export type RunImport = (parts: ImportParts, id: number) => Promise<void>;

/** The import, its progress, and the pieces of its file. */
const CONNECTIONS = 4;

/** Runs the import in this thread. */
export const importHere: RunImport = async ({ url, publicUrl, folder }, id) => {
  const { db, pool, close } = connectDatabase(url, CONNECTIONS, () => undefined);
  try {
    await runTask({ db, pool, publicUrl, folder, mayConnect: isPublicAddress }, id);
    await indexChangedProducts(db, { all: true });
  } finally {
    await close();
  }
};
