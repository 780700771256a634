import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlace } from './open-place.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-given-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function archive(bytes: Uint8Array, name = 'photos.zip'): string {
  const place = join(folder, name);
  writeFileSync(place, bytes);
  return place;
}

async function contents(place: string): Promise<Record<string, string>> {
  const { files, close } = await openPlace(place);
  const read = await Promise.all(
    files.map(async ({ path, read }) => [
      path,
      await read().then(
        (bytes) => bytes.toString(),
        ({ message }: Error) => message,
      ),
    ]),
  );
  await close();
  return Object.fromEntries(read);
}

const zip = (files: Zippable) => Buffer.from(zipSync(files));

/** The same archive with other bytes in place of these letters, everywhere. */
function patched(bytes: Buffer, letters: string, other: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(letters); at >= 0; at = copy.indexOf(letters, at + 1))
    other.copy(copy, at);
  return copy;
}

const CENTRAL = Buffer.from('504b0102', 'hex');
/** Changes the header of each entry in the central directory. */
function withHeaders(bytes: Buffer, change: (header: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(CENTRAL); at >= 0; at = copy.indexOf(CENTRAL, at + 1))
    change(copy.subarray(at));
  return copy;
}

it('reads names of archives in cp866 and in UTF-8, with and without its flag', async () => {
  const cp866 = patched(zip({ 'AA-7/1.jpg': strToU8('a') }), 'AA', Buffer.from([0x82, 0x8d]));
  expect(await contents(archive(cp866))).toEqual({ 'ВН-7/1.jpg': 'a' });
  const flagged = zip({ 'ВН-7.jpg': strToU8('b') });
  expect(await contents(archive(flagged))).toEqual({ 'ВН-7.jpg': 'b' });
  const bare = patched(zip({ 'AAAA-7.jpg': strToU8('c') }), 'AAAA', Buffer.from('ВН'));
  expect(await contents(archive(bare))).toEqual({ 'ВН-7.jpg': 'c' });
});

it('an entry cannot leave the archive, and files of the system are left out', async () => {
  const place = archive(
    zip({
      '../../etc/ВН-7.jpg': strToU8('a'),
      '/tmp\\ВН-8.jpg': strToU8('b'),
      'фото/': new Uint8Array(),
      '__MACOSX/._ВН-7.jpg': strToU8('x'),
      'фото/Thumbs.db': strToU8('x'),
    }),
  );
  expect(await contents(place)).toEqual({ 'etc/ВН-7.jpg': 'a', 'tmp/ВН-8.jpg': 'b' });
});

it('a folder is read with its folders, and links are not followed', async () => {
  const place = join(folder, 'фото');
  mkdirSync(join(place, 'ВН-7'), { recursive: true });
  writeFileSync(join(place, 'ВН-7', '1.jpg'), 'a');
  writeFileSync(join(place, '.DS_Store'), 'x');
  writeFileSync(join(folder, 'secret.jpg'), 'secret');
  symlinkSync(join(folder, 'secret.jpg'), join(place, 'ВН-8.jpg'));
  symlinkSync(folder, join(place, 'ВН-9'));
  expect(await contents(place)).toEqual({ 'ВН-7/1.jpg': 'a' });
});

it('a file that is too large or broken is said, and the others are read', async () => {
  const big = Buffer.alloc(21 * 1024 ** 2, 1);
  const whole = zip({ 'a.jpg': [big, { level: 1 }], 'b.jpg': strToU8('b') });
  expect(await contents(archive(whole))).toEqual({ 'a.jpg': 'файл больше 20 МБ', 'b.jpg': 'b' });
  // The archive says that both unpack to one byte.
  const lying = withHeaders(whole, (header) => void header.writeUInt32LE(1, 24));
  expect(await contents(archive(lying))).toEqual({
    'a.jpg': 'файл в архиве повреждён или сжат непривычным способом',
    'b.jpg': 'b',
  });
});

const small = () => zip({ 'a.jpg': strToU8('a'), 'b.jpg': strToU8('b') });
it.each([
  ['no place', () => join(folder, 'нет'), /нет\.$/],
  ['another file', () => archive(Buffer.from('Rar!…'), 'a.rar'), /не архив ZIP/],
  ['a torn archive', () => archive(small().subarray(0, -30)), /не архив ZIP, или архив повреждён/],
  [
    'a broken list of files',
    () => archive(withHeaders(small(), (header) => void header.fill(0, 0, 4))),
    /повреждён или оборван/,
  ],
  [
    'a password',
    () => archive(withHeaders(small(), (header) => void header.writeUInt16LE(1, 8))),
    /защищён паролем/,
  ],
  [
    'a bomb',
    () => archive(withHeaders(small(), (header) => void header.writeUInt32LE(0x7000_0000, 24))),
    /распаковывается во много раз больше/,
  ],
  [
    'a bomb whose entries are all of the same bytes',
    () => {
      const bytes = 7 * 1024 ** 2;
      const first: Zippable = { '0.jpg': [Buffer.alloc(bytes), { level: 0 }] };
      const others = Array.from({ length: 11 }, (_, at) => [`${at + 1}.jpg`, strToU8('x')]);
      const whole = zip({ ...first, ...Object.fromEntries(others) });
      const overlap = (header: Buffer) => {
        header.writeUInt16LE(0, 10);
        header.writeUInt32LE(bytes, 20);
        header.writeUInt32LE(bytes, 24);
        header.writeUInt32LE(0, 42);
      };
      return archive(withHeaders(whole, overlap));
    },
    /распаковывается во много раз больше/,
  ],
  [
    'a list that begins elsewhere',
    () => {
      const whole = small();
      whole.writeUInt32LE(0, whole.length - 6);
      return archive(whole);
    },
    /повреждён или оборван/,
  ],
  [
    'too many files',
    () =>
      archive(
        zipSync(
          Object.fromEntries(
            Array.from({ length: 50_001 }, (_, at) => [`${at}`, new Uint8Array()]),
          ),
          { level: 0 },
        ),
      ),
    /больше 50.000/,
  ],
])('%s is refused with the reason', async (_, place, reason) => {
  await expect(openPlace(place())).rejects.toThrow(reason);
});
