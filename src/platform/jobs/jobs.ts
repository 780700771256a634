import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { afterCommit } from '../database/after-commit.ts';
import { isConnectionLost } from '../database/connection-lost.ts';
import { connectDatabase, type Database } from '../database/database.ts';
import { besideTransaction } from '../database/one-connection.ts';
import { createPrepare } from '../database/prepared.ts';
import { tellable } from '../errors/describe-error.ts';
import { FinalFailure } from '../errors/final-failure.ts';
import { DAY, MINUTE, SECOND } from '../time/duration.ts';

/** Background jobs that survive a crash: a job is inserted in the caller's transaction and retried until it succeeds, or ends with a `FinalFailure`. */
export interface Jobs {
  /** Inserts one job for each payload. `db`: the caller's transaction. An idle worker of this process fetches it after the commit, others at their next poll. */
  send(db: Database, queue: string | LaterQueue, ...payloads: object[]): Promise<void>;
  /** Registers the handler of a queue. A job that runs longer than so many ms is held to be dead. */
  work(queue: string, handler: JobHandler, longest?: number): void;
  /** Runs the handler once a night, in one process of the cluster. */
  nightly(queue: string, handler: () => Promise<void>): void;
  /** Runs the handler every minute, in one process of the cluster. */
  everyMinute(queue: string, handler: () => Promise<void>): void;
  /** Removes a schedule that an earlier version of the shop made. */
  retire(queue: string): void;
  /** Creates the queues and starts the workers. */
  start(): Promise<void>;
  /** Jobs of these queues that have failed three times or for good, the oldest first, at most a hundred. */
  failing(queues: readonly string[]): Promise<FailingJob[]>;
  /** Lets a failing job be tried at once. `db`: the caller's transaction. False where it is none any more. */
  tryNow(db: Database, queue: string, id: string): Promise<boolean>;
  /** Jobs by queue and state, as counted a few seconds ago. */
  counts(): Promise<JobCount[]>;
  /** Waits for running jobs, then stops. */
  stop(): Promise<void>;
}

/** A queue for a job that is not begun before so many ms have passed. */
export interface LaterQueue {
  readonly queue: string;
  readonly delay: number;
}

/** A job that does not succeed. */
export interface FailingJob {
  readonly id: string;
  readonly queue: string;
  readonly payload: unknown;
  readonly since: Date;
  readonly tries: number;
  /** When it is tried again; null: not by itself. */
  readonly nextAt: Date | null;
  /** The message of the last failure. */
  readonly error: string | null;
}

export interface JobCount {
  readonly queue: string;
  readonly state: string;
  readonly count: number;
}

export type JobHandler = (payload: unknown) => Promise<void>;

interface Options {
  readonly url: string;
  /** No pooler is in between, so statements can be prepared. */
  readonly direct?: boolean;
  readonly onError: (error: Error) => void;
  /** Pause before the first retry of a failed job, ms. It doubles up to an hour. */
  readonly retryDelay?: number;
  /** Pause between two looks for jobs of other processes and for retries, ms: at least 500. */
  readonly pollInterval?: number;
}

const CONNECTIONS = 3;
const RETRIES = 30;
/** Jobs of letters hold e-mails and network addresses, so a finished job is deleted soon. The privacy policy names this time. */
const KEPT_AFTER_END = DAY;
const AT_NIGHT = '30 3 * * *';
const EVERY_MINUTE = '* * * * *';
const HEARTBEAT = 10 * SECOND;
const SUPERVISION = 10 * SECOND;
/** Pause between two jobs of a queue: a multiple of the duration of the first. Jobs leave most of the processor time to requests. */
const PAUSE_FACTOR = 8;
/** A long job mostly waits for the network, so its pause is limited. */
const MAX_PAUSE = SECOND / 10;

/** A passing disturbance is over after so many tries. */
const TRIES_OF_FAILING = 3;
const MOST_FAILING = 100;
const FAILING = `
  SELECT id, name AS queue, data AS payload, created_on AS since, retry_count + 1 AS tries,
    CASE state WHEN 'retry' THEN start_after END AS "nextAt", output ->> 'message' AS error
  FROM pgboss.job
  WHERE name = ANY($1) AND (state = 'failed' OR (state = 'retry' AND retry_count + 1 >= $2))
  ORDER BY created_on LIMIT $3`;
const TRY_NOW = `
  UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL, retry_limit = greatest(retry_limit, retry_count + 1)
  WHERE name = $1 AND id = $2 AND state IN ('failed', 'retry') RETURNING id`;
/** The try that runs is the last one. */
const LAST_TRY = `
  UPDATE pgboss.job SET retry_limit = retry_count WHERE name = $1 AND id = $2 AND state = 'active'`;

