import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { isConnectionLost } from './database/connection-lost.ts';
import { connectDatabase, type Database } from './database/database.ts';
import { prepared } from './database/prepared.ts';
import { DAY, MINUTE, SECOND } from './duration.ts';

/** Late work that survives a crash: it is written with the transaction that asks for it and retried until done. */
export interface Jobs {
  /** Asks for a job for each payload, whoever does it; `db` is the transaction that they belong to. */
  send(db: Database, queue: string, ...payloads: object[]): Promise<void>;
  /** Says who does the jobs of a queue. */
  work(queue: string, handler: JobHandler): void;
  /** Has something done once a night, by one process of however many. */
  nightly(queue: string, handler: () => Promise<void>): void;
  /** Has something done every minute, by one process of however many. */
  everyMinute(queue: string, handler: () => Promise<void>): void;
  /** Ends what versions before had done regularly, and this one does not. */
  retire(queue: string): void;
  /** Creates the queues and begins to work. */
  start(): Promise<void>;
  /** How many there are, as of the last count a few seconds ago. */
  counts(): Promise<JobCount[]>;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
}

export interface JobCount {
  readonly queue: string;
  readonly state: string;
  readonly count: number;
}

export type JobHandler = (payload: unknown) => Promise<void>;

interface Options {
  readonly url: string;
  /** No pooler stands before the server. */
  readonly direct?: boolean;
  readonly onError: (error: Error) => void;
  /** First pause before a failed job is tried again; it doubles up to an hour. */
  readonly retryDelay?: number;
}

const CONNECTIONS = 3;
const RETRIES = 30;
const AT_NIGHT = '30 3 * * *';
const EVERY_MINUTE = '* * * * *';
const HEARTBEAT = 10 * SECOND;
const SUPERVISION = 10 * SECOND;
/** Between two jobs of a queue, in multiples of how long the first took (the database takes as long again to give and to note it); and at most: most of a long one is waiting. */
const REST = 8;
const LONGEST_REST = SECOND / 10;
const polling = { batchSize: 1, pollingIntervalSeconds: 1 };

export function createJobs({
  url,
  direct = false,
  onError,
  retryDelay = 10 * SECOND,
}: Options): Jobs {
  const { pool, close } = connectDatabase(url, CONNECTIONS, onError, {
    application_name: 'gornitsa-jobs',
  });
  const ask = (text: string, values?: unknown[]) =>
    pool.query(direct ? prepared({ text }, values) : text, values);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => insist(() => ask(text, values)) },
    superviseIntervalSeconds: SUPERVISION / SECOND,
    monitorIntervalSeconds: SUPERVISION / SECOND,
  });
  boss.on('error', onError);
  const handlers = new Map<string, JobHandler>();
  const schedules = new Map<string, string>();
  const retired: string[] = [];
  const created = new Set<string>();
  const createQueue = async (queue: string) => {
    if (created.has(queue)) return;
    await boss.createQueue(queue, {
      retryLimit: RETRIES,
      retryDelay: retryDelay / SECOND,
      retryBackoff: true,
      retryDelayMax: (60 * MINUTE) / SECOND,
      expireInSeconds: (5 * MINUTE) / SECOND,
      // A job whose worker was killed is taken up again after this, not after it would have expired.
      heartbeatSeconds: HEARTBEAT / SECOND,
      retentionSeconds: (14 * DAY) / SECOND,
    });
    created.add(queue);
  };

  return {
    async send(db, queue, ...payloads) {
      await createQueue(queue);
      const jobs = payloads.map((data) => ({ data }));
      await boss.insert(queue, jobs, { db: fromDrizzle(db, sql) });
    },
    work(queue, handler) {
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
        // The first job may come before the worker's name is known.
        let worker: string | undefined;
        worker = await boss.work(queue, polling, async ([job]) => {
          const begun = performance.now();
          await handler(job?.data);
          // There may be more: the next is looked for before the next poll, but late work leaves most of the time to those who wait.
          const pause = Math.min(REST * (performance.now() - begun), LONGEST_REST);
          setTimeout(() => worker && boss.notifyWorker(worker), pause).unref();
        });
      }
      for (const [queue, when] of schedules) {
        await boss.schedule(queue, when, {}, { tz: 'Europe/Moscow' });
      }
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

/**
 * Asks again where the connection was lost, as in a restart of the server: a job that is done is then marked as done, in place of being done once
 * more. What the queue asks may be asked twice: a job that was taken and never heard of comes back after its heartbeat.
 */
async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let lost = 0; ; lost += 1) {
    try {
      return await ask();
    } catch (error) {
      if (lost === CONNECTIONS || !isConnectionLost(error)) throw error;
    }
  }
}
