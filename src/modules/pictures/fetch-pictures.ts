import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { MayConnect } from '#platform/public-address.ts';
import { downloadPicture, PictureRefused } from './download.ts';
import { giveUp, rememberFetched, selectUnfetched, takeUnasked } from './queries.ts';
import { type PictureStore, storePicture } from './store-picture.ts';

const QUEUE = 'picture-fetch';
const ASKING = 'picture-asking';
/** Pictures of one job: they are fetched side by side. */
const IN_ONE_JOB = 4;
const AT_ONCE = 400;

const payloadSchema = z.object({ addresses: z.array(z.string()) });

export interface PictureContext extends PictureStore {
  readonly mayConnect: MayConnect;
  readonly goods: PicturedGoods;
}

/** The goods that pictures are fetched for. */
export interface PicturedGoods {
  /** Of these addresses those that goods still name. */
  selectNamed(db: Database, addresses: string[]): Promise<string[]>;
  /** Shows a picture, now that it is fetched, with the goods that name it; part of the transaction `db`. */
  showFetched(db: Database, address: string): Promise<void>;
}

/** Has the pictures that imports brought fetched: new ones are looked for every minute, each is tried until it is had or given up. */
export function workOnPictures(jobs: Jobs, context: PictureContext): void {
  jobs.everyMinute(ASKING, () => askForPictures(context.db, jobs));
  jobs.work(QUEUE, (payload) => fetchPictures(context, payloadSchema.parse(payload).addresses));
}

/** Asks for a job for every picture that has none yet. */
export async function askForPictures(db: Database, jobs: Pick<Jobs, 'send'>): Promise<void> {
  const askSome = () =>
    db.transaction(async (db) => {
      const addresses = await takeUnasked(db, AT_ONCE);
      for (let first = 0; first < addresses.length; first += IN_ONE_JOB) {
        await jobs.send(db, QUEUE, { addresses: addresses.slice(first, first + IN_ONE_JOB) });
      }
      return addresses.length;
    });
  while ((await askSome()) === AT_ONCE);
}

/** Fetches what of these is still wanted. Throws where one may be had another time: the job is tried again, and finds the rest done. */
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
