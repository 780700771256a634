import type { Readable } from 'node:stream';
import { DomainError } from '#platform/errors/domain-error.ts';
import { networksOf } from '#platform/network/networks.ts';
import { MINUTE, SECOND } from '#platform/time/duration.ts';

/** Concurrent readers per process: each one reads the whole catalogue. */
const AT_ONCE = 2;
/** A slow reader holds its place no longer. */
const LONGEST = 10 * MINUTE;

/** Returns what gives the place back. Throws `too_many_requests`. */
export type Enter = (ip: string) => () => void;

/** The places of the readers of a feed: one of a network, two in all. */
export function createFeedPlaces(): Enter {
  const taken = new Set<string>();
  return (ip) => {
    const network = networksOf(ip).at(-1) ?? ip;
    if (taken.size >= AT_ONCE || taken.has(network)) {
      throw new DomainError('too_many_requests', { retryAfter: MINUTE / SECOND });
    }
    taken.add(network);
    return () => taken.delete(network);
  };
}

/** Gives the place back when the feed and its last statement have ended, by force after `longest` ms. */
export function leaveAfter(feed: Readable, leave: () => void, longest = LONGEST): void {
  const timer = setTimeout(() => feed.destroy(), longest);
  timer.unref();
  feed.once('close', () => {
    clearTimeout(timer);
    leave();
  });
}
