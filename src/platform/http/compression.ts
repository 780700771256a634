import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A window of 256 kB holds the largest pages, and limits the memory of the compressor. */
const WINDOW = 18;

/** Of an answer that may be sent once: most of the saving for a fifth of the work. */
export const quick = {
  br: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 2,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    },
  },
  gzip: { level: 2 },
} as const;

/** Of an answer that is kept and sent again. Higher levels take ten times as long for a hundredth. */
const thorough = {
  br: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    },
  },
  gzip: { level: 9 },
} as const;

/** Bodies up to this size are compressed in one call, which takes a millisecond. A thread costs twice that, by its garbage above all. */
export const ONE_CALL_BYTES = 512 * 1024;

/** Compresses an answer that a client waits for. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (body.length > ONE_CALL_BYTES) return compressInThread(body, encoding, quick);
  return encoding === 'br' ? brotliCompressSync(body, quick.br) : gzipSync(body, quick.gzip);
}

/** Compresses an answer in the background, as small as is worth its time. */
export const compressWell = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  compressInThread(body, encoding, thorough);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressInThread = (
  body: Buffer,
  encoding: Encoding,
  { br, gzip }: typeof quick | typeof thorough,
) => (encoding === 'br' ? brotli(body, br) : zip(body, gzip));

const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** The body that was compressed. */
export const decompress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? unbrotli(body) : unzip(body);
