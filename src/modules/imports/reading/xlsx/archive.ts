import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../../import-error.ts';
import { limits } from '../../limits.ts';

/** A workbook's files. The archive is a file on the disk: a ZIP is read from its end. */
export interface Archive {
  readonly has: (name: string) => boolean;
  /** The paths of the files, as they are written. */
  readonly names: readonly string[];
  /**
   * The unpacked bytes of a file, at most `limit` of them, and of all files that are read {@link mostOf} the archive; one that is read
   * `again` does not count twice. Names are found in any case. Throws {@link ImportError} beyond that.
   */
  readonly read: (name: string, limit: number, again?: 'again') => AsyncGenerator<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** More files than a workbook has. */
const FILES = 10_000;
/** Longer than the names of a workbook. */
const NAME = 255;

/** Writes the bytes to a temporary file and opens it as an archive. */
export async function openArchive(bytes: AsyncIterable<Uint8Array>): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), 'gornitsa-xlsx-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'workbook.xlsx');
    await pipeline(
      Readable.from(limited(bytes, limits.workbook)),
      createWriteStream(path, { mode: 0o600 }),
    );
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    const entries = await listEntries(zip);
    const most = mostOf(zip.fileSize);
    let unpacked = 0;
    const count = (bytes: number) => {
      unpacked += bytes;
      if (unpacked > most) throw new ImportError(importMessages.bomb);
    };
    return {
      has: (name) => entries.has(name.toLowerCase()),
      names: [...entries.values()].map(({ fileName }) => fileName),
      read: (name, limit, again) =>
        unpack(zip, entries.get(name.toLowerCase()), {
          limit,
          count: again ? () => undefined : count,
        }),
      close: async () => {
        zip.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw explained(error);
  }
}

/** How much an archive of this size may unpack to, bytes. A file that several sheets name counts each time. */
const mostOf = (size: number): number =>
  Math.min(limits.unpacked, Math.max(limits.smallWorkbook, size * limits.unpacking));

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > FILES) throw new ImportError(importMessages.bigWorkbook);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.length <= NAME) entries.set(entry.fileName.toLowerCase(), entry);
  }
  return entries;
}

async function* unpack(
  zip: ZipFile,
  entry: Entry | undefined,
  { limit, count }: { limit: number; count: (bytes: number) => void },
): AsyncGenerator<Uint8Array> {
  if (!entry || entry.isEncrypted()) throw new ImportError(importMessages.brokenWorkbook);
  try {
    // The size that the archive says: the reader fails where the file unpacks to more.
    count(entry.uncompressedSize);
    yield* verified(limited(await zip.openReadStreamPromise(entry), limit), entry.crc32);
  } catch (error) {
    throw explained(error);
  }
}

/** Fails at the end of a file whose bytes are not those of the archive's checksum: the reader of ZIP does not look. */
async function* verified(bytes: AsyncIterable<Uint8Array>, expected: number) {
  let sum = 0;
  for await (const chunk of bytes) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== expected) throw new ImportError(importMessages.brokenWorkbook);
}

async function* limited(bytes: AsyncIterable<Uint8Array>, limit: number) {
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.byteLength;
    if (length > limit) throw new ImportError(importMessages.bigWorkbook);
    yield chunk;
  }
}

/** Errors of the ZIP reader mean a broken file. An interruption stays what it is. */
const explained = (error: unknown): unknown =>
  error instanceof ImportError || (error instanceof Error && error.name === 'AbortError')
    ? error
    : new ImportError(importMessages.brokenWorkbook, { cause: error });
