import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  lockVariantsOfPicture,
  selectNamedPictures,
  showFetchedPictures,
} from '#modules/catalog/variant-pictures.ts';
import { connectDatabase, type Database } from '#platform/database/database.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#platform/time/duration.ts';
import { createTestDatabase } from '#tests/support/build-test-app.ts';
import { TEMPLATE, throwError } from '#tests/support/database-url.ts';
import { type Answer, openPictureHost as openHost } from '#tests/support/picture-host.ts';
import { waitForLock, whileHeld } from '#tests/support/wait-for-lock.ts';
import { fetchDuePictures } from './fetch-pictures.ts';
import { retryPictures } from './fetch-queue.ts';

let db: Database;
let jpeg: Buffer;
let now: number;
const well: Answer = (response) => void response.end(jpeg);
const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code).end();

const storage = { write: async () => undefined } as unknown as FileStorage;

beforeAll(async () => {
  const plain = { width: 60, height: 40, channels: 3, background: '#227744' } as const;
  jpeg = await sharp({ create: plain }).jpeg().toBuffer();
  const connection = connectDatabase(await createTestDatabase(TEMPLATE), 8, throwError);
  db = connection.db;
  return connection.close;
});
beforeEach(() => {
  now = Date.now() + MINUTE;
});
afterEach(async () => {
  await db.execute(sql`DELETE FROM variant_pictures`);
  await db.execute(sql`DELETE FROM pictures`);
  await db.execute(sql`DELETE FROM picture_hosts`);
});

async function name(...addresses: string[]): Promise<void> {
  const list = sql.param(addresses);
  await db.execute(sql`
    INSERT INTO pictures (address, next_try_at)
    SELECT address, ${new Date(now).toISOString()}::timestamptz FROM unnest(${list}::text[]) AS address`);
  await db.execute(sql`
    INSERT INTO variant_pictures (variant_id, position, address)
    SELECT 1, place, address FROM unnest(${list}::text[]) WITH ORDINALITY AS n (address, place)`);
}

const fetchDue = (files = storage) =>
  fetchDuePictures({
    db,
    storage: files,
    clock: { now: () => new Date(now) },
    mayConnect: (address) => address === '127.0.0.1',
    goods: {
      selectNamed: selectNamedPictures,
      lock: lockVariantsOfPicture,
      showFetched: showFetchedPictures,
    },
  });
const fetchAfter = (pause: number) => {
  now += pause;
  return fetchDue();
};

async function states(): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(sql`
    SELECT DISTINCT coalesce(left(file, 0) || 'here', refusal, failure, 'waiting') AS state FROM pictures ORDER BY 1`);
  return rows.map(({ state }) => state);
}
const fetchedOf = async (address: string) => {
  const { rows } = await db.execute(sql`
    SELECT FROM pictures WHERE file IS NOT NULL AND starts_with(address, ${address})`);
  return rows.length;
};
const many = (host: { address(path: string): string }, count: number) =>
  Array.from({ length: count }, (_, index) => host.address(`/${index}.jpg`));

it('a host that hangs holds up no other: two of its pictures are asked for, the others come', async () => {
  const held: ServerResponse[] = [];
  const dead = await openHost((response) => void held.push(response));
  const alive = await openHost(well);
  await name(...many(dead, 20), ...many(alive, 12));
  const round = fetchDue();
  await expect.poll(() => fetchedOf(alive.address('/'))).toBe(12);
  expect(dead.asked).toHaveLength(2);
  for (const response of held) response.destroy();
  await round;
  expect(dead.asked).toHaveLength(2);
  expect(await states()).toEqual(['here', 'waiting', 'сервер оборвал соединение']);
});

it('hosts take turns', async () => {
  const order: number[] = [];
  const hosts = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      openHost((...answer) => {
        order.push(index);
        well(...answer);
      }),
    ),
  );
  await name(...hosts.flatMap((host) => many(host, 10)));
  await fetchDue();
  expect(order).toHaveLength(50);
  const firstHalf = order.slice(0, 25);
  for (const index of hosts.keys()) {
    expect(firstHalf.filter((one) => one === index).length).toBeGreaterThan(2);
  }
});

it('a picture that fails is asked for again after 1, 2, 4 minutes; its host is not left alone for it', async () => {
  const host = await openHost((response, path, request) =>
    path === '/bad.jpg' ? status(500)(response, path, request) : well(response, path, request),
  );
  await name(host.address('/bad.jpg'), host.address('/good.jpg'));
  await fetchDue();
  expect(await states()).toEqual(['here', 'сервер ответил 500']);
  for (const pause of [MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE]) {
    const before = host.asked.length;
    await fetchAfter(pause - SECOND);
    expect(host.asked.length).toBe(before);
    await fetchAfter(SECOND);
    expect(host.asked.length).toBe(before + 1);
  }
  host.answer = well;
  await fetchAfter(HOUR);
  expect(await states()).toEqual(['here']);
});

