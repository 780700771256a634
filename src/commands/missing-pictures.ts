import { missingPictureMessages as messages } from '#messages/catalogue/missing-pictures.ts';
import { formatTime } from '#messages/words/shop-time.ts';
import {
  countMissingPictures,
  listMissingPictures,
  type MissingPicture,
} from '#modules/catalog/missing-pictures.ts';
import { retryPictures } from '#modules/pictures/fetch-queue.ts';
import { listPausedHosts } from '#modules/pictures/host-health.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { CommandContext } from './run-command.ts';

const SHOWN = 30;
const PAGE = 500;
const HOSTS = 20;

type Say = CommandContext['say'];

/** Says which pictures of goods the shop does not have and why: the first ones, or all. */
export async function showMissingPictures(db: Database, all: boolean, say: Say): Promise<void> {
  const timeZone = await getTimeZone(db);
  const time = (date: Date | string) => formatTime(new Date(date), timeZone);
  const counts = await countMissingPictures(db);
  if (Object.values(counts).every((count) => count === 0)) return say(messages.none);
  say(messages.counts(counts));
  for (const { host, failingSince, pausedUntil } of await listPausedHosts(db, new Date(), HOSTS)) {
    say(messages.host({ host, since: time(failingSince), until: time(pausedUntil) }));
  }
  let shown = 0;
  for await (const picture of missingPictures(db)) {
    if (!all && shown === SHOWN) break;
    say(messages.picture({ ...picture, nextTry: time(picture.nextTryAt) }));
    shown += 1;
  }
  const hidden = counts.failing + counts.given_up + counts.awaits_file - shown;
  if (hidden > 0) say(messages.more(hidden));
}

/** The pictures that did not come, then those that wait for a file. The rest has only not been tried yet. */
async function* missingPictures(db: Database): AsyncGenerator<MissingPicture> {
  for (const state of ['given_up', 'failing', 'awaits_file'] as const) {
    let page: MissingPicture[];
    let after = '';
    do {
      page = await listMissingPictures(db, state, after, PAGE);
      yield* page;
      after = page.at(-1)?.address ?? '';
    } while (page.length === PAGE);
  }
}

/** Lets the pictures that did not come be fetched anew: all, those of a host, or one address. */
export async function retryMissingPictures(
  db: Database,
  target: string | undefined,
  say: Say,
): Promise<void> {
  say(messages.retried(await retryPictures(db, target)));
}
