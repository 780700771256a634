import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { DiskWatch } from '../storage/disk-watch.ts';
import { SECOND } from '../time/duration.ts';
import type { HttpServer } from './http-server.ts';

const DATABASE_TIMEOUT = 2 * SECOND;

/**
 * `/healthz` (liveness): the process runs. `/readyz` (readiness): the database answers, no disk is full and the server is not closing;
 * otherwise 503.
 */
export function registerHealth(app: HttpServer, db: Database, disk: DiskWatch): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async ({ log }, reply) => {
    const isFull = await disk.isFull();
    if (isFull && disk.mayLog()) log.error('a disk is full');
    const isReady = !isClosing && !isFull && (await answers(db));
    reply.header('cache-control', 'no-store').status(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'not ready' };
  });
}

async function answers(db: Database): Promise<boolean> {
  const late = AbortSignal.timeout(DATABASE_TIMEOUT);
  const tooLate = new Promise<false>((resolve) => {
    late.addEventListener('abort', () => resolve(false), { once: true });
  });
  const asked = db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, tooLate]);
}
