import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { connectDatabase } from '../database/database.ts';
import { watchDisk } from '../storage/disk-watch.ts';
import { registerHealth } from './health.ts';
import { createHttpServer } from './server.ts';

it('is alive but not ready while its database does not answer', async () => {
  const app = await createHttpServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  // Port 1 refuses connections.
  const { db, close } = connectDatabase('postgresql://a:b@127.0.0.1:1/c', 1, () => undefined);
  registerHealth(app, db, watchDisk({ folder: '.' }));
  const ready = await app.inject({ url: '/readyz' });
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready' }]);
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await app.close();
  await close();
});
