import { createHash } from 'node:crypto';
import { importTaskMessages as messages } from '#messages/imports/import-tasks.ts';
import { invalid } from '#platform/errors/domain-error.ts';

/** A part of a path that looks like a key: so many letters and digits in a row. */
const KEY = /^(?=[^/]*\d)(?=[^/]*[a-z])[a-z\d]{20,}$/i;

/** The address of a feed. Throws `invalid` unless it is an https address. */
export function readFeedAddress(address: string): URL {
  const url = URL.parse(address);
  // What is shown of an address is none.
  if (!url || address.includes('…')) throw invalid('address', messages.badAddress);
  if (url.protocol !== 'https:') throw invalid('address', messages.notHttps);
  return url;
}

/** Host and path of an address, without what may be a key or change from day to day. Throws as {@link readFeedAddress}. */
export const nameOfAddress = (address: string): string => nameOfUrl(readFeedAddress(address));

/** The same of an address of any kind. */
export const nameOfUrl = ({ host, pathname }: URL): string =>
  host + pathname.split('/').map(withoutKey).join('/');

/** An address for the screen: its key is not told, but that there is more than what is shown. Throws as {@link readFeedAddress}. */
export const shownAddress = (address: string): string => shownUrl(readFeedAddress(address));

/** The same of an address of any kind. */
export const shownUrl = (url: URL): string =>
  `${url.protocol}//${url.username ? '…@' : ''}${nameOfUrl(url)}${url.search ? '?…' : ''}`;

/** Keys that differ look different: two feeds are not taken for one. */
const withoutKey = (part: string): string =>
  KEY.test(part) ? `…${createHash('sha256').update(part).digest('hex').slice(0, 6)}` : part;
