import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { readConfig } from '#platform/config/config.ts';
import { connectDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import { watchPublicChanges } from '#platform/database/public-changes.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { systemClock } from '#platform/time/clock.ts';
import { buildApp } from '../../src/server/app.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';

/** A shop in this process, so that its statements can be recorded. Every answer is made anew, with what the process remembers of unchanged data. */
export interface OpenShop {
  readonly app: HttpServer;
  readonly pool: pg.Pool;
  /** Its address. */
  readonly url: string;
  close(): Promise<void>;
}

const unlimited = Object.fromEntries(
  ['ORDER', 'CART', 'TELEMETRY', 'CALLBACK', 'LOGIN', 'REGISTRATION', 'LINK', 'REFRESH'].map(
    (action) => [`RATE_${action}`, '99999/1h'],
  ),
);

/** `readConnections`: connections for public reads, and no pages. Without it pages are rendered, and all use one pool. */
export async function openShop(folder: string, readConnections?: number): Promise<OpenShop> {
  const database = await startEmbeddedDatabase({ folder, say: console.log });
  const connection = connectDatabase(database.url, 5, console.error);
  const publicReads = readConnections
    ? connectDatabase(database.url, readConnections, console.error)
    : connection;
  const jobs = createJobs({ url: database.url, onError: console.error });
  const changes = await watchPublicChanges({ url: database.url, onError: console.error });
  const app = await buildApp({
    config: readConfig({
      LOG_LEVEL: 'error',
      GIVE_KEPT_ANSWERS: 'false',
      NODE_ENV: 'production',
      DATA_DIR: folder,
      ...unlimited,
    }),
    db: connection.db,
    directUrl: database.url,
    publicReads: publicReads.db,
    clock: systemClock,
    jobs,
    mailer: { send: async () => undefined, close: () => undefined },
    tokenKey: randomBytes(32),
    changes,
    storefront: readConnections ? undefined : await builtStorefront(),
  });
  await jobs.start();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    url,
    pool: publicReads.pool,
    async close() {
      await app.close();
      await jobs.stop();
      await changes.stop();
      if (publicReads !== connection) await publicReads.close();
      await connection.close();
      await database.stop();
    },
  };
}
