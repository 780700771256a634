import { endGone } from '#modules/imports/index.ts';
import type { Database } from '#platform/database/database.ts';

/** What ran an import is gone, and the same file would do it again. The message is for who began it. */
export class ImportGone extends Error {}

/** Runs an import. One whose thread is gone has ended, so that it is not tried again and others can begin. Throws what may pass. */
export async function importOnce(
  db: Database,
  run: () => Promise<void>,
  id: number,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ImportGone)) throw error;
    await endGone(db, id, error.message);
  }
}
