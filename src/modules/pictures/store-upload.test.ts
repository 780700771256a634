import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect } from 'vitest';
import { createDiskStorage } from '#platform/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

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
    const taken = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#1d4d3f' },
    })
      .withExif({
        IFD0: { Copyright: 'Vera', Model: 'Camera' },
        IFD3: { GPSLatitude: '59/1 0/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
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
