import { pictureMessages } from '#messages/catalogue/pictures.ts';
import type { Database } from '#platform/database/database.ts';
import type { MayConnect } from '#platform/network/public-address.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type Downloaded, downloadPicture } from './download.ts';
import { PictureDelayed, PictureRefused } from './failures.ts';
import {
  type DuePicture,
  fillMissing,
  forgetAddress,
  giveUp,
  lockAddress,
  postpone,
} from './fetch-queue.ts';
import { noteAnswer, noteFailure } from './host-health.ts';
import { GIVEN_UP_AFTER, LOOKED_AT_AGAIN, pauseOfPicture } from './pauses.ts';
import { type PictureStore, storePicture } from './store-picture.ts';

export interface PictureContext extends PictureStore {
  readonly clock: Clock;
  readonly mayConnect: MayConnect;
  readonly goods: PicturedGoods;
}

/** Queries of the goods that refer to pictures. */
export interface PicturedGoods {
  /** The given addresses that goods still refer to. */
  selectNamed(db: Database, addresses: string[]): Promise<string[]>;
  /** Locks the goods that refer to a picture in the transaction `db`, and returns their ids. */
  lock(db: Database, address: string): Promise<number[]>;
  /** Shows the fetched pictures of these goods. Runs in the transaction `db`. */
  showFetched(db: Database, goods: readonly number[]): Promise<void>;
}

/**
 * Fetches a picture and shows it, or records why it did not come and when it is tried again. An address that no goods
 * refer to is forgotten. Throws only what is no failure of the picture or its host, after postponing the picture.
 */
export async function fetchPicture(context: PictureContext, due: DuePicture): Promise<void> {
  const { address, host } = due;
  if (await forgetUnnamed(context, address)) return;
  try {
    const downloaded = await downloadPicture(address, context.mayConnect);
    await noteAnswer(context.db, host);
    if (downloaded) await keep(context, address, downloaded);
  } catch (error) {
    if (error instanceof PictureRefused) await refuse(context, due, error.message);
    else if (error instanceof PictureDelayed) await delay(context, due, error);
    else {
      await tryLater(context, due, pictureMessages.notStored);
      throw error;
    }
  }
}

async function forgetUnnamed({ db, goods }: PictureContext, address: string): Promise<boolean> {
  const isNamed = async (db: Database) => (await goods.selectNamed(db, [address])).length > 0;
  if (await isNamed(db)) return false;
  return db.transaction(async (db) => {
    // Lock before the check: an import that names the address again waits, or its name is seen.
    await lockAddress(db, address);
    if (await isNamed(db)) return false;
    await forgetAddress(db, address);
    return true;
  });
}

async function keep(
  context: PictureContext,
  address: string,
  { bytes, ...validators }: Downloaded,
): Promise<void> {
  const fetched = {
    file: await storePicture(context, bytes),
    ...validators,
    now: context.clock.now(),
  };
  await context.db.transaction(async (db) => {
    // The goods are locked before the picture, as an import does.
    const goods = await context.goods.lock(db, address);
    if (await fillMissing(db, address, fetched)) await context.goods.showFetched(db, goods);
  });
}

async function refuse(
  { db, clock }: PictureContext,
  { address, host }: DuePicture,
  reason: string,
): Promise<void> {
  await giveUp(db, address, reason, later(clock, LOOKED_AT_AGAIN.refused));
  await noteAnswer(db, host);
}

async function delay(
  context: PictureContext,
  due: DuePicture,
  { message, isOfHost }: PictureDelayed,
): Promise<void> {
  const { db, clock } = context;
  await tryLater(context, due, message);
  if (isOfHost) await noteFailure(db, due.host, pictureMessages.dayLong(message), clock.now());
  else await noteAnswer(db, due.host);
}

/** Postpones the next try; gives the picture up if it has failed for a day. */
async function tryLater(
  { db, clock }: PictureContext,
  { address, tries, firstTriedAt, isGivenUp }: DuePicture,
  reason: string,
): Promise<void> {
  const tired = clock.now().getTime() - firstTriedAt.getTime() >= GIVEN_UP_AFTER;
  if (isGivenUp || tired) {
    const nextTryAt = later(clock, LOOKED_AT_AGAIN.delayed);
    await giveUp(db, address, pictureMessages.dayLong(reason), nextTryAt);
  } else await postpone(db, address, reason, later(clock, pauseOfPicture(tries + 1)));
}

const later = (clock: Clock, pause: number) => new Date(clock.now().getTime() + pause);
