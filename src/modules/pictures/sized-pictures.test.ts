import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { pictureFormats, pictureWidths } from '#contracts/picture-address.ts';
import { createDiskStorage, type FileStorage } from '#platform/storage/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { createSizedPictures } from './sized-pictures.ts';
import { storePicture } from './store-picture.ts';

const it = withShop(({ onCleanup }) => {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return { env: { DATA_DIR: folder } };
});
const { shop } = fixturesOf(it);
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-sizes-'));
let storage: FileStorage;

beforeAll(() => {
  storage = createDiskStorage(join(folder, 'pictures'));
});

/** A picture 1,000 px wide and 750 px high with a red left half. */
const drawn = async (green: number) => {
  const half = { width: 500, height: 750, channels: 3, background: '#c02020' } as const;
  const whole = { ...half, width: 1000, background: { r: 20, g: green, b: 60 } } as const;
  const left = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: whole }).composite([{ input: left, left: 0, top: 0 }]);
};

async function keep(picture: Buffer): Promise<string> {
  const file = await storePicture({ db: shop.db, storage }, picture);
  return file.slice(0, 32);
}

it('is given even where there is no room to keep it', async () => {
  const hash = await keep(await (await drawn(70)).jpeg().toBuffer());
  const complaints: Error[] = [];
  const full: FileStorage = {
    ...storage,
    write: async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  };
  const open = createSizedPictures({ db: shop.db, storage: full }, (error) =>
    complaints.push(error),
  );
  expect((await open(hash, 160, 'webp'))?.size).toBeGreaterThan(100);
  expect(complaints).toHaveLength(1);
});

describe('a kept picture', () => {
  let hash: string;
  beforeAll(async () => {
    hash = await keep(await (await drawn(90)).jpeg().toBuffer());
  });

  it.each(
    pictureWidths.flatMap((width) => pictureFormats.map((format) => [width, format] as const)),
  )('is given %i wide as %s, never wider than it is, for ever', async (width, format) => {
    const url = `/pictures/${hash}/${width}.${format}`;
    for (const _again of [1, 2]) {
      const { statusCode, headers, rawPayload } = await shop.app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      const wide = Math.min(width, 1000);
      expect([info.width, info.height]).toEqual([wide, Math.round(wide * 0.75)]);
      expect(data[0]).toBeGreaterThan(150);
    }
  });

  it.each(['640.avif', '0160.avif', '160.png', '160.avif.jpg', '-160.avif', '1e3.avif', '160'])(
    'is not given as %s: the ladder is closed',
    async (size) => {
      const before = readdirSync(join(folder, 'pictures', 'sizes'));
      expect((await shop.app.inject(`/pictures/${hash}/${size}`)).statusCode).toBe(404);
      expect(readdirSync(join(folder, 'pictures', 'sizes'))).toEqual(before);
    },
  );

  it('that is not stored is not found', async () => {
    const url = `/pictures/${'a'.repeat(32)}/320.avif`;
    expect((await shop.app.inject(url)).statusCode).toBe(404);
    expect((await shop.app.inject(`/pictures/..%2f..%2fjwt/320.avif`)).statusCode).toBe(404);
  });
});

it('stands upright and says nothing of where and with what it was taken', async () => {
  const exif = {
    IFD0: { Model: 'Zenit' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
  };
  const original = await (await drawn(120))
    .jpeg()
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(original).metadata()).orientation).toBe(6);
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Zenit');
  const hash = await keep(original);
  for (const format of pictureFormats) {
    const { rawPayload } = await shop.app.inject(`/pictures/${hash}/480.${format}`);
    const { width, height, exif: left, xmp } = await sharp(rawPayload).metadata();
    expect([width, height, left, xmp]).toEqual([480, 640, undefined, undefined]);
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    // After the rotation the left side is on top.
    expect(data[3 * 479]).toBeGreaterThan(150);
  }
});

it('lies on paper where JPEG knows no transparency, and has no preview', async () => {
  const clear = { width: 400, height: 300, channels: 4, background: '#00000000' } as const;
  const file = await storePicture(
    { db: shop.db, storage },
    await sharp({ create: clear }).png().toBuffer(),
  );
  const { rawPayload } = await shop.app.inject(`/pictures/${file.slice(0, 32)}/160.jpg`);
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)].map((one) => Math.round(one / 10))).toEqual([25, 25, 24]);
  const { rawPayload: webp } = await shop.app.inject(`/pictures/${file.slice(0, 32)}/160.webp`);
  expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
});

it('is made once for however many ask at the same moment', async () => {
  const hash = await keep(await (await drawn(200)).webp().toBuffer());
  let read = 0;
  const counting: FileStorage = {
    ...storage,
    async open(name) {
      if (!name.startsWith('sizes/')) read += 1;
      return storage.open(name);
    },
  };
  const open = createSizedPictures({ db: shop.db, storage: counting });
  const all = await Promise.all(Array.from({ length: 30 }, () => open(hash, 320, 'avif')));
  expect(new Set(all.map((one) => one?.size)).size).toBe(1);
  expect(read).toBe(1);
});
