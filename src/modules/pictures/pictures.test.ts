import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import {
  lockVariantsOfPicture,
  selectNamedPictures,
  showFetchedPictures,
} from '#modules/catalog/variant-pictures.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { systemClock } from '#platform/time/clock.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { throwError } from '../../../tests/support/database-url.ts';
import { fetchDuePictures } from './fetch-pictures.ts';

const it = withShop(({ onCleanup }) => {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return { env: { DATA_DIR: folder } };
});
const { shop } = fixturesOf(it);
let server: Server;
let base: string;
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-pictures-'));
let jpeg: Buffer;
/** The paths that the server was asked for. */
const asked: string[] = [];

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
/** The end record of an empty ZIP: an unpacker looks only for this. */
const emptyArchive = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);

beforeAll(async () => {
  // The rounds of the shop itself refuse the test server, which has a loopback address.
  await shop.db.execute(sql`DELETE FROM pgboss.schedule WHERE name = 'picture-fetch'`);
  const plain = { create: { width: 60, height: 40, channels: 3, background: '#227744' } } as const;
  jpeg = await sharp(plain).jpeg().toBuffer();
  const pictures: Record<string, Buffer> = {
    '/a.jpg': jpeg,
    '/same.jpg': jpeg,
    '/b.png': await sharp(plain).png().toBuffer(),
    '/c.webp': await sharp(plain).webp().toBuffer(),
    '/d.avif': await sharp(plain).avif().toBuffer(),
    '/e.gif': await sharp(plain).gif().toBuffer(),
    '/drawing.svg': Buffer.from(svg),
    '/page.jpg': Buffer.from('<!doctype html><p>Нет такой страницы'),
    '/cut.jpg': (
      await sharp({ create: { ...plain.create, width: 900, height: 900 } })
        .jpeg()
        .toBuffer()
    ).subarray(0, 900),
    '/hundred-megapixels.jpg': await sharp({
      create: { ...plain.create, width: 10_000, height: 10_000 },
    })
      .jpeg({ quality: 1 })
      .toBuffer(),
    '/script.svg.jpg': Buffer.from(svg.replace('<rect', '<script>alert(1)</script><rect')),
    '/page-behind.jpg': Buffer.concat([jpeg, Buffer.from('<html><body>hello</body></html>')]),
    '/script-within.png': await sharp(plain)
      .png()
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .toBuffer(),
    '/archive-behind.jpg': Buffer.concat([jpeg, emptyArchive]),
    '/document-behind.jpg': Buffer.concat([jpeg, Buffer.from('%PDF-1.7 …')]),
    '/program.gif': Buffer.from('GIF89a/*............*/=1;alert(1)//'),
    '/bomb.png': await sharp({ create: { ...plain.create, width: 9000, height: 6000 } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  };
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/big.jpg') {
      response.writeHead(200);
      for (let sent = 0; sent < 21; sent += 1)
        response.write(Buffer.alloc(1024 * 1024, sent === 0 ? jpeg : 0));
      response.end();
    } else if (path === '/moved.jpg') response.writeHead(302, { location: '/a.jpg' }).end();
    else if (path === '/round.jpg') response.writeHead(302, { location: '/round.jpg' }).end();
    else if (path === '/inside.jpg')
      response.writeHead(302, { location: 'http://10.0.0.1/a.jpg' }).end();
    else if (path === '/file.jpg')
      response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (pictures[path]) response.end(pictures[path]);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Makes this variant refer to these pictures. */
async function name(variant: number, ...addresses: string[]): Promise<void> {
  for (const [position, address] of addresses.entries()) {
    await shop.db.execute(
      sql`INSERT INTO pictures (address, next_try_at) VALUES (${address}, '2026-01-01') ON CONFLICT DO NOTHING`,
    );
    await shop.db.execute(
      sql`INSERT INTO variant_pictures VALUES (${variant}, ${position}, ${address})`,
    );
  }
}

async function photosOf(variant: number): Promise<unknown[]> {
  const { rows } = await shop.db.execute(sql`
    SELECT photo FROM variant_photos WHERE variant_id = ${variant} ORDER BY position`);
  return rows.map(({ photo }) => photo);
}

async function pictureOf(address: string) {
  const { rows } = await shop.db.execute(
    sql`SELECT file, refusal FROM pictures WHERE address = ${address}`,
  );
  return rows[0];
}

/** The test server has a loopback address, so only other private ranges are refused here. */
const fetchDue = () =>
  fetchDuePictures({
    db: shop.db,
    storage: createDiskStorage(join(folder, 'pictures')),
    clock: systemClock,
    mayConnect: (address) => address === '127.0.0.1',
    goods: {
      selectNamed: selectNamedPictures,
      lock: lockVariantsOfPicture,
      showFetched: showFetchedPictures,
    },
  });

it('fetches each format, shows the pictures in the order of the feed, and serves them for ever', async () => {
  const paths = ['/a.jpg', '/b.png', '/c.webp', '/d.avif', '/e.gif'].map((path) => base + path);
  await name(1, ...paths);
  await fetchDue();
  const photos = await photosOf(1);
  const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
  expect(photos).toHaveLength(types.length);
  for (const [index, photo] of photos.entries()) {
    const { statusCode, headers, rawPayload } = await shop.app.inject(String(photo));
    expect([statusCode, headers['content-type']]).toEqual([200, types[index]]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(rawPayload.length).toBe(Number(headers['content-length']));
  }
  const product = (await shop.app.inject('/api/products/1/')).json();
  expect(product.first_variant.photo).toBe(photos[0]);
  const [first, second] = product.variants[0].photos_variant;
  expect(first.preview).toMatch(/^data:image\/webp;base64,[\w+/=]+$/);
  expect(first.preview.length).toBeLessThanOrEqual(200);
  expect(second.preview).toBeUndefined();
});

it('keeps one file of one picture under however many addresses, and follows redirects', async () => {
  await name(2, `${base}/moved.jpg`, `${base}/same.jpg`);
  await fetchDue();
  const [moved, same] = await photosOf(2);
  expect(moved).toBe(same);
  expect(
    readdirSync(join(folder, 'pictures')).filter((file) => file.endsWith('.jpg')),
  ).toHaveLength(1);
});

it.each([
  ['/missing.jpg', 'сервер ответил 404'],
  ['/drawing.svg', 'это не фотография JPEG, PNG, WebP, AVIF или GIF'],
  ['/page.jpg', 'это не фотография JPEG, PNG, WebP, AVIF или GIF'],
  ['/cut.jpg', 'файл повреждён, или в нём больше 50 миллионов точек'],
  ['/bomb.png', 'файл повреждён, или в нём больше 50 миллионов точек'],
  ['/hundred-megapixels.jpg', 'файл повреждён, или в нём больше 50 миллионов точек'],
  ['/script.svg.jpg', 'это не фотография JPEG, PNG, WebP, AVIF или GIF'],
  ['/page-behind.jpg', 'в файле картинки спрятана программа, страница или архив'],
  ['/script-within.png', 'в файле картинки спрятана программа, страница или архив'],
  ['/archive-behind.jpg', 'в файле картинки спрятана программа, страница или архив'],
  ['/document-behind.jpg', 'в файле картинки спрятана программа, страница или архив'],
  ['/program.gif', 'файл повреждён, или в нём больше 50 миллионов точек'],
  ['/big.jpg', 'файл больше 20 МБ'],
  ['/round.jpg', 'слишком много перенаправлений'],
  ['/inside.jpg', 'адрес внутренней сети'],
  ['/file.jpg', 'адрес не http и не https'],
])('gives %s up with the reason, and shows the drawing as before', async (path, refusal) => {
  await name(3, base + path);
  await fetchDue();
  expect(await pictureOf(base + path)).toEqual({ file: null, refusal });
  expect(await photosOf(3)).toEqual([]);
  await shop.db.execute(sql`DELETE FROM variant_pictures WHERE variant_id = 3`);
});

describe('the shop itself', () => {
  it('refuses addresses of its own machine and names that lead there, without a connection', async () => {
    const { port } = server.address() as AddressInfo;
    const addresses = [
      `http://127.0.0.1:${port}/own`,
      `http://localhost:${port}/own`,
      `http://[::1]:${port}/own`,
    ];
    await name(5, ...addresses);
    const jobs = createJobs({ url: shop.databaseUrl, onError: throwError });
    await jobs.send(shop.db, 'picture-fetch', {});
    for (const address of addresses) {
      await expect
        .poll(() => pictureOf(address))
        .toEqual({ file: null, refusal: 'адрес внутренней сети' });
    }
    expect(asked.filter((path) => path === '/own')).toEqual([]);
    expect(await photosOf(5)).toEqual([]);
    await jobs.stop();
  });

  it.each([
    '/pictures/../jwt-secret',
    '/pictures/%2e%2e%2fjwt-secret',
    '/pictures/abc.jpg',
    `/pictures/${'a'.repeat(32)}.jpg`,
  ])('knows no picture at %s', async (path) => {
    expect((await shop.app.inject(path)).statusCode).toBe(404);
  });
});