it.each([429, 503])(
  'a host that answers %i is left alone for pauses that grow, and forgiven at its first answer',
  async (code) => {
    const host = await openHost(status(code));
    await name(...many(host, 40));
    await fetchDue();
    for (const pause of [10 * SECOND, 20 * SECOND, 40 * SECOND, 80 * SECOND]) {
      const before = host.asked.length;
      expect(before).toBeLessThan(20);
      await fetchAfter(pause - SECOND);
      expect(host.asked.length).toBe(before);
      await fetchAfter(SECOND);
      expect(host.asked.length).toBeGreaterThan(before);
    }
    host.answer = well;
    await fetchAfter(HOUR);
    expect(await states()).toEqual(['here']);
  },
);

it('a host that is dead for a day is given up with all its pictures, and looked at again a day later', async () => {
  const host = await openHost((response) => void response.destroy());
  await name(...many(host, 40));
  for (let hour = 0; hour < 24; hour += 1) await fetchAfter(HOUR);
  expect(await states()).not.toContain('сервер оборвал соединение (целые сутки)');
  await fetchAfter(HOUR);
  expect(await states()).toEqual(['сервер оборвал соединение (целые сутки)']);
  const before = host.asked.length;
  await fetchAfter(HOUR);
  expect(host.asked.length).toBe(before);
  host.answer = well;
  await fetchAfter(DAY);
  expect(await states()).toEqual(['here']);
});

it('a picture that its host refuses is looked at again after a week', async () => {
  const host = await openHost(status(404));
  await name(host.address('/late.jpg'));
  await fetchDue();
  await fetchAfter(6 * DAY);
  expect(host.asked).toHaveLength(1);
  expect(await states()).toEqual(['сервер ответил 404']);
  host.answer = well;
  await fetchAfter(DAY);
  expect(await states()).toEqual(['here']);
});

it('the owner can have those of a host asked for again at once', async () => {
  const host = await openHost(status(404));
  const other = await openHost(status(404));
  await name(...many(host, 3), ...many(other, 3));
  await fetchDue();
  host.answer = well;
  expect(await retryPictures(db, new URL(host.address('/')).host)).toBe(3);
  await fetchDue();
  expect(await fetchedOf(host.address('/'))).toBe(3);
  expect(other.asked).toHaveLength(3);
  expect(await retryPictures(db, other.address('/1.jpg'))).toBe(1);
  expect(await retryPictures(db)).toBe(2);
});

it('an address that no goods refer to any more is forgotten without a request', async () => {
  const host = await openHost(well);
  await name(host.address('/old.jpg'));
  await db.execute(sql`DELETE FROM variant_pictures`);
  await fetchDue();
  expect(host.asked).toEqual([]);
  expect(await states()).toEqual([]);
});

it('a storage that does not take a file ends the round with its error; the picture comes later', async () => {
  const host = await openHost(well);
  await name(host.address('/a.jpg'));
  const full = { write: () => Promise.reject(new Error('ENOSPC')) } as unknown as FileStorage;
  await expect(fetchDue(full)).rejects.toThrow('ENOSPC');
  expect(await states()).toEqual(['магазин не смог записать файл']);
  await fetchAfter(MINUTE);
  expect(await states()).toEqual(['here']);
});

it.each([well, status(404), status(500)])(
  'a file that the owner gives while the picture is fetched stays (%#)',
  async (answer) => {
    const host = await openHost(async (...asked) => {
      await db.execute(sql`UPDATE pictures SET file = 'given.jpg'`);
      answer(...asked);
    });
    await name(host.address('/a.jpg'));
    await fetchDue();
    const { rows } = await db.execute(sql`SELECT file, refusal, failure FROM pictures`);
    expect(rows).toEqual([{ file: 'given.jpg', refusal: null, failure: null }]);
  },
);

it('waits for an import that changes the goods and then the picture, and both succeed', async () => {
  const host = await openHost(well);
  await name(host.address('/a.jpg'));
  let round: Promise<void> | undefined;
  await whileHeld(db, async (db) => {
    await db.execute(sql`UPDATE variants SET name = name WHERE id = 1`);
    round = fetchDue();
    await waitForLock(db);
    await db.execute(sql`UPDATE pictures SET next_try_at = now()`);
  });
  await round;
  expect(await states()).toEqual(['here']);
});

it.each([
  ['http://nowhere.invalid/a.jpg', 'такого сервера нет в DNS'],
  ['http://[broken/a.jpg', 'адрес с ошибкой'],
])('%s: %s', async (address, reason) => {
  await name(address);
  await fetchDue();
  expect(await states()).toEqual([reason]);
});
