import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3, type TestS3 } from '#tests/support/s3.ts';
import { Unavailable } from '../errors/unavailable.ts';
import { createDiskStorage, type FileStorage, readFile } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';

let s3: TestS3;
let folder: string;

beforeAll(async () => {
  s3 = await startS3();
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-storage-'));
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const inS3 = (other: Record<string, string> = {}) => {
  const env = { ...s3.env, ...other };
  return createS3Storage({
    endpoint: env.S3_ENDPOINT ?? '',
    bucket: env.S3_BUCKET ?? '',
    region: env.S3_REGION ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  });
};

const storages: [name: string, make: () => FileStorage][] = [
  ['a folder', () => createDiskStorage(folder)],
  ['a bucket', () => inS3()],
];

describe.each(storages)('%s', (_name, make) => {
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));

  it('returns a written file with its size, and undefined for a missing one', async () => {
    const storage = make();
    await storage.write('a.jpg', bytes);
    await storage.write('a.jpg', bytes);
    await storage.write('sizes/a-320.avif', bytes.subarray(0, 10));
    const file = await storage.open('a.jpg');
    expect(file?.size).toBe(bytes.length);
    file?.stream.destroy();
    expect((await readFile(storage, 'a.jpg'))?.equals(bytes)).toBe(true);
    expect((await readFile(storage, 'sizes/a-320.avif'))?.length).toBe(10);
    expect(await storage.open('b.jpg')).toBeUndefined();
    expect(await storage.open('sizes')).toBeUndefined();
  });

  it('removes files, and ignores missing ones', async () => {
    const storage = make();
    await storage.write('gone.jpg', bytes);
    await storage.remove(['gone.jpg', 'sizes/never-there.avif']);
    expect(await storage.open('gone.jpg')).toBeUndefined();
    expect(await readFile(storage, 'a.jpg')).toBeDefined();
  });
});

it('a folder never has an incomplete file', () => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('a file of a bucket that is opened and never read is closed after a minute', async () => {
  const storage = inS3();
  await storage.write('unread.jpg', Buffer.alloc(2_000_000));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const file = await storage.open('unread.jpg');
    const closed = new Promise((resolve) => file?.stream.once('close', resolve));
    await vi.advanceTimersByTimeAsync(61_000);
    await closed;
    expect(file?.stream.destroyed).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

describe('an unavailable bucket', () => {
  let mute: Server;
  beforeAll(async () => {
    mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    mute.closeAllConnections();
    mute.close();
  });

  it.each([
    ['has an address that refuses connections', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
    ['does not know the key', { S3_ACCESS_KEY_ID: 'NOBODY' }],
    ['does not believe the signature', { S3_SECRET_ACCESS_KEY: 'another' }],
  ])('%s', async (_why, env) => {
    const storage = inS3(env);
    await expect(storage.open('a.jpg')).rejects.toThrow(Unavailable);
    await expect(storage.write('c.jpg', Buffer.from('c'))).rejects.toThrow(Unavailable);
    await expect(storage.remove(['a.jpg'])).rejects.toThrow(Unavailable);
  });

  it('does not exist', async () => {
    const storage = inS3({ S3_BUCKET: 'no-such-bucket' });
    await expect(storage.write('c.jpg', Buffer.from('c'))).rejects.toThrow('no-such-bucket');
  });

  it('never answers: the call times out after some seconds, whatever the garbage collector takes meanwhile', {
    timeout: 15_000,
  }, async () => {
    const { port } = mute.address() as AddressInfo;
    const storage = inS3({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
    setFlagsFromString('--expose-gc');
    const collecting = setInterval(runInNewContext('gc'), 100);
    await expect(storage.open('a.jpg')).rejects.toThrow(Unavailable);
    clearInterval(collecting);
  });
});
