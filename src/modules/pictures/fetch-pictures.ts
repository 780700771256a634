import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { MayConnect } from '#platform/public-address.ts';
import { downloadPicture, PictureRefused } from './download.ts';
import { giveUp, rememberFetched, selectUnfetched, takeUnqueued } from './queries.ts';
import { type PictureStore, storePicture } from './store-picture.ts';

const QUEUE = 'picture-fetch';
const QUEUEING = 'picture-asking';
/** Pictures of one job. They are fetched in parallel. */
const JOB_SIZE = 4;
const BATCH = 400;

const payloadSchema = z.object({ addresses: z.array(z.string()) });

export interface PictureContext extends PictureStore {
  readonly mayConnect: MayConnect;
  readonly goods: PicturedGoods;
}

/** Queries of the goods that refer to pictures. */
export interface PicturedGoods {
  /** The given addresses that goods still refer to. */
  selectNamed(db: Database, addresses: string[]): Promise<string[]>;
  /** Shows a fetched picture with the goods that refer to it. Runs in the transaction `db`. */
  showFetched(db: Database, address: string): Promise<void>;
}

/** Fetches the pictures of imports. New ones are queued every minute; each is retried until it is fetched or refused. */
export function workOnPictures(jobs: Jobs, context: PictureContext): void {
  jobs.everyMinute(QUEUEING, () => queuePictures(context.db, jobs));
  jobs.work(QUEUE, (payload) => fetchPictures(context, payloadSchema.parse(payload).addresses));
}

/** Queues jobs for all pictures that have none yet. */
export async function queuePictures(db: Database, jobs: Pick<Jobs, 'send'>): Promise<void> {
  const queueSome = () =>
    db.transaction(async (db) => {
      const addresses = await takeUnqueued(db, BATCH);
      for (let first = 0; first < addresses.length; first += JOB_SIZE) {
        await jobs.send(db, QUEUE, { addresses: addresses.slice(first, first + JOB_SIZE) });
      }
      return addresses.length;
    });
  while ((await queueSome()) === BATCH);
}

/**
 * Fetches those of these pictures that are still needed. Throws after a temporary failure: the job is retried and skips
 * the fetched ones.
 */
export async function fetchPictures(context: PictureContext, addresses: string[]): Promise<void> {
  const unfetched = await selectUnfetched(context.db, addresses);
  const wanted = await context.goods.selectNamed(context.db, unfetched);
  const outcomes = await Promise.allSettled(
    wanted.map((address) => fetchPicture(context, address)),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function fetchPicture(context: PictureContext, address: string): Promise<void> {
  const { mayConnect, goods } = context;
  try {
    const bytes = await downloadPicture(address, mayConnect);
    const file = await storePicture(context, bytes);
    await context.db.transaction(async (db) => {
      await rememberFetched(db, address, file);
      await goods.showFetched(db, address);
    });
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    await giveUp(context.db, address, error.message);
  }
}
