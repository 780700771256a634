import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { selectCataloguePhotos } from '#modules/catalog/variant-pictures.ts';
import { selectOrderedPhotos } from '#modules/orders/queries.ts';
import { selectContentPhotos } from '#modules/settings/service.ts';
import { createDiskStorage, type FileStorage } from '#platform/storage/file-storage.ts';
import { DAY } from '#platform/time/duration.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { orderForm } from '../../../tests/support/order-form.ts';
import { purgeUnnamedPictures } from './purge-pictures.ts';
import { storePicture } from './store-picture.ts';

const it = withShop(({ onCleanup }) => {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return { env: { DATA_DIR: folder } };
});
const { shop } = fixturesOf(it);
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-purge-'));
let storage: FileStorage;
const START = Date.parse('2026-03-02T03:30:00+03:00');

beforeAll(() => {
  storage = createDiskStorage(join(folder, 'pictures'));
});

/** Stores a picture of this shade, without a reference, and requests it once in a small size. */
async function keep(shade: number): Promise<string> {
  const plain = { width: 200, height: 150, channels: 3, background: { r: shade, g: 0, b: 0 } };
  const picture = await sharp({ create: { ...plain, channels: 3 } })
    .jpeg()
    .toBuffer();
  const file = await storePicture({ db: shop.db, storage }, picture);
  await shop.app.inject(`/pictures/${file.slice(0, 32)}/160.avif`);
  return file;
}

const onNight = (night: number) =>
  purgeUnnamedPictures({
    db: shop.db,
    storage,
    clock: { now: () => new Date(START + night * DAY) },
    named: [selectCataloguePhotos, selectContentPhotos, selectOrderedPhotos],
  });

/** Without the size that the letter about an order makes for itself, at any time, also while it is written. */
const files = () =>
  readdirSync(join(folder, 'pictures'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes('.') && !name.includes('-160.jpg'),
  );
const photoOf = (file: string) => `/pictures/${file}`;
const show = (variant: number, position: number, file: string) =>
  shop.db.execute(
    sql`INSERT INTO variant_photos VALUES (${variant}, ${position}, ${photoOf(file)})`,
  );

it('deletes a picture without a reference for a week, with its sizes, and keeps referenced ones', async () => {
  const [lost, shared, ordered, ofSlide, ofCategory, ofFeed] = await Promise.all(
    [10, 20, 30, 40, 50, 60].map(keep),
  );
  if (!lost || !shared || !ordered || !ofSlide || !ofCategory || !ofFeed) throw new Error();
  await show(1, 0, lost);
  await show(2, 0, shared);
  await show(3, 0, shared);
  await show(5, 0, ordered);
  await shop.db.execute(sql`UPDATE categories SET photo = ${photoOf(ofCategory)} WHERE id = 1`);
  const slides = JSON.stringify([{ photo: { photo: photoOf(ofSlide) } }]);
  await shop.db.execute(sql`UPDATE site_settings SET slides = ${slides}::jsonb`);
  const address = 'https://feed.example.ru/a.jpg';
  await shop.db.execute(
    sql`INSERT INTO pictures VALUES (${address}, true, ${ofFeed}, NULL), ('https://feed.example.ru/lost.jpg', true, ${lost}, NULL)`,
  );
  await shop.db.execute(sql`INSERT INTO variant_pictures VALUES (4, 0, ${address})`);
  await order(5, photoOf(ordered));
  await onNight(0);
  await shop.db.execute(sql`DELETE FROM variant_photos WHERE variant_id IN (1, 2, 5)`);

  await onNight(1);
  await onNight(7);
  expect(files()).toHaveLength(12);
  await onNight(8);
  const left = files();
  expect(left).toHaveLength(10);
  expect(left.filter((name) => name.includes(lost.slice(0, 32)))).toEqual([]);
  const { rows } = await shop.db.execute(sql`SELECT address FROM pictures ORDER BY address`);
  expect(rows).toEqual([{ address }]);
});

it('a picture that is named again begins its week anew', async () => {
  const file = await keep(90);
  await onNight(20);
  await show(6, 0, file);
  await onNight(26);
  await shop.db.execute(sql`DELETE FROM variant_photos WHERE variant_id = 6`);
  await onNight(27);
  await onNight(33);
  expect(files().filter((name) => name.includes(file.slice(0, 32)))).toHaveLength(2);
  // A new upload of the same picture keeps it too.
  await keep(90);
  await onNight(34);
  expect(files().filter((name) => name.includes(file.slice(0, 32)))).toHaveLength(2);
  await onNight(41);
  expect(files().filter((name) => name.includes(file.slice(0, 32)))).toEqual([]);
});

/** A guest orders this variant while it has this photo. */
async function order(variant: number, photo: string): Promise<void> {
  const { rows } = await shop.db.execute(
    sql`UPDATE variants SET stock = NULL WHERE id = ${variant} RETURNING product_id`,
  );
  const line = { product: Number(rows[0]?.product_id), variant, quantity: 1 };
  const cart = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/cart/',
    payload: { cart_items: [line] },
  });
  const placed = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/order-create/',
    payload: orderForm(cart.json().cart_uuid),
  });
  expect(placed.statusCode).toBe(201);
  const { rows: lines } = await shop.db.execute(sql`SELECT photo FROM order_lines`);
  expect(lines).toEqual([{ photo }]);
}
