import fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendTagged } from './send-tagged.ts';

it('an error has neither the ETag of the answer nor a cache time', async () => {
  const app = fastify();
  let isFull = true;
  const model = {
    tag: 'key',
    type: 'model/gltf-binary',
    cacheControl: 'public, max-age=60',
    make: async () => {
      if (isFull) throw Object.assign(new Error('full'), { statusCode: 429 });
      return Buffer.from('glTF');
    },
  };
  app.get('/', (request, reply) => sendTagged(model, request, reply));
  const refused = await app.inject('/');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).not.toHaveProperty('etag');
  expect(refused.headers).not.toHaveProperty('cache-control');
  isFull = false;
  const given = await app.inject('/');
  expect(given.headers).toMatchObject({ etag: '"key"', 'cache-control': 'public, max-age=60' });
  const again = await app.inject({ url: '/', headers: { 'if-none-match': '"key"' } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
