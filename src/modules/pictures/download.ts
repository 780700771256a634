import http from 'node:http';
import https from 'node:https';
import { pictureMessages } from '#messages/pictures.ts';
import { SECOND } from '#platform/duration.ts';
import {
  checkHost,
  guardedLookup,
  type MayConnect,
  PrivateAddressError,
} from '#platform/public-address.ts';
import { failureOfRequest, failureOfStatus, PictureDelayed, PictureRefused } from './failures.ts';

const REDIRECTS = 5;
const TIME = 30 * SECOND;
const BYTES = 20 * 1024 * 1024;

/**
 * Downloads a picture from the Internet. `mayConnect` must allow every address, also that of each redirect. Throws
 * {@link PictureRefused} if a retry would fail in the same way, {@link PictureDelayed} if it may succeed.
 */
export async function downloadPicture(address: string, mayConnect: MayConnect): Promise<Buffer> {
  try {
    return await download(address, mayConnect);
  } catch (error) {
    if (error instanceof PictureRefused || error instanceof PictureDelayed) throw error;
    throw failureOfRequest(error);
  }
}

async function download(address: string, mayConnect: MayConnect): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIME);
  let url = new URL(address);
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await get(url, mayConnect, signal);
    const { statusCode: status = 0, headers } = answer;
    if (status >= 300 && status < 400 && headers.location) {
      answer.destroy();
      url = new URL(headers.location, url);
    } else if (status === 200) return readAll(answer);
    else {
      answer.destroy();
      throw failureOfStatus(status);
    }
  }
  throw new PictureRefused(pictureMessages.redirects);
}

async function get(
  url: URL,
  mayConnect: MayConnect,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new PictureRefused(pictureMessages.notHttp);
  try {
    checkHost(url, mayConnect);
    return await new Promise((resolve, reject) => {
      const { get: request } = url.protocol === 'https:' ? https : http;
      // A new connection each time: a reused one would skip the DNS lookup and its guard.
      const options = { lookup: guardedLookup(mayConnect), agent: false, signal };
      request(url, { ...options, headers: { accept: 'image/*' } }, resolve).on('error', reject);
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
