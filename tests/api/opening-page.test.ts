import { describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { buildTestApp } from '../support/build-test-app.ts';

const it = withShop();
const { shop } = fixturesOf(it);

const LOCAL = { host: 'localhost:3000' };
const open = (headers: Record<string, string> = LOCAL, remoteAddress = '127.0.0.1') =>
  shop.app.inject({ url: '/opening', headers, remoteAddress });

it('says on the machine of the shop what it lacks, and how that is done', async () => {
  const { statusCode, headers, body } = await open();
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toMatch(/^text\/html/);
  for (const part of [
    'Название — от магазина-образца',
    'SMTP_URL',
    'npm run import -- прайс.yml',
  ]) {
    expect(body).toContain(part);
  }
});

describe('is 404 for everybody else', () => {
  it.each([
    ['a visitor', LOCAL, '203.0.113.5'],
    [
      'a visitor of a proxy on this machine',
      { ...LOCAL, 'x-forwarded-for': '203.0.113.5' },
      '127.0.0.1',
    ],
    ['a page of another site whose name leads here', { host: 'evil.example' }, '127.0.0.1'],
  ])('%s', async (_who, headers, address) => {
    const { statusCode, body } = await open(headers, address);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('SMTP_URL');
  });

  it('anybody, where TRUST_PROXY says that a proxy serves the shop', async () => {
    const behind = await buildTestApp({ env: { TRUST_PROXY: 'loopback' } });
    expect((await behind.app.inject({ url: '/opening', headers: LOCAL })).statusCode).toBe(404);
    await behind.close();
  });
});
