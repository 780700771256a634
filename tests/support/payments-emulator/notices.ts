import type { Misfortunes } from './misfortunes.ts';
import type { VirtualClock } from './virtual-clock.ts';

const HOUR = 3_600_000;
/** A notice that is not taken comes again each hour for a day. */
const MOST_TRIES = 24;

export interface SentNotice {
  /** Undefined where the shop has told no address. */
  readonly to: string | undefined;
  readonly body: string;
  /** What has to be answered beside a 200. */
  readonly acknowledgement: string;
}

/** Sends notices over HTTP, with what goes wrong on their way. */
export function createNotices(clock: VirtualClock, misfortunes: Misfortunes) {
  /** All that were sent, those that were lost too. */
  const sent: SentNotice[] = [];
  const held: SentNotice[] = [];
  const underway = new Set<Promise<void>>();

  async function deliver(notice: SentNotice, tries = 1): Promise<void> {
    if (!notice.to || (await isTaken(notice, notice.to)) || tries >= MOST_TRIES) return;
    clock.plan(HOUR, () => deliver(notice, tries + 1));
  }

  function send(notice: SentNotice): Promise<void> {
    sent.push(notice);
    if (misfortunes.losesNotices) return Promise.resolve();
    if (misfortunes.reorders) held.push(notice);
    else if (misfortunes.lateBy > 0) clock.plan(misfortunes.lateBy, () => deliver(notice));
    else return track(times(misfortunes.duplicates + 1, () => deliver(notice)));
    return Promise.resolve();
  }

  function track(work: Promise<void>): Promise<void> {
    underway.add(work);
    return work.finally(() => underway.delete(work));
  }

  return {
    sent,
    send,
    /** Sends what was held back, the last notice first. */
    async deliverHeld(): Promise<void> {
      for (const notice of held.splice(0).toReversed()) await deliver(notice);
    },
    /** Resolves when no notice is on its way. */
    async settled(): Promise<void> {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;

async function times(count: number, work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, work));
}

async function isTaken({ body, acknowledgement }: SentNotice, to: string): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(to, { method: 'POST', headers, body });
    const text = await answer.text();
    return answer.status === 200 && (!acknowledgement || text === acknowledgement);
  } catch {
    return false;
  }
}
