import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ChosenFile, ofDisk, sortFiles } from './chosen-file.ts';
import { openZip } from './zip.ts';

const LONGEST = 1024;
const archive = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);
const zip = (files: Zippable) => Buffer.from(zipSync(files));
const open = (bytes: Uint8Array) => openZip(archive(bytes), LONGEST);
const text = async (file: ChosenFile) =>
  file.read().then(
    (read) => read.text(),
    ({ message }: Error) => message.replaceAll(/\s/g, ' '),
  );
async function contents(bytes: Uint8Array): Promise<Record<string, string>> {
  const files = await open(bytes);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.path, await text(file)])),
  );
}
const UNREADABLE = 'файл не прочитался: он исчез с диска или повреждён в архиве';

/** The same archive with another list of files. */
function withList(bytes: Buffer, change: (entry: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  const central = Buffer.from('504b0102', 'hex');
  for (let at = copy.indexOf(central); at >= 0; at = copy.indexOf(central, at + 1))
    change(copy.subarray(at));
  return copy;
}

describe('an archive of pictures', () => {
  it('is read file by file, packed and unpacked, with folders and Russian names', async () => {
    const bytes = zip({
      'фото/': new Uint8Array(),
      'фото/ВН-7.jpg': strToU8('a'.repeat(900)),
      'ВН-8.png': [strToU8('b'), { level: 0 }],
    });
    expect(await contents(bytes)).toEqual({ 'фото/ВН-7.jpg': 'a'.repeat(900), 'ВН-8.png': 'b' });
    const [first, second] = await open(bytes);
    expect([(await first?.read())?.type, (await second?.read())?.type]).toEqual([
      'image/jpeg',
      'image/png',
    ]);
  });

  it('has names of Windows in cp866, and may end with a comment', async () => {
    const bytes = zip({ 'AA-7.jpg': strToU8('a') });
    for (let at = bytes.indexOf('AA'); at >= 0; at = bytes.indexOf('AA', at + 1))
      bytes.set([0x82, 0x8d], at);
    const comment = Buffer.from('PK comment');
    bytes.writeUInt16LE(comment.length, bytes.length - 2);
    expect(await contents(Buffer.concat([bytes, comment]))).toEqual({ 'ВН-7.jpg': 'a' });
  });

  it('never unpacks a file to more than it says or than a picture may have', async () => {
    const bytes = zip({ 'a.jpg': strToU8('a'.repeat(1000)), 'b.jpg': strToU8('b'.repeat(2000)) });
    expect(await contents(bytes)).toEqual({ 'a.jpg': 'a'.repeat(1000), 'b.jpg': UNREADABLE });
    const lying = withList(bytes, (entry) => void entry.writeUInt32LE(10, 24));
    expect(await contents(lying)).toEqual({ 'a.jpg': UNREADABLE, 'b.jpg': UNREADABLE });
    const short = withList(bytes, (entry) => void entry.writeUInt32LE(1001, 24));
    expect((await contents(short))['a.jpg']).toBe(UNREADABLE);
  });

  it('that is damaged refuses the damaged file only', async () => {
    const bytes = zip({ 'a.jpg': strToU8('a'.repeat(500)), 'b.jpg': strToU8('b') });
    bytes.fill(0xff, 35, 39);
    expect(await contents(bytes)).toEqual({ 'a.jpg': UNREADABLE, 'b.jpg': 'b' });
  });

  it.each([
    ['notZip', () => Buffer.from('Rar!…')],
    ['notZip', () => Buffer.alloc(0)],
    ['notZip', () => zip({ 'a.jpg': strToU8('a') }).subarray(0, -30)],
    ['notZip', () => withList(zip({ 'a.jpg': strToU8('a') }), (entry) => void entry.fill(0, 0, 4))],
    [
      'encrypted',
      () => withList(zip({ 'a.jpg': strToU8('a') }), (entry) => void entry.writeUInt16LE(1, 8)),
    ],
    [
      'bomb',
      () =>
        withList(
          zip({ 'a.jpg': strToU8('a') }),
          (entry) => void entry.writeUInt32LE(0x7000_0000, 24),
        ),
    ],
    [
      'largeZip',
      () =>
        Buffer.from(
          zipSync(
            Object.fromEntries(
              Array.from({ length: 20_001 }, (_, at) => [`${at}`, new Uint8Array()]),
            ),
            { level: 0 },
          ),
        ),
    ],
  ])('is refused as %s', async (kind, bytes) => {
    await expect(open(bytes())).rejects.toMatchObject({ kind });
  });
});

it('pictures are told from what is none, too large or of the system', () => {
  const file = (path: string, size = 1): ChosenFile => ({
    path,
    size,
    read: () => Promise.reject(new Error()),
  });
  const { pictures, skipped } = sortFiles([
    file('фото/ВН-7.JPG'),
    file('фото\\ВН-8.webp'),
    file('../../ВН-9.png'),
    file('фото/ВН-7.JPG', 2),
    file('__MACOSX/._ВН-7.jpg'),
    file('фото/.DS_Store'),
    file('Thumbs.db'),
    file('IMG_1.HEIC'),
    file('прайс.xlsx'),
    file('ВН-10.jpg', 26 * 1024 * 1024),
    file(`${'а'.repeat(300)}.jpg`),
  ]);
  expect(pictures.map(({ path, size }) => [path, size])).toEqual([
    ['фото/ВН-7.JPG', 1],
    ['фото/ВН-8.webp', 1],
    ['ВН-9.png', 1],
  ]);
  expect(
    skipped.map(({ path, reason }) => [path.slice(0, 10), reason.replaceAll(/\s/g, ' ')]),
  ).toEqual([
    ['IMG_1.HEIC', 'не фотография JPEG, PNG, WebP, AVIF или GIF'],
    ['прайс.xlsx', 'не фотография JPEG, PNG, WebP, AVIF или GIF'],
    ['ВН-10.jpg', 'больше 25 МБ'],
    ['аааааааааа', 'слишком длинное имя'],
  ]);
  expect(ofDisk(new File(['a'], 'ВН-7.jpg'))).toMatchObject({ path: 'ВН-7.jpg', size: 1 });
});
