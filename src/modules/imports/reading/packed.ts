import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../import-error.ts';
import { limits } from '../limits.ts';
import type { Archive } from './xlsx/archive.ts';

/** Unpacks gzip as a stream. Throws {@link ImportError} where it becomes far larger than a feed does, or breaks off. */
export async function* gunzip(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let packed = 0;
  let unpacked = 0;
  async function* counted() {
    for await (const chunk of bytes) {
      packed += chunk.byteLength;
      yield chunk;
    }
  }
  const unpacking = createGunzip();
  const flow = pipeline(Readable.from(counted()), unpacking);
  // Its failure is that of the stream below.
  flow.catch(() => undefined);
  try {
    for await (const chunk of unpacking as AsyncIterable<Buffer>) {
      unpacked += chunk.byteLength;
      if (unpacked > limits.bytes) throw new ImportError(importMessages.tooBig);
      if (unpacked > Math.max(limits.smallWorkbook, packed * limits.unpacking))
        throw new ImportError(importMessages.bomb);
      yield chunk;
    }
  } catch (error) {
    throw isOfArchive(error)
      ? new ImportError(importMessages.brokenArchive, { cause: error })
      : error;
  } finally {
    unpacking.destroy();
  }
}

const isOfArchive = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

const feedFile = /\.(?:xml|yml|csv|tsv|txt|xlsx)$/i;
/** Folders and what systems put beside files. */
const beside = /\/$|(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** The name of the only feed of an archive. Throws {@link ImportError} where there is none, or several. */
export function feedInArchive({ names }: Archive): string {
  if (names.includes('mimetype') && names.includes('content.xml'))
    throw new ImportError(importMessages.openDocument);
  const files = names.filter((name) => !beside.test(name) && feedFile.test(name));
  const [file] = files;
  if (file === undefined) throw new ImportError(importMessages.noFeedInArchive);
  if (files.length > 1) throw new ImportError(importMessages.severalFeeds);
  return file;
}
