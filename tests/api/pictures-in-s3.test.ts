import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { readFile } from '#platform/storage/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { attachPhotographs } from '../../src/modules/catalog/attach-photographs.ts';
import { storePhotographs } from '../../src/modules/pictures/photographs.ts';
import { pictureStorage } from '../../src/server/picture-storage.ts';
import { writePhotographs } from '../support/photographs.ts';
import { startS3, type TestS3 } from '../support/s3.ts';

let s3: TestS3;
const it = withShop(async ({ onCleanup }) => {
  s3 = await startS3();
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return { env: { ...s3.env, DATA_DIR: folder } };
});
const { shop } = fixturesOf(it);
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-in-s3-'));
let photo: string;
const variant = 'divan-uglovoj-ladoga/rogozhka-grafit';

beforeAll(async () => {
  await writePhotographs(join(folder, 'given'), [`${variant}.avif`]);
  const storage = pictureStorage(readConfig({ ...s3.env, DATA_DIR: folder }));
  const shown = await storePhotographs({ db: shop.db, storage }, join(folder, 'given'));
  await attachPhotographs(shop.db, shown);
  photo = shown.get(`${variant}.avif`) ?? '';
});

it('pictures of a shop with S3 lie there and come from there, with what is made of them', async () => {
  const original = await shop.app.inject(photo);
  expect([original.statusCode, original.headers['content-type']]).toEqual([200, 'image/avif']);
  expect(Number(original.headers['content-length'])).toBe(original.rawPayload.length);
  const size = photo.replace('.avif', '/320.webp');
  const made = await shop.app.inject(size);
  expect((await sharp(made.rawPayload).metadata()).width).toBe(320);
  const again = await shop.app.inject(size);
  expect(again.rawPayload.equals(made.rawPayload)).toBe(true);

  const storage = pictureStorage(readConfig(s3.env));
  const hash = photo.slice('/pictures/'.length, -'.avif'.length);
  expect(await readFile(storage, `sizes/${hash}-320.webp`)).toEqual(made.rawPayload);
  expect(existsSync(join(folder, 'pictures'))).toBe(false);
});

it('while S3 is away pictures answer 503, and everything else goes on', async () => {
  await s3.close();
  for (const url of [
    photo,
    photo.replace('.avif', '/320.webp'),
    photo.replace('.avif', '/480.avif'),
  ]) {
    const { statusCode, headers } = await shop.app.inject(url);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      undefined,
    ]);
  }
  const { statusCode, body } = await shop.app.inject('/api/products/divan-uglovoj-ladoga/');
  expect(statusCode).toBe(200);
  expect(body).toContain(photo);
});
