import http from 'node:http';
import https from 'node:https';
import { pictureMessages } from '#messages/catalogue/pictures.ts';
import {
  checkHost,
  guardedLookup,
  type MayConnect,
  PrivateAddressError,
} from '#platform/network/public-address.ts';
import { SECOND } from '#platform/time/duration.ts';
import { failureOfRequest, failureOfStatus, PictureDelayed, PictureRefused } from './failures.ts';
import type { Validators } from './renewals.ts';

const REDIRECTS = 5;
const TIME = 30 * SECOND;
const BYTES = 20 * 1024 * 1024;

export interface Downloaded extends Validators {
  readonly bytes: Buffer;
}

const NOTHING_KNOWN: Validators = { etag: null, lastModified: null };

/**
 * Downloads a picture from the Internet; undefined if its host says that it has not changed since the answer with these
 * validators. `mayConnect` must allow every address, also that of each redirect. Throws {@link PictureRefused} if a retry
 * would fail in the same way, {@link PictureDelayed} if it may succeed.
 */
export async function downloadPicture(
  address: string,
  mayConnect: MayConnect,
  known = NOTHING_KNOWN,
): Promise<Downloaded | undefined> {
  try {
    return await download(address, mayConnect, known);
  } catch (error) {
    if (error instanceof PictureRefused || error instanceof PictureDelayed) throw error;
    throw failureOfRequest(error);
  }
}

async function download(
  address: string,
  mayConnect: MayConnect,
  known: Validators,
): Promise<Downloaded | undefined> {
  const signal = AbortSignal.timeout(TIME);
  const conditions = conditionsOf(known);
  let url = new URL(address);
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await get(url, mayConnect, { signal, headers: conditions });
    const { statusCode: status = 0, headers } = answer;
    if (status >= 300 && status < 400 && headers.location) {
      answer.destroy();
      url = new URL(headers.location, url);
    } else if (status === 200) return { bytes: await readAll(answer), ...validatorsOf(headers) };
    else {
      answer.destroy();
      if (status === 304 && Object.keys(conditions).length > 0) return undefined;
      throw failureOfStatus(status);
    }
  }
  throw new PictureRefused(pictureMessages.redirects);
}

const conditionsOf = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

/** Of what a host says only what can be said back to it. */
const validatorsOf = (headers: http.IncomingHttpHeaders): Validators => ({
  etag: sayable(headers.etag),
  lastModified: sayable(headers['last-modified']),
});
const sayable = (text = ''): string | null => (/^[\x20-\x7e]{1,200}$/.test(text) ? text : null);

async function get(
  url: URL,
  mayConnect: MayConnect,
  { signal, headers }: { readonly signal: AbortSignal; readonly headers: Record<string, string> },
): Promise<http.IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new PictureRefused(pictureMessages.notHttp);
  try {
    checkHost(url, mayConnect);
    return await new Promise((resolve, reject) => {
      const { get: request } = url.protocol === 'https:' ? https : http;
      // A new connection each time: a reused one would skip the DNS lookup and its guard.
      const options = { lookup: guardedLookup(mayConnect), agent: false, signal };
      request(url, { ...options, headers: { accept: 'image/*', ...headers } }, resolve).on(
        'error',
        reject,
      );
    });
  } catch (error) {
    if (!(error instanceof PrivateAddressError)) throw error;
    throw new PictureRefused(pictureMessages.privateAddress);
  }
}

async function readAll(answer: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BYTES) throw new PictureRefused(pictureMessages.tooBig);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
