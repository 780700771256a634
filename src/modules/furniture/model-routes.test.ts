import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { variants } from '#modules/catalog/tables.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { boundsOf, primitivesOf } from '../../../packages/furniture/testing/read-glb.ts';

const it = withShop(({ onCleanup }) => {
  onCleanup(() => rmSync(folder, { recursive: true }));
  return { env: { DATA_DIR: folder } };
});
const { shop } = fixturesOf(it);
const folder = mkdtempSync(join(tmpdir(), 'models-'));
const made = () => (existsSync(join(folder, 'models')) ? readdirSync(join(folder, 'models')) : []);

const get = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers });
const address = '/models/products/divan-uglovoj-ladoga/rogozhka-grafit.glb';

it('makes a model once for all who ask at once, and keeps it', async () => {
  expect(made()).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => get(address)));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('model/gltf-binary');
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    expect(answer.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.of())).toBe(true);
  }
  expect(made()).toHaveLength(1);
  const { low, high } = boundsOf(await primitivesOf(answers[0]?.rawPayload ?? Buffer.of()));
  expect((high[0] ?? 0) - (low[0] ?? 0)).toBeCloseTo(2650, 0);
});

it('answers 304 to who has it already, and another tag for another variant', async () => {
  const { etag } = (await get(address)).headers;
  const again = await get(address, { 'if-none-match': etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const other = await get(address.replace('grafit', 'pesochnyj'), { 'if-none-match': etag });
  expect(other.statusCode).toBe(200);
  expect(other.headers.etag).not.toBe(etag);
});

it('has a second pose of what unfolds, under a tag of its own, and none of what does not', async () => {
  const closed = await get(address);
  const open = await get(`${address}?pose=open`, { 'if-none-match': closed.headers.etag });
  expect(open.statusCode).toBe(200);
  expect(open.rawPayload.equals(closed.rawPayload)).toBe(false);

  const chair = '/models/products/stul-vyatka/oreh-ekokozha-konyachnyj.glb';
  expect((await get(chair)).statusCode).toBe(200);
  expect((await get(`${chair}?pose=open`)).statusCode).toBe(404);
  expect((await get(`${address}?pose=upside-down`)).statusCode).toBe(400);
});

it('has a person for scale, 1700 mm tall, with feet on the floor', async () => {
  const answer = await get('/models/person.glb');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'model/gltf-binary']);
  expect(answer.rawPayload.length).toBeLessThan(100_000);
  const { low, high } = boundsOf(await primitivesOf(answer.rawPayload));
  expect(low[1]).toBeCloseTo(0, 0);
  expect(high[1]).toBeCloseTo(1700, 0);
  expect((low[0] ?? 0) + (high[0] ?? 0)).toBeCloseTo(0, 0);
  const again = await get('/models/person.glb', { 'if-none-match': answer.headers.etag });
  expect(again.statusCode).toBe(304);
});

it('makes no model of which it would have to guess a length', async () => {
  const [slug, sibling] = ['rogozhka-grafit', 'rogozhka-pesochnyj'];
  await shop.db
    .update(variants)
    .set({ attributes: { dimensions_width: 2650 } })
    .where(eq(variants.slug, sibling));
  const answer = await get(address.replace(slug, sibling));
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { detail: 'Для этого товара модели нет.', code: 'model_not_found' },
  ]);
});

it('makes no model of a corner whose side is not chosen', async () => {
  const slug = 'velyur-izumrudnyj';
  const url = address.replace('rogozhka-grafit', slug);
  const [row] = await shop.db.select().from(variants).where(eq(variants.slug, slug));
  expect((await get(url)).statusCode).toBe(200);
  await shop.db
    .update(variants)
    .set({ attributes: { ...row?.attributes, angle_variants: ['левый', 'правый'] } })
    .where(eq(variants.slug, slug));
  const answer = await get(url);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'model_not_found']);
});

it('does not find what the shop does not have', async () => {
  for (const url of [
    '/models/products/divan-uglovoj-ladoga/net-takogo.glb',
    '/models/products/net-takogo/rogozhka-grafit.glb',
  ]) {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { detail: 'Такого товара нет.', code: 'product_not_found' },
    ]);
  }
  expect((await get(address.replace('.glb', '.obj'))).statusCode).toBe(404);
  expect((await get('/models/products/divan-uglovoj-ladoga/..%2f..%2fx.glb')).statusCode).toBe(404);
});
