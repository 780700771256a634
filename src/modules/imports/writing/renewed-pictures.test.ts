import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  lockVariantsOfPicture,
  selectNamedPictures,
  showFetchedPictures,
} from '#modules/catalog/variant-pictures.ts';
import { fetchDuePictures } from '#modules/pictures/fetch-pictures.ts';
import { rememberFetched } from '#modules/pictures/index.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { HOUR, MINUTE } from '#platform/time/duration.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { openPictureHost } from '#tests/support/picture-host.ts';

const it = withShop();
const { shop } = fixturesOf(it);
const storage = { write: async () => undefined } as unknown as FileStorage;
let connection: DatabaseConnection;
let red: Buffer;
let blue: Buffer;
let now: number;

const pictureOf = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  // The rounds of the shop itself refuse the test server, which has a loopback address.
  await shop.db.execute(sql`DELETE FROM pgboss.schedule WHERE name = 'picture-fetch'`);
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
  [red, blue] = await Promise.all([pictureOf('#ff0000'), pictureOf('#0000ff')]);
});
beforeEach(async () => {
  now = Date.now() + MINUTE;
  await emptyCatalogue(shop.db);
  await shop.db.execute(sql`DELETE FROM pictures`);
  await shop.db.execute(sql`DELETE FROM picture_hosts`);
});
afterAll(() => connection.close());

/** A host with one picture, which says of it what `headers` are and knows conditional requests. */
async function openHost(headers: Record<string, string>) {
  const conditions: unknown[] = [];
  const shown = { bytes: red, headers, conditions, statuses: [] as number[], status: 200 };
  const host = await openPictureHost((response, _path, request) => {
    const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
    conditions.push(etag ?? since);
    const isSame =
      (etag && etag === shown.headers.etag) || (since && since === shown.headers['last-modified']);
    const status = isSame ? 304 : shown.status;
    shown.statuses.push(status);
    response.writeHead(status, shown.headers).end(status === 200 ? shown.bytes : undefined);
  });
  return { shown, address: host.address('/a.jpg') };
}

const feed = (address: string) => `<yml_catalog date="2026-05-05"><shop><name>Амальгама</name>
  <url>https://amalgama.example</url><categories><category id="40">Зеркала</category></categories><offers>
  <offer id="1"><name>Зеркало</name><price>4000</price><categoryId>40</categoryId><vendorCode>ЗР-1</vendorCode>
  <picture>${address}</picture></offer></offers></shop></yml_catalog>`;

/** A feed names the picture, and the shop fetches what is due. */
async function load(address: string): Promise<void> {
  await importFeed(connection.pool, feed(address));
  await fetchDue();
}
const fetchDue = () =>
  fetchDuePictures({
    db: shop.db,
    storage,
    clock: { now: () => new Date(now) },
    mayConnect: (address) => address === '127.0.0.1',
    goods: {
      selectNamed: selectNamedPictures,
      lock: lockVariantsOfPicture,
      showFetched: showFetchedPictures,
    },
  });
const pass = (hours: number) =>
  shop.db.execute(sql`UPDATE pictures SET checked_at = checked_at - ${`${hours} hours`}::interval`);
const photos = async () => {
  const { rows } = await shop.db.execute<{ photo: string }>(sql`SELECT photo FROM variant_photos`);
  return rows.map(({ photo }) => photo);
};

it.for<[said: string, before: Record<string, string>, after: Record<string, string>]>([
  ['an ETag', { etag: '"1"' }, { etag: '"2"' }],
  [
    'a time',
    { 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' },
    { 'last-modified': 'Fri, 02 Jan 2026 00:00:00 GMT' },
  ],
])(
  'a host that says %s is asked each time whether a picture has changed, which comes only then',
  async ([_said, before, after]) => {
    const { shown, address } = await openHost(before);
    await load(address);
    const first = await photos();
    expect([first.length, shown.statuses, shown.conditions]).toEqual([1, [200], [undefined]]);
    await load(address);
    expect([await photos(), shown.statuses]).toEqual([first, [200, 304]]);
    expect(shown.conditions[1]).toBe(Object.values(before)[0]);
    Object.assign(shown, { bytes: blue, headers: after });
    await load(address);
    const second = await photos();
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
    await load(address);
    expect([await photos(), shown.statuses]).toEqual([second, [200, 304, 200, 304]]);
    // Nothing is asked for that no feed names.
    await fetchDue();
    expect(shown.statuses).toHaveLength(4);
  },
);

it('a host that says nothing is asked once a day', async () => {
  const { shown, address } = await openHost({});
  await load(address);
  const first = await photos();
  shown.bytes = blue;
  await load(address);
  await pass(18);
  await load(address);
  expect([await photos(), shown.statuses]).toEqual([first, [200]]);
  await pass(3);
  await load(address);
  expect(await photos()).not.toEqual(first);
  await load(address);
  expect(shown.statuses).toEqual([200, 200]);
});

it.for<[what: string, change: { status?: number; bytes?: Buffer }]>([
  ['404', { status: 404 }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['a page instead of a picture', { bytes: Buffer.from('<!doctype html>') }],
])(
  'a picture that does not come again (%s) leaves the old one, and comes with a later feed',
  async ([_what, change]) => {
    const { shown, address } = await openHost({});
    await load(address);
    const first = await photos();
    Object.assign(shown, change);
    await pass(24);
    await load(address);
    await fetchDue();
    expect([await photos(), shown.statuses.length]).toEqual([first, 2]);
    const { rows } = await shop.db.execute(sql`SELECT refusal, failure FROM pictures`);
    expect(rows).toEqual([{ refusal: null, failure: null }]);
    Object.assign(shown, { status: 200, bytes: blue });
    await pass(24);
    now += HOUR;
    await load(address);
    expect(await photos()).not.toEqual(first);
  },
);

it('a file that the owner has given for an address is never asked for', async () => {
  const { shown, address } = await openHost({ etag: '"1"' });
  await load(address);
  await rememberFetched(shop.db, address, 'given.jpg');
  await pass(48);
  shown.headers = { etag: '"2"' };
  await load(address);
  expect(shown.statuses).toEqual([200]);
});

it('a storage that takes no file ends the round with its error; the changed picture comes later', async () => {
  const { shown, address } = await openHost({ etag: '"1"' });
  await load(address);
  const first = await photos();
  Object.assign(shown, { bytes: blue, headers: { etag: '"2"' } });
  const { write } = storage;
  storage.write = () => Promise.reject(new Error('ENOSPC'));
  await expect(load(address)).rejects.toThrow('ENOSPC');
  storage.write = write;
  expect(await photos()).toEqual(first);
  now += HOUR;
  await fetchDue();
  expect(await photos()).not.toEqual(first);
});
