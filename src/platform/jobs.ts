import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from './database/database.ts';
import { DAY, MINUTE, SECOND } from './duration.ts';

/** Late work that survives a crash: it is written with the transaction that asks for it and retried until done. */
export interface Jobs {
  /** Asks for a job; `db` is the transaction that it belongs to. */
  send(db: Database, queue: string, payload: object): Promise<void>;
  /** Says who does the jobs of a queue. */
  work(queue: string, handler: JobHandler): void;
  /** Creates the queues and begins to work. */
  start(): Promise<void>;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
}

export type JobHandler = (payload: unknown) => Promise<void>;

interface Options {
  readonly url: string;
  readonly onError: (error: Error) => void;
  /** First pause before a failed job is tried again; it doubles up to an hour. */
  readonly retryDelay?: number;
}

const RETRIES = 30;
const POLLING = SECOND;

export function createJobs({ url, onError, retryDelay = 10 * SECOND }: Options): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    application_name: 'gornitsa-jobs',
  });
  boss.on('error', onError);
  const handlers = new Map<string, JobHandler>();

  return {
    async send(db, queue, payload) {
      await boss.send(queue, payload, { db: fromDrizzle(db, sql) });
    },
    work(queue, handler) {
      handlers.set(queue, handler);
    },
    async start() {
      await boss.start();
      for (const [queue, handler] of handlers) {
        const settings = {
          retryLimit: RETRIES,
          retryDelay: retryDelay / SECOND,
          retryBackoff: true,
          retryDelayMax: (60 * MINUTE) / SECOND,
          expireInSeconds: (5 * MINUTE) / SECOND,
          retentionSeconds: (14 * DAY) / SECOND,
        };
        await boss.createQueue(queue, settings);
        await boss.work(
          queue,
          { batchSize: 1, pollingIntervalSeconds: POLLING / SECOND },
          async ([job]) => {
            await handler(job?.data);
          },
        );
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 20 * SECOND }),
  };
}
