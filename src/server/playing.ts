import { readPayingTerms } from '#modules/orders/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { isLoopback } from '#platform/http/foreign-hosts.ts';
import { findDemoGoods } from '../office/demo/demo-left.ts';

/** Tells whether payments can be played: in a shop with goods of the demo that only this machine reaches, while no payment provider is on. */
export function createMayPlay({
  HOST,
  PUBLIC_URL,
  TRUST_PROXY,
}: Pick<Config, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY'>): (db: Database) => Promise<boolean> {
  const isAlone =
    isLoopback(HOST) &&
    isLoopback(new URL(PUBLIC_URL).hostname) &&
    ['', 'false'].includes(TRUST_PROXY);
  return async (db) =>
    isAlone && !(await readPayingTerms(db)).isOn && (await findDemoGoods(db)).count > 0;
}
