import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { importMessages } from '#messages/imports/import.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { ImportError } from '../import-error.ts';
import { limits } from '../limits.ts';
import { shownUrl } from '../tasks/feed-address.ts';

const REDIRECTS = 5;
const DOWNLOAD_TIME = 30 * MINUTE;

/** The bytes of a file, or of a URL that the staff typed. Throws {@link ImportError} if it cannot be opened: a reason that all may read, without the key in the URL. */
export async function openFeed(
  location: string,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  if (/^https?:\/\//i.test(location)) return limited(await download(location, signal));
  const file = await stat(location).catch(() => undefined);
  if (!file?.isFile()) throw new ImportError(importMessages.noFile(location));
  return limited(bytesOf(location, signal));
}

/** Opens the file at the first read: a stream that is aborted earlier has no error listener. */
async function* bytesOf(location: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  yield* createReadStream(location, { signal });
}

async function download(location: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_TIME)]);
  let address = new URL(location);
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await fetch(address, { redirect: 'manual', signal: limit }).catch(() => {
      throw new ImportError(importMessages.noAnswer(shownUrl(address)));
    });
    const next = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || !next) {
      if (answer.ok && answer.body) return answer.body;
      throw new ImportError(importMessages.badAnswer(shownUrl(address), answer.status));
    }
    await answer.body?.cancel();
    const target = URL.parse(next, address);
    if (!target) throw new ImportError(importMessages.badRedirect(shownUrl(address)));
    address = target;
    if (!/^https?:$/.test(address.protocol)) break;
  }
  throw new ImportError(importMessages.redirects(shownUrl(new URL(location))));
}

async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  try {
    for await (const chunk of bytes) {
      length += chunk.byteLength;
      if (length > limits.bytes) throw new ImportError(importMessages.tooBig);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError(importMessages.readingFailed, { cause: error });
  }
}
