import type { Jobs } from '#platform/jobs/jobs.ts';
import { SECOND } from '#platform/time/duration.ts';
import { fetchPicture, type PictureContext } from './fetch-picture.ts';
import { type DuePicture, takeDuePicture } from './fetch-queue.ts';
import { renewPicture } from './renew-picture.ts';

/** The job runs every minute. Its name was that of a queue with a job for a few pictures: such jobs become rounds. */
const QUEUE = 'picture-fetch';
/** Pictures fetched at once, and how many of them from one host. */
const AT_ONCE = 6;
const FROM_ONE_HOST = 2;
/** A round takes no more pictures after this time, so that a stop of the shop need not wait for it. */
const ROUND = 50 * SECOND;

/** Fetches the pictures of imports, round after round. */
export function workOnPictures(jobs: Jobs, context: PictureContext): void {
  jobs.retire('picture-asking');
  jobs.everyMinute(QUEUE, () => fetchDuePictures(context));
}

/**
 * Fetches the pictures that are due, in turn from each host. Ends when none is left or the time of a round is over. An
 * error that is no failure of a picture ends the round.
 */
export async function fetchDuePictures(context: PictureContext): Promise<void> {
  const end = performance.now() + ROUND;
  const fetching = new Map<DuePicture, Promise<void>>();
  const failed: unknown[] = [];
  const begin = (due: DuePicture) => {
    const done = (due.known ? renewPicture(context, due, due.known) : fetchPicture(context, due))
      .catch((error) => void failed.push(error))
      .finally(() => fetching.delete(due));
    fetching.set(due, done);
  };
  const takeNext = async () => {
    const mayTake = fetching.size < AT_ONCE && failed.length === 0 && performance.now() < end;
    const { db, clock } = context;
    return mayTake ? takeDuePicture(db, clock.now(), busyHosts(fetching.keys())) : undefined;
  };
  let isOver = false;
  while (!isOver) {
    const before = [...fetching.values()];
    const due = await takeNext();
    if (due) begin(due);
    // A host that was busy may have more. One of these fetches may already be done.
    else if (before.length > 0) await Promise.race(before);
    else isOver = true;
  }
  if (failed.length > 0) throw failed[0];
}

/** The hosts from which as many pictures as allowed are being fetched. */
function busyHosts(fetching: Iterable<DuePicture>): string[] {
  const hosts = [...fetching].map(({ host }) => host);
  return [...new Set(hosts)].filter(
    (host) => hosts.filter((one) => one === host).length >= FROM_ONE_HOST,
  );
}
