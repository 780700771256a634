import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { guardOffice, type OfficeViewer } from './office.ts';

async function office() {
  const app = Fastify();
  await app.register(cookie);
  const viewer: OfficeViewer = {
    isComplete: true,
    isSteppedUp: false,
    may: (permission) => permission === 'orders.read',
  };
  guardOffice(app, {
    findViewer: async (token) => (token === 'good' ? viewer : undefined),
    secure: false,
    host: 'shop.example.ru',
  });
  return app;
}

it('refuses to start with an endpoint that has no access rule', async () => {
  const app = await office();
  expect(() => app.get('/api/admin/orders/', () => 'orders')).toThrow(
    'GET /api/admin/orders/ has no access rule',
  );
});

it('opens an endpoint to those who hold its permission, and only with the cookie', async () => {
  const app = await office();
  app.get('/may', { config: { access: 'orders.read' } }, () => 'ok');
  app.get('/may-not', { config: { access: 'orders.cancel' } }, () => 'ok');
  app.get('/again', { config: { access: 'orders.read', stepUp: true } }, () => 'ok');
  const code = async (url: string, token?: string) => {
    const headers = token ? { cookie: `staff=${token}` } : {};
    const { statusCode } = await app.inject({ url, headers });
    return statusCode === 200 ? 200 : 'refused';
  };
  expect(await code('/may', 'good')).toBe(200);
  expect(await code('/may')).toBe('refused');
  expect(await code('/may', 'bad')).toBe('refused');
  expect(await code('/may-not', 'good')).toBe('refused');
  expect(await code('/again', 'good')).toBe('refused');
});
