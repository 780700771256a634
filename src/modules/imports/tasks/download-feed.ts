import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { LONGEST_FEED } from '#contracts/admin/imports/values.ts';
import { importTaskMessages as messages } from '#messages/imports/import-tasks.ts';
import {
  checkHost,
  guardedLookup,
  type MayConnect,
  PrivateAddressError,
} from '#platform/network/public-address.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { ImportError } from '../import-error.ts';

const REDIRECTS = 5;
const TIME = 10 * MINUTE;

/**
 * The bytes of a feed that a member of the staff has named. Only https; `mayConnect` must allow every address, also that of each redirect.
 * Throws {@link ImportError} with a reason that does not name the key in the address.
 */
export async function* downloadFeed(
  address: string,
  mayConnect: MayConnect,
): AsyncGenerator<Uint8Array> {
  const signal = AbortSignal.timeout(TIME);
  const answer = await follow(new URL(address), mayConnect, signal);
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > LONGEST_FEED) throw new ImportError(messages.tooBig);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError(messages.cutOff);
  } finally {
    answer.destroy();
  }
}

async function follow(
  first: URL,
  mayConnect: MayConnect,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = first;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await get(url, mayConnect, signal);
    const { statusCode: status = 0, headers } = answer;
    if (status === 200) return answer;
    answer.destroy();
    if (status < 300 || status >= 400 || !headers.location)
      throw new ImportError(messages.status(status));
    // The error of `new URL` would hold the whole address, and with it the key.
    const next = URL.parse(headers.location, url);
    if (!next) throw new ImportError(messages.badRedirect);
    url = next;
  }
  throw new ImportError(messages.redirects);
}

async function get(
  url: URL,
  mayConnect: MayConnect,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== 'https:') throw new ImportError(messages.notHttps);
  try {
    checkHost(url, mayConnect);
    return await new Promise((resolve, reject) => {
      // A new connection each time: a reused one would skip the DNS lookup and its guard.
      const options = { lookup: guardedLookup(mayConnect), agent: false, signal };
      https.get(url, options, resolve).on('error', reject);
    });
  } catch (error) {
    throw new ImportError(
      error instanceof PrivateAddressError ? messages.privateAddress : messages.noAnswer(url.host),
    );
  }
}