export function createJobs({
  url,
  direct = false,
  onError,
  retryDelay = 10 * SECOND,
  pollInterval = SECOND,
}: Options): Jobs {
  const { pool, close } = connectDatabase(url, CONNECTIONS, onError, {
    application_name: 'gornitsa-jobs',
  });
  const prepare = createPrepare();
  const ask = (text: string, values?: unknown[]) =>
    besideTransaction(() =>
      pool.query(
        direct ? prepare({ text }, values, { single: !text.includes(';') }) : text,
        values,
      ),
    );
  const boss = new PgBoss({
    db: { executeSql: (text, values) => retryLost(() => ask(text, values)) },
    superviseIntervalSeconds: SUPERVISION / SECOND,
    monitorIntervalSeconds: SUPERVISION / SECOND,
  });
  boss.on('error', onError);
  const polling = { batchSize: 1, pollingIntervalSeconds: pollInterval / SECOND };
  const handlers = new Map<string, JobHandler>();
  const schedules = new Map<string, string>();
  const retired: string[] = [];
  const created = new Set<string>();
  const longest = new Map<string, number>();
  /** Wakes the idle worker of a queue. A busy one, or one in its pause, fetches the next job by itself. */
  const idle = new Map<string, () => void>();
  const createQueue = async (queue: string) => {
    if (created.has(queue)) return;
    await boss.createQueue(queue, {
      retryLimit: RETRIES,
      retryDelay: retryDelay / SECOND,
      retryBackoff: true,
      retryDelayMax: (60 * MINUTE) / SECOND,
      expireInSeconds: (longest.get(queue) ?? 5 * MINUTE) / SECOND,
      // A job whose worker was killed is retried after this time, not after its expiry.
      heartbeatSeconds: HEARTBEAT / SECOND,
      retentionSeconds: (14 * DAY) / SECOND,
    });
    created.add(queue);
  };

  return {
    async send(db, to, ...payloads) {
      const { queue, delay } = typeof to === 'string' ? { queue: to, delay: 0 } : to;
      await createQueue(queue);
      const jobs = payloads.map((data) => ({
        data,
        startAfter: delay / SECOND,
        deleteAfterSeconds: KEPT_AFTER_END / SECOND,
      }));
      await boss.insert(queue, jobs, { db: fromDrizzle(db, sql) });
      afterCommit(db, () => idle.get(queue)?.());
    },
    work(queue, handler, atMost) {
      if (atMost !== undefined) longest.set(queue, atMost);
      handlers.set(queue, handler);
    },
    nightly(queue, handler) {
      handlers.set(queue, handler);
      schedules.set(queue, AT_NIGHT);
    },
    everyMinute(queue, handler) {
      handlers.set(queue, handler);
      schedules.set(queue, EVERY_MINUTE);
    },
    retire(queue) {
      retired.push(queue);
    },
    async start() {
      await boss.start();
      for (const queue of retired) await boss.unschedule(queue);
      for (const [queue, handler] of handlers) {
        await createQueue(queue);
        // The first job may run before `work` has returned the worker's id.
        let worker: string | undefined;
        const wake = () => {
          if (worker) boss.notifyWorker(worker);
        };
        const becomeIdle = () => idle.set(queue, wake);
        becomeIdle();
        worker = await boss.work(queue, polling, async ([job]) => {
          idle.delete(queue);
          const begun = performance.now();
          await handler(job?.data).catch(async (error) => {
            becomeIdle();
            if (error instanceof FinalFailure && job) await ask(LAST_TRY, [queue, job.id]);
            throw storable(error);
          });
          // Fetches the next job without waiting for the next poll.
          const pause = Math.min(PAUSE_FACTOR * (performance.now() - begun), MAX_PAUSE);
          setTimeout(() => {
            becomeIdle();
            wake();
          }, pause).unref();
        });
      }
      for (const [queue, when] of schedules) {
        await boss.schedule(queue, when, {}, { tz: 'Europe/Moscow' });
      }
    },
    async failing(queues) {
      const { rows } = await ask(FAILING, [queues, TRIES_OF_FAILING, MOST_FAILING]);
      return rows;
    },
    async tryNow(db, queue, id) {
      const { rows } = await fromDrizzle(db, sql).executeSql(TRY_NOW, [queue, id]);
      afterCommit(db, () => idle.get(queue)?.());
      return rows.length > 0;
    },
    async counts() {
      const queues = await boss.getQueues();
      return queues.flatMap(({ name, queuedCount, activeCount, deferredCount }) => [
        { queue: name, state: 'queued', count: queuedCount },
        { queue: name, state: 'active', count: activeCount },
        { queue: name, state: 'deferred', count: deferredCount },
      ]);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20 * SECOND });
      await close();
    },
  };
}

/** What is kept of a job's failure: no query parameters, which are personal and may have bytes that JSON of the database does not take. */
function storable(error: unknown): Error {
  const { name, message } = tellable(error instanceof Error ? error : new Error(String(error)));
  return Object.assign(new Error(message.replaceAll('\0', '')), { name });
}

/**
 * Retries a query of the queue after a lost connection (a restart of the server), so that a finished job is marked as completed and does not
 * run again. All queries of the queue can be repeated: a job that was fetched twice is retried after its heartbeat expires.
 */
async function retryLost<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let lost = 0; ; lost += 1) {
    try {
      return await ask();
    } catch (error) {
      if (lost === CONNECTIONS || !isConnectionLost(error)) throw error;
    }
  }
}
