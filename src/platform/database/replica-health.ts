import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { SECOND } from '../time/duration.ts';
import { LAST_CHANGES } from './public-changes.ts';

/** A replica is healthy when it answers and has every change that this process knows of. */
export interface ReplicaHealth {
  isHealthy(): Promise<boolean>;
  /** The channel of changes is lost, so the health cannot be checked. */
  isVersionUnknown(): boolean;
  /** It did not answer, or lagged for a second or more, when it was last checked: what it shows may be old. */
  mayBeOld(): boolean;
  /** After a failed read: the next reader checks the replica first. */
  recheck(): void;
}

export type ReplicaStatus = 'lost' | 'lagging' | 'healthy';

interface Options {
  readonly primary: pg.Pool;
  /** A pool for the checks: readers may hold all connections of theirs. */
  readonly replica: pg.Pool;
  /** The known version of the public data; null while it is unknown. */
  readonly version: () => number | null;
  /** Called once for each change of the status. */
  readonly onStatus: (status: ReplicaStatus, error?: Error) => void;
}

/** How long readers wait after a change until the replica has it. */
const CATCH_UP_TIMEOUT = SECOND / 10;
const POLL_INTERVAL = SECOND / 200;
/** For the primary's part of a check: readers wait for it, and a silent primary never answers. */
const PRIMARY_TIMEOUT = SECOND;
/** Pause before the next check in the background. Readers use the primary meanwhile and do not wait. */
const RECHECK_LAGGING = SECOND / 4;
const RECHECK_LOST = 2 * SECOND;
/** A longer lag is logged. */
const LONG_LAG = 5 * SECOND;

/**
 * Checks that the replica has the last rows of `public_changes`, which are replicated with the changes themselves. The replication lag in
 * seconds is no measure: without changes it grows although the replica has everything.
 */
export function watchReplica({ primary, replica, version, onStatus }: Options): ReplicaHealth {
  let healthyFor: number | null = null;
  let readersWait = true;
  let checking: Promise<void> | undefined;
  let nextCheck = 0;
  let laggingSince: number | undefined;
  let reported: ReplicaStatus = 'healthy';

  const report = (status: ReplicaStatus, error?: Error) => {
    if (status !== reported) onStatus(status, error);
    reported = status;
  };

  const markUnhealthy = (recheckAfter: number) => {
    healthyFor = null;
    readersWait = false;
    nextCheck = performance.now() + recheckAfter;
  };

  const check = async (wanted: number) => {
    const expected = await lastChanges(primary).catch(() => null);
    if (!expected) return markUnhealthy(RECHECK_LOST);
    try {
      const has = await hasWithin(replica, expected, CATCH_UP_TIMEOUT);
      if (!has) {
        markUnhealthy(RECHECK_LAGGING);
        laggingSince ??= performance.now();
        if (performance.now() - laggingSince > LONG_LAG) report('lagging');
        return;
      }
      healthyFor = wanted;
      readersWait = true;
      laggingSince = undefined;
      report('healthy');
    } catch (error) {
      markUnhealthy(RECHECK_LOST);
      report('lost', error as Error);
    }
  };

  return {
    async isHealthy() {
      const wanted = version();
      if (wanted === null) return false;
      if (healthyFor === wanted) return true;
      if (!checking && performance.now() >= nextCheck) {
        checking = check(wanted).finally(() => {
          checking = undefined;
        });
      }
      if (readersWait) await checking;
      return healthyFor !== null && healthyFor === version();
    },
    isVersionUnknown: () => version() === null,
    mayBeOld: () =>
      reported === 'lost' ||
      (laggingSince !== undefined && performance.now() - laggingSince > SECOND),
    recheck() {
      healthyFor = null;
    },
  };
}

const lastIds = {
  text: `SELECT id FROM public_changes ORDER BY id DESC LIMIT ${LAST_CHANGES}`,
  query_timeout: PRIMARY_TIMEOUT,
};

async function lastChanges(primary: pg.Pool): Promise<string[]> {
  const { rows } = await primary.query<{ id: string }>(lastIds);
  return rows.map(({ id }) => id);
}

async function hasWithin(replica: pg.Pool, ids: string[], timeout: number): Promise<boolean> {
  const end = performance.now() + timeout;
  while (true) {
    const { rows } = await replica.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM public_changes WHERE id = ANY($1::bigint[])',
      [ids],
    );
    if (rows[0]?.count === ids.length) return true;
    if (performance.now() > end) return false;
    await pause(POLL_INTERVAL);
  }
}
