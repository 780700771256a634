import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { SECOND } from '../duration.ts';
import { LAST_CHANGES } from './public-changes.ts';

/** Whether a replica has everything that this process knows to have changed. */
export interface ReplicaFitness {
  isFit(): Promise<boolean>;
  /** Nobody can tell of changes now. */
  isBlind(): boolean;
  /** It has not answered: whoever asks next looks first. */
  doubt(): void;
}

export type ReplicaNews = 'lost' | 'late' | 'back';

interface Options {
  readonly primary: pg.Pool;
  /** A connection for looking, apart from those that readers may hold. */
  readonly replica: pg.Pool;
  /** The number of the last change that is known; null while nobody can tell. */
  readonly version: () => number | null;
  /** Told once when something turns. */
  readonly onNews: (news: ReplicaNews, error?: Error) => void;
}

/** How long readers wait after a change until the replica has it. */
const PATIENCE = SECOND / 10;
const LOOK_AGAIN_AFTER = SECOND / 200;
/** Readers wait no longer then: they go to the primary, and it is looked in the background. */
const LATE_AGAIN_AFTER = SECOND / 4;
const LOST_AGAIN_AFTER = 2 * SECOND;
/** A replica that is late for longer is worth a line in the log. */
const LATE_FOR_LONG = 5 * SECOND;

/**
 * Compares what the replica has with what it should have, by the rows of `public_changes`, which come with the changes themselves: it is not
 * asked how late it is, for what has not changed is not late.
 */
export function watchReplica({ primary, replica, version, onNews }: Options): ReplicaFitness {
  let fitFor: number | null = null;
  let isTrusted = true;
  let looking: Promise<void> | undefined;
  let nextLook = 0;
  let lateSince: number | undefined;
  let told: ReplicaNews = 'back';

  const tell = (news: ReplicaNews, error?: Error) => {
    if (news !== told) onNews(news, error);
    told = news;
  };

  const giveUp = (nextAfter: number) => {
    fitFor = null;
    isTrusted = false;
    nextLook = performance.now() + nextAfter;
  };

  const look = async (wanted: number) => {
    const expected = await lastChanges(primary).catch(() => null);
    if (!expected) return giveUp(LOST_AGAIN_AFTER);
    try {
      const has = await hasWithin(replica, expected, PATIENCE);
      if (!has) {
        giveUp(LATE_AGAIN_AFTER);
        lateSince ??= performance.now();
        if (performance.now() - lateSince > LATE_FOR_LONG) tell('late');
        return;
      }
      fitFor = wanted;
      isTrusted = true;
      lateSince = undefined;
      tell('back');
    } catch (error) {
      giveUp(LOST_AGAIN_AFTER);
      tell('lost', error as Error);
    }
  };

  return {
    async isFit() {
      const wanted = version();
      if (wanted === null) return false;
      if (fitFor === wanted) return true;
      if (!looking && performance.now() >= nextLook) {
        looking = look(wanted).finally(() => {
          looking = undefined;
        });
      }
      if (isTrusted) await looking;
      return fitFor !== null && fitFor === version();
    },
    isBlind: () => version() === null,
    doubt() {
      fitFor = null;
    },
  };
}

async function lastChanges(primary: pg.Pool): Promise<string[]> {
  const { rows } = await primary.query<{ id: string }>(
    `SELECT id FROM public_changes ORDER BY id DESC LIMIT ${LAST_CHANGES}`,
  );
  return rows.map(({ id }) => id);
}

async function hasWithin(replica: pg.Pool, ids: string[], patience: number): Promise<boolean> {
  const end = performance.now() + patience;
  while (true) {
    const { rows } = await replica.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM public_changes WHERE id = ANY($1::bigint[])',
      [ids],
    );
    if (rows[0]?.count === ids.length) return true;
    if (performance.now() > end) return false;
    await pause(LOOK_AGAIN_AFTER);
  }
}
