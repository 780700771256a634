import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../import-error.ts';

const HEAD = 4096;
/** Digits and Latin letters tell nothing of an encoding. */
const LONG_HEAD = 256 * 1024;

/** The first bytes of a file, and the whole stream. */
export interface Peeked {
  readonly head: Buffer;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Reads the first few kilobytes of a stream without consuming them, and more until they tell their encoding. */
export async function peek(source: AsyncIterable<Uint8Array>): Promise<Peeked> {
  const chunks = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  let isAscii = true;
  while (length < HEAD || (isAscii && length < LONG_HEAD)) {
    const { value, done } = await chunks.next();
    if (done) break;
    first.push(value);
    length += value.byteLength;
    isAscii &&= value.every((byte) => byte < 0x80);
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

/**
 * The encoding of a file by its first bytes. What they are counts more than what they declare: UTF-16 by its byte order mark or its zeros,
 * UTF-8 where they are valid, else what XML declares, else Windows-1251.
 */
export function encodingOf(head: Buffer): string {
  const marked = utf16Of(head);
  if (marked) return marked;
  const isAscii = head.every((byte) => byte < 0x80);
  if (!isAscii && isUtf8(head)) return 'utf-8';
  const declared =
    /^[^<]*<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(head.toString('latin1'))?.[1] ?? '';
  // The bytes are none of these, whatever is declared.
  const other = /^utf-?(?:8|16)/i.test(declared) ? '' : declared;
  return other || (isAscii ? 'utf-8' : 'windows-1251');
}

function isUtf8(head: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 has zeros in every second place: of digits, spaces and signs. Cyrillic letters have a four there. */
function utf16Of(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const high = [0, 0];
  let zeros = 0;
  for (const [index, byte] of head.entries()) {
    if (byte === 0) zeros += 1;
    if (byte === 0 || byte === 4) high[index % 2] = (high[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = high;
  if (zeros < 4 || Math.max(even, odd) < 0.4 * head.length) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Decodes the bytes without the byte order mark, letters of two signs (й, ё) as one. Invalid bytes become U+FFFD. Throws for an unknown encoding. */
export async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  let held = '';
  for await (const chunk of bytes) {
    const text = held + decoder.decode(chunk, { stream: true });
    const end = composable(text);
    yield text.slice(0, end).normalize('NFC');
    held = text.slice(end);
  }
  yield (held + decoder.decode()).normalize('NFC');
}

/** More marks than a letter has. */
const MARKS = 100;

/** Where a text may be cut: before its last letter, whose marks may follow. */
function composable(text: string): number {
  let end = text.length - 1;
  const first = Math.max(0, end - MARKS);
  while (end > first && /[\p{M}\p{Cs}]/u.test(text[end] ?? '')) end -= 1;
  return Math.max(0, end);
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new ImportError(importMessages.unknownEncoding(encoding));
  }
}
