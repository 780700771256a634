import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect } from 'vitest';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { cameraPhoto } from '#tests/support/camera-photo.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cleanPicture } from './clean-picture.ts';

const it = withShop(({ onCleanup }) => {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return { env: { DATA_DIR: folder } };
});
const { office } = fixturesOf(it);
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-upload-'));

it.each(['pictures', 'content-pictures'])(
  'a photograph of a camera that comes by %s is stored upright and without what the camera wrote into it',
  async (door) => {
    const storage = createDiskStorage(join(folder, 'pictures'));
    const taken = await cameraPhoto();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { call } = await office.joined('content');
    const headers = { 'content-type': 'image/jpeg' };
    const { photo } = (await call('POST', `/api/admin/${door}/`, taken, headers)).json();
    const opened = await storage.open(photo.replace('/pictures/', ''));
    if (!opened) throw new Error('not stored');
    const stored = await sharp(await buffer(opened.stream)).metadata();
    expect([stored.width, stored.height, stored.exif, stored.orientation]).toEqual([
      40,
      60,
      undefined,
      undefined,
    ]);
  },
);

it('a clean picture keeps what is transparent, and one that is clean stays as it was given', async () => {
  const pattern = {
    create: { width: 30, height: 20, channels: 4, background: '#1d4d3f80' },
  } as const;
  const see = await sharp(pattern).webp().toBuffer();
  expect(await cleanPicture(see)).toMatchObject({ bytes: null, extension: 'webp' });
  const exif = { IFD0: { Model: 'Camera' } };
  const taken = await sharp(pattern).withExif(exif).webp().toBuffer();
  const { bytes, extension } = await cleanPicture(taken);
  const { hasAlpha, exif: left } = await sharp(bytes ?? taken).metadata();
  expect({ extension, hasAlpha, left }).toEqual({
    extension: 'webp',
    hasAlpha: true,
    left: undefined,
  });
});
