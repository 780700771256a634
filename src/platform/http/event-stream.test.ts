import { expect, it } from 'vitest';
import { recordLog } from '#tests/support/logged.ts';
import { readConfig } from '../config/config.ts';
import { createEventStreams } from './event-stream.ts';
import { createHttpServer } from './server.ts';

it('a stream for which there is no place gets 503 and when to come back, which is no error of the shop', async () => {
  const app = await createHttpServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn' }));
  const lines = recordLog(app);
  const streams = createEventStreams(app, { most: 2, mostOfOne: 1 });
  const ended: string[] = [];
  app.get<{ Params: { who: string } }>('/events/:who', ({ params: { who } }, reply) => {
    streams.open(reply, { who, mayStay: async () => true, onEnd: () => ended.push(who) });
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const open = (who: string) => fetch(`${origin}/events/${who}`);
    const [anna, boris] = [await open('anna'), await open('boris')];
    expect([anna.status, boris.status]).toEqual([200, 200]);
    const refused = await open('vera');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '15']);
    expect(await refused.json()).toMatchObject({ code: 'overloaded' });
    // One who has a place may take it again, and a place that is left is free.
    expect((await open('anna')).status).toBe(200);
    expect(ended).toEqual(['anna']);
    await boris.body?.cancel();
    await expect.poll(() => ended).toEqual(['anna', 'boris']);
    expect((await open('vera')).status).toBe(200);
    expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
    expect(lines).toContainEqual({
      level: 'info',
      about: { code: 'overloaded' },
      message: 'request refused',
    });
  } finally {
    await app.close();
  }
});
