import { z } from 'zod';
import type { HandOver } from '#contracts/admin/delivery/values.ts';
import type { Database } from '#platform/database/database.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { TownRef } from '../quote/tariffs.ts';
import type { AskedOffers, Carrier, CarrierAnswer } from './carrier.ts';
import type { CdekAccount } from './cdek/api.ts';
import { createCdek } from './cdek/cdek.ts';
import { type CarrierRow, selectCarrier } from './queries.ts';

/** The one carrier that the shop can ask. */
export const CDEK = 'cdek';

export interface CarriersContext {
  readonly db: Database;
  readonly clock: Clock;
  /** Seals the keys of carriers: its own key is not in the database. */
  readonly sealing: Sealing;
  /** Origin of the API of CDEK. */
  readonly cdekUrl: string;
}

export interface Carriers {
  /** What carrying costs from the shop's town, or why it is told by telephone. Answers within two seconds whatever the carrier does. */
  offers(asked: Omit<AskedOffers, 'from'>): Promise<CarrierAnswer>;
  /** Whether the owner has entered keys, also where they cannot be read. */
  isEntered(): Promise<boolean>;
  /** The carrier as of now; undefined where none is set up. */
  now(): Promise<CarrierNow | undefined>;
}

export interface CarrierNow {
  readonly carrier: Carrier;
  /** The town from which packages go. */
  readonly from: TownRef;
  readonly handOver: HandOver;
  /** Where packages are handed over; empty: not said. */
  readonly handedOverAt: string;
}

const account = z.object({ account: z.string(), secret: z.string() });

export const sealKeys = (sealing: Sealing, { account, secret }: CdekAccount): Buffer =>
  sealing.seal(Buffer.from(JSON.stringify({ account, secret })));

/** Undefined where the keys were sealed by another key, as after a restored copy without its secret: they are entered anew. */
export function openKeys(sealing: Sealing, { keys }: CarrierRow): CdekAccount | undefined {
  try {
    return account.parse(JSON.parse(sealing.open(keys).toString('utf8')));
  } catch {
    return undefined;
  }
}

/** The carrier of a row that remembers nothing yet; undefined where its keys cannot be read. */
export function carrierOf(
  { clock, sealing, cdekUrl }: Omit<CarriersContext, 'db'>,
  row: CarrierRow,
): Carrier | undefined {
  const keys = openKeys(sealing, row);
  return keys && createCdek({ ...keys, url: cdekUrl, clock, handOver: row.handOver });
}

export const senderOf = ({ town, region }: CarrierRow): TownRef => ({ name: town, region });

/** The carriers that the owner has entered, as of now: a change counts in every process at once. */
export function createCarriers(context: CarriersContext): Carriers {
  let kept: { readonly version: string; readonly carrier: Carrier | undefined } | undefined;

  /** What a carrier has answered is forgotten with its keys. */
  function carrierNow(row: CarrierRow): Carrier | undefined {
    const version = `${row.changedAt.getTime()} ${row.keys.toString('base64')}`;
    if (kept?.version !== version) kept = { version, carrier: carrierOf(context, row) };
    return kept.carrier;
  }

  async function now() {
    const row = await selectCarrier(context.db, CDEK);
    const carrier = row && carrierNow(row);
    if (!carrier) return undefined;
    const { handOver, handedOverAt } = row;
    return { carrier, from: senderOf(row), handOver, handedOverAt };
  }

  return {
    now,
    isEntered: async () => (await selectCarrier(context.db, CDEK)) !== undefined,
    async offers(asked) {
      const found = await now();
      return found
        ? found.carrier.offers({ ...asked, from: found.from })
        : { call: 'carrier not set up' };
    },
  };
}
