import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type SecurityEvent, securityEvents } from '../security/security-events.ts';
import { atMost } from '../time/at-most.ts';
import { MINUTE } from '../time/duration.ts';

export interface SecurityLog {
  /** Counts the event and, while the minute has room for its kind, writes a line with the request id. */
  record(request: Pick<FastifyRequest, 'log'>, event: SecurityEvent): void;
  /** Events since the start, by kind. */
  readonly counts: ReadonlyMap<SecurityEvent['event'], number>;
}

/** Lines of one kind. An attack must not fill the disk. */
const LOGGED_PER_MINUTE = 60;

/** Events that are no sign of an attack. */
const ordinary: readonly SecurityEvent['event'][] = ['registered', 'signed_in', 'orders_joined'];

/**
 * The log of security: lines in the log of the shop, at every LOG_LEVEL but `silent`. An account is a digest with `key`: lines of one
 * account can be compared, and its e-mail cannot be guessed from them. The first line after a full minute says how many had no room
 * (`unlogged`).
 */
export function createSecurityLog(key: Uint8Array, now?: () => number): SecurityLog {
  const counts = new Map(securityEvents.map((event) => [event, 0]));
  const rooms = new Map(
    securityEvents.map((event) => [
      event,
      { mayLog: atMost(LOGGED_PER_MINUTE, MINUTE, now), unlogged: 0 },
    ]),
  );
  const digestOf = (email: string) =>
    createHmac('sha256', key).update(`security log\0${email.toLowerCase()}`).digest('hex');
  return {
    counts,
    record({ log }, { event, account, action }) {
      counts.set(event, (counts.get(event) ?? 0) + 1);
      const room = rooms.get(event);
      if (room && !room.mayLog()) {
        room.unlogged += 1;
        return;
      }
      const line = {
        security: event,
        account: account && digestOf(account).slice(0, 16),
        action,
        unlogged: room?.unlogged || undefined,
      };
      if (room) room.unlogged = 0;
      const always = log.child({}, { level: 'info' });
      if (ordinary.includes(event)) always.info(line, 'security');
      else always.warn(line, 'security');
    },
  };
}
