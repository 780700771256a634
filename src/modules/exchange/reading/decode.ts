import { importMessages } from '#messages/import.ts';
import { ImportError } from '../import-error.ts';

const HEAD = 4096;

/** The first bytes of a file, and the whole stream. */
export interface Peeked {
  readonly head: Buffer;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Reads the first few kilobytes of a stream without consuming them. */
export async function peek(source: AsyncIterable<Uint8Array>): Promise<Peeked> {
  const chunks = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD) {
    const { value, done } = await chunks.next();
    if (done) break;
    first.push(value);
    length += value.byteLength;
  }
  return { head: Buffer.concat(first), bytes: resume(first, chunks) };
}

async function* resume(first: Uint8Array[], rest: AsyncIterator<Uint8Array>) {
  try {
    yield* first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** UTF-16 by its byte order mark, else the XML declaration, else UTF-8. */
export function encodingOfXml(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return (
    /^[^<]*<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(head.toString('latin1'))?.[1] ?? 'utf-8'
  );
}

/** The encoding of a CSV: UTF-16 by its byte order mark, UTF-8 if its beginning is valid UTF-8, else Windows-1251. */
export function encodingOfTable(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1251';
  }
}

/** Decodes the bytes without the byte order mark. Invalid bytes become U+FFFD. Throws for an unknown encoding. */
export async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new ImportError(importMessages.unknownEncoding(encoding));
  }
}
