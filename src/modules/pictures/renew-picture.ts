import { pictureMessages } from '#messages/catalogue/pictures.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { type Downloaded, downloadPicture } from './download.ts';
import { PictureDelayed, PictureRefused } from './failures.ts';
import type { PictureContext } from './fetch-picture.ts';
import type { DuePicture } from './fetch-queue.ts';
import { noteAnswer, noteFailure } from './host-health.ts';
import { endRenewal, type KnownPicture, postponeRenewal, replaceFetched } from './renewals.ts';
import { storePicture } from './store-picture.ts';

/** After a failure of the shop's own: the storage is full, the database away. */
const PAUSE = 10 * MINUTE;

/**
 * Asks the host of a picture that the shop has whether it has changed, and shows the changed one in its place. One that
 * does not come leaves the old one, and is asked for again when a feed names it again. Rethrows only errors that are no failure of
 * the picture or its host.
 */
export async function renewPicture(
  context: PictureContext,
  { address, host }: DuePicture,
  known: KnownPicture,
): Promise<void> {
  const { db, clock, goods, mayConnect } = context;
  try {
    const isNamed = (await goods.selectNamed(db, [address])).length > 0;
    const downloaded = isNamed ? await downloadPicture(address, mayConnect, known) : undefined;
    if (isNamed) await noteAnswer(db, host);
    if (downloaded) await replace(context, address, known, downloaded);
    await endRenewal(db, address, clock.now());
  } catch (error) {
    if (!(error instanceof PictureRefused || error instanceof PictureDelayed)) {
      await postponeRenewal(db, address, new Date(clock.now().getTime() + PAUSE));
      throw error;
    }
    await endRenewal(db, address, clock.now());
    if (error instanceof PictureDelayed && error.isOfHost) {
      await noteFailure(db, host, pictureMessages.dayLong(error.message), clock.now());
    } else await noteAnswer(db, host);
  }
}

async function replace(
  context: PictureContext,
  address: string,
  known: KnownPicture,
  { bytes, ...validators }: Downloaded,
): Promise<void> {
  const file = await storePicture(context, bytes);
  const changed = { file, ...validators, now: context.clock.now() };
  await context.db.transaction(async (db) => {
    // The goods are locked before the picture, as an import does.
    const goods = await context.goods.lock(db, address);
    const isReplaced = await replaceFetched(db, address, known, changed);
    if (isReplaced && file !== known.file) await context.goods.showFetched(db, goods);
  });
}
