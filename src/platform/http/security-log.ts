import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type SecurityEvent, securityEvents } from '../security-events.ts';

export interface SecurityLog {
  /** Writes a line with the request id, and counts the event. */
  record(request: Pick<FastifyRequest, 'log'>, event: SecurityEvent): void;
  /** Events since the start, by kind. */
  readonly counts: ReadonlyMap<SecurityEvent['event'], number>;
}

/** Events that are no sign of an attack. */
const ordinary: readonly SecurityEvent['event'][] = ['registered', 'signed_in', 'orders_joined'];

/**
 * The log of security: lines in the log of the shop, at every LOG_LEVEL but `silent`. An account is a digest with `key`: lines of one
 * account can be compared, and its e-mail cannot be guessed from them.
 */
export function createSecurityLog(key: Uint8Array): SecurityLog {
  const counts = new Map(securityEvents.map((event) => [event, 0]));
  const digestOf = (email: string) =>
    createHmac('sha256', key).update(`security log\0${email.toLowerCase()}`).digest('hex');
  return {
    counts,
    record({ log }, { event, account, action }) {
      counts.set(event, (counts.get(event) ?? 0) + 1);
      const line = { security: event, account: account && digestOf(account).slice(0, 16), action };
      const always = log.child({}, { level: 'info' });
      if (ordinary.includes(event)) always.info(line, 'security');
      else always.warn(line, 'security');
    },
  };
}
