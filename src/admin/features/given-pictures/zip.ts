import { type ChosenFile, unreadable } from './chosen-file.ts';

/** Why an archive cannot be read at all. */
export class ZipRefused extends Error {
  readonly kind: 'notZip' | 'encrypted' | 'bomb' | 'largeZip';

  constructor(kind: ZipRefused['kind']) {
    super(kind);
    this.kind = kind;
  }
}

const LARGEST = 2 * 1024 ** 3;
const MOST_ENTRIES = 20_000;
/** Pictures hardly become smaller in an archive; one that unpacks to much more is a bomb. */
const UNPACKING = 10;
/** The unpacked size that is allowed in any case: a small archive of drawings may shrink well. */
const SMALL = 64 * 1024 ** 2;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly path: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/**
 * The files of a ZIP archive on the disk. Only its list is read; each file is unpacked when it is asked for, and never to more than
 * `longest` bytes or than the archive says. Throws {@link ZipRefused}.
 */
export async function openZip(archive: Blob, longest: number): Promise<ChosenFile[]> {
  if (archive.size > LARGEST) throw new ZipRefused('largeZip');
  const entries = listEntries(await readList(archive));
  const unpacked = entries.reduce((all, { size }) => all + size, 0);
  if (unpacked > Math.max(SMALL, archive.size * UNPACKING)) throw new ZipRefused('bomb');
  return entries.map((entry) => ({
    path: entry.path,
    size: entry.size,
    read: () => unpack(archive, entry, longest),
  }));
}

const viewOf = async (part: Blob): Promise<DataView<ArrayBuffer>> =>
  new DataView(await part.arrayBuffer());

/** The record at the end of the archive, which a comment may follow, tells where its list is. */
async function readList(archive: Blob): Promise<DataView<ArrayBuffer>> {
  const tail = await viewOf(archive.slice(-(22 + 0xffff)));
  let at = tail.byteLength - 22;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new ZipRefused('notZip');
  const count = tail.getUint16(at + 10, true);
  const length = tail.getUint32(at + 12, true);
  const begin = tail.getUint32(at + 16, true);
  // 0xffff and 0xffffffff stand for the larger numbers of ZIP64.
  if (count > MOST_ENTRIES) throw new ZipRefused('largeZip');
  if (begin + length > archive.size) throw new ZipRefused('notZip');
  return viewOf(archive.slice(begin, begin + length));
}

function listEntries(list: DataView<ArrayBuffer>): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  while (at + 46 <= list.byteLength && list.getUint32(at, true) === CENTRAL) {
    if (list.getUint16(at + 8, true) & ENCRYPTED) throw new ZipRefused('encrypted');
    const nameLength = list.getUint16(at + 28, true);
    const path = nameOf(new Uint8Array(list.buffer, at + 46, Math.max(0, nameLength)));
    entries.push({
      path,
      method: list.getUint16(at + 10, true),
      packed: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      at: list.getUint32(at + 42, true),
    });
    at += 46 + nameLength + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  if (at === 0 && list.byteLength > 0) throw new ZipRefused('notZip');
  return entries.filter(({ path }) => !/[/\\]$/.test(path));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const cp866 = new TextDecoder('ibm866');

/** UTF-8 where the bytes are, else cp866, which archivers of Windows write. */
function nameOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return cp866.decode(bytes);
  }
}

async function unpack(archive: Blob, entry: Entry, longest: number): Promise<File> {
  const head = await viewOf(archive.slice(entry.at, entry.at + 30));
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw unreadable();
  const begin = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = archive.slice(begin, begin + entry.packed);
  if (entry.size > longest || packed.size < entry.packed) throw unreadable();
  if (entry.method === STORED) return fileOf(entry, [packed]);
  if (entry.method !== DEFLATED) throw unreadable();
  return fileOf(entry, await inflate(packed, entry.size));
}

/** Ends where the file unpacks to more than the archive says. */
async function inflate(packed: Blob, size: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw unreadable();
    });
    if (done) break;
    length += value.byteLength;
    if (length > size) {
      await reader.cancel().catch(() => undefined);
      throw unreadable();
    }
    parts.push(value);
  }
  if (length < size) throw unreadable();
  return parts;
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

function fileOf({ path }: Entry, parts: BlobPart[]): File {
  const end = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return new File(parts, path, { type: types[end] ?? 'image/jpeg' });
}
