import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { createEmptyShop } from '#tests/support/empty-shop.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { addDocument } from '#tests/support/legal-documents.ts';
import { setTimeZone } from '#tests/support/shop-zone.ts';

let now = new Date('2026-11-22T12:00:00Z');
const it = withShop(async () => ({
  clock: { now: () => now },
  databaseUrl: await createEmptyShop(),
}));
const { shop } = fixturesOf(it);

/** Version 2 comes into force on 1 December. Version 3 is replaced by version 4 before its day. */
beforeAll(async () => {
  const add = (inForce: string, text: string) =>
    addDocument(shop.db, 'policy', { inForce, text, publishedAt: new Date('2025-08-01') });
  await add('2025-09-01', 'Первая');
  await add('2026-12-01', 'Вторая');
  await add('2026-12-20', 'Третья');
  await add('2026-12-10', 'Четвёртая');
});

const policyInForce = async () => {
  const { documents } = (await shop.app.inject('/callback/site-settings/')).json<SiteSettings>();
  return documents.find(({ slug }) => slug === 'policy')?.version;
};
const page = async (query = '') => {
  const answer = await shop.app.inject(`/api/pages/policy/${query}`);
  return { status: answer.statusCode, ...answer.json() };
};

it.each([
  ['2025-08-31T20:59:59Z', undefined],
  ['2025-08-31T21:00:00Z', 1],
  ['2026-11-30T20:59:59Z', 1],
  ['2026-11-30T21:00:00Z', 2],
  ['2026-12-09T21:00:00Z', 4],
  ['2026-12-25T12:00:00Z', 4],
])('at %s version %s is in force: a day begins in Moscow', async (time, version) => {
  now = new Date(time);
  expect(await policyInForce()).toBe(version);
  expect((await page()).document?.version).toBe(version);
});

it('a day begins in the time zone of the shop', async () => {
  await setTimeZone(shop.db, 'Asia/Kamchatka');
  now = new Date('2026-11-30T11:59:59Z');
  expect([await policyInForce(), (await page()).document?.version]).toEqual([1, 1]);
  now = new Date('2026-11-30T12:00:00Z');
  expect([await policyInForce(), (await page()).document?.version]).toEqual([2, 2]);
  await setTimeZone(shop.db, 'Europe/Moscow');
});

it('each version that was or will be in force is readable at its address, with its day', async () => {
  now = new Date('2026-12-05T12:00:00Z');
  const versions = [
    { version: 4, in_force: '2026-12-10' },
    { version: 2, in_force: '2026-12-01' },
    { version: 1, in_force: '2025-09-01' },
  ];
  expect(await page()).toMatchObject({
    text: ['Вторая'],
    document: { version: 2, in_force: '2026-12-01', is_current: true, versions },
  });
  expect(await page('?version=4')).toMatchObject({
    text: ['Четвёртая'],
    document: { version: 4, is_current: false, versions },
  });
  expect((await page('?version=1')).document).toMatchObject({ version: 1, is_current: false });
  expect(await page('?version=3')).toMatchObject({ status: 404, code: 'text_page_not_found' });
  expect((await page('?version=5')).status).toBe(404);
  expect((await page('?version=x')).status).toBe(400);
});

it('a version that was replaced within its first day was in force all the same', async () => {
  now = new Date('2026-12-05T12:00:00Z');
  const add = (text: string, publishedAt: string) =>
    addDocument(shop.db, 'offer', {
      inForce: '2026-12-05',
      text,
      publishedAt: new Date(publishedAt),
    });
  await add('Утренняя', '2026-12-05T06:00:00Z');
  await add('Дневная', '2026-12-05T09:00:00Z');
  const answer = await shop.app.inject('/api/pages/offer/');
  expect(answer.json()).toMatchObject({
    text: ['Дневная'],
    document: { version: 2, versions: [{ version: 2 }, { version: 1 }] },
  });
});

it.each([
  ["UPDATE legal_documents SET body = '[]'"],
  ["UPDATE legal_documents SET in_force = '2020-01-01' WHERE version = 1"],
  ["DELETE FROM legal_documents WHERE kind = 'offer'"],
  ['TRUNCATE legal_documents'],
])('a version is kept for ever: %s is refused', async (statement) => {
  await expect(shop.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '23001', message: 'legal_documents is append-only' },
  });
});
