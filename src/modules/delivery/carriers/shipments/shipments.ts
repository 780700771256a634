import type { ShipmentState } from '#contracts/admin/delivery/values.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { MINUTE, SECOND } from '#platform/time/duration.ts';
import { CarrierSilent, type GivenOrder, type Tracked } from '../carrier.ts';
import { type Carriers, CDEK } from '../carriers.ts';
import {
  beginShipment,
  claimLook,
  insertEvents,
  lockShipment,
  openStates,
  type ShipmentRow,
  selectOpen,
  selectShipment,
  updateShipment,
} from './queries.ts';

/** What happened to an order with its carrier. */
export type ShipmentMoved =
  | {
      readonly orderId: number;
      readonly number: string;
      readonly kind: Exclude<ShipmentState, 'asked' | 'refused'>;
    }
  | {
      readonly orderId: number;
      readonly number: string;
      readonly kind: 'refused';
      /** Codes of the carrier. */
      readonly fault: string | null;
    }
  /** `day`: `YYYY-MM-DD`, by the carrier. */
  | {
      readonly orderId: number;
      readonly number: string;
      readonly kind: 'promised';
      readonly day: string;
    };

export interface ShipmentsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly carriers: Carriers;
  /** Lets orders, which `delivery` does not know, follow. `db`: the transaction in which the step is written; each step is told once. */
  readonly onMoved: (db: Database, moved: ShipmentMoved) => Promise<void>;
  /** Notes that an order is about to be given, in the transaction that writes it; where it throws, the order is not given. */
  readonly onBegun?: (db: Database) => Promise<void>;
}

/** What an order says of itself; the rest is known of the carrier. */
export type ShipmentOrder = Omit<GivenOrder, 'from' | 'handedOverAt'>;

export const LOOKS = 'shipment-looks';
/** The company has checked most orders by then. */
const FIRST_LOOK = 3 * SECOND;
/** Where it has not, it is asked again so often, and so long. */
const NEXT_LOOK = MINUTE;
const LONGEST_UNCERTAIN = 15 * MINUTE;
/** Notices and wishes that come within this time are one look. */
const BETWEEN_LOOKS = MINUTE;
const MOST_OPEN = 20_000;

/**
 * Gives an order to the carrier; one that is on its way already is answered as it is. Whether the carrier has taken it shows later: the
 * shipment is `asked` until then, and `refused` with the carrier's codes where it has not. Throws `carrier_not_set_up`.
 */
export async function registerShipment(
  context: ShipmentsContext,
  orderId: number,
  order: ShipmentOrder,
): Promise<ShipmentRow> {
  const { db, clock, jobs, carriers } = context;
  const found = await carriers.now();
  if (!found?.handedOverAt) throw new DomainError('carrier_not_set_up');
  const { from, handedOverAt } = found;
  const row = { orderId, carrier: CDEK, number: order.number, askedAt: clock.now() } as const;
  if (await begin(context, row)) {
    const outcome = await found.carrier.register({ ...order, from, handedOverAt });
    if ('refused' in outcome) {
      await writeRefusal(context, { orderId, number: order.number, fault: outcome.refused });
    } else {
      // Silence may hide an order that has arrived: it is looked for by its number.
      if ('uuid' in outcome) await updateShipment(db, orderId, { carrierUuid: outcome.uuid });
      await jobs.send(db, { queue: LOOKS, delay: FIRST_LOOK }, { orderId });
    }
  }
  const shipment = await selectShipment(db, orderId);
  if (!shipment) throw new DomainError('order_not_found');
  return shipment;
}

function begin(
  { db: outer, onBegun }: ShipmentsContext,
  row: Parameters<typeof beginShipment>[1],
): Promise<boolean> {
  return outer.transaction(async (db) => {
    const isBegun = (await beginShipment(db, row)) !== undefined;
    if (isBegun) await onBegun?.(db);
    return isBegun;
  });
}

function writeRefusal(
  { db: outer, onMoved }: ShipmentsContext,
  { fault, ...which }: { orderId: number; number: string; fault: string },
): Promise<void> {
  return outer.transaction(async (db) => {
    await updateShipment(db, which.orderId, { state: 'refused', fault });
    await onMoved(db, { ...which, kind: 'refused', fault });
  });
}

/**
 * Asks the carrier how far an order is, and tells what has moved. A silent carrier is asked again: soon about a registration, else the next
 * night. Answers whether the carrier said anything.
 */
export async function lookAfter(context: ShipmentsContext, orderId: number): Promise<boolean> {
  const { db, clock, carriers } = context;
  const row = await selectShipment(db, orderId);
  const found = await carriers.now();
  if (!row || !found || !openStates.includes(row.state)) return false;
  const key = row.carrierUuid ? { uuid: row.carrierUuid } : { number: row.number };
  const tracked = await found.carrier.track(key).catch(silence);
  const isUncertain =
    tracked === SILENT ? row.state === 'asked' : await writeTracked(context, orderId, tracked);
  if (isUncertain && clock.now().getTime() - row.askedAt.getTime() < LONGEST_UNCERTAIN) {
    await context.jobs.send(db, { queue: LOOKS, delay: NEXT_LOOK }, { orderId });
  }
  return tracked !== SILENT;
}

const SILENT = 'silent';

function silence(failure: unknown): typeof SILENT {
  if (failure instanceof CarrierSilent) return SILENT;
  throw failure;
}

/** Answers whether it is not known yet what became of the registration. */
function writeTracked(
  { db: outer, clock, onMoved }: ShipmentsContext,
  orderId: number,
  tracked: Tracked | undefined,
): Promise<boolean> {
  return outer.transaction(async (db) => {
    const row = await lockShipment(db, orderId);
    if (!row || !openStates.includes(row.state)) return false;
    const next = nextOf(row, tracked, clock.now());
    await updateShipment(db, orderId, next);
    await insertEvents(db, orderId, tracked?.events ?? []);
    const { number } = row;
    if (next.state !== row.state && next.state !== 'asked') {
      const told = { orderId, number };
      await onMoved(
        db,
        next.state === 'refused'
          ? { ...told, kind: 'refused', fault: next.fault }
          : { ...told, kind: next.state },
      );
    }
    const { promisedOn: day } = next;
    if (day && day !== row.promisedOn) {
      await onMoved(db, { orderId, number, kind: 'promised', day });
    }
    return next.state === 'asked';
  });
}

/** A shipment never goes back, whatever an answer that is late says. One that the carrier does not know after a while has not arrived. */
function nextOf(row: ShipmentRow, tracked: Tracked | undefined, now: Date) {
  const { state, fault, promisedOn } = row;
  const looked = { lookedAt: now, state, fault, promisedOn };
  if (!tracked) {
    const isLost = now.getTime() - row.askedAt.getTime() >= LONGEST_UNCERTAIN;
    return row.state === 'asked' && isLost
      ? { ...looked, state: 'refused' as const, fault: 'not received' }
      : looked;
  }
  const isBack = openStates.indexOf(tracked.state) < openStates.indexOf(row.state);
  const isOpen = openStates.includes(tracked.state);
  return {
    ...looked,
    state: isOpen && isBack ? row.state : tracked.state,
    fault: tracked.fault,
    carrierUuid: tracked.uuid,
    carrierNumber: tracked.number ?? row.carrierNumber,
    promisedOn: tracked.promisedOn ?? row.promisedOn,
  };
}

/** Lets all orders on their way be asked for, and renews the carrier's subscription to `address`; null: the carrier cannot reach the shop. */
export async function lookAfterAll(
  { db, jobs, carriers }: ShipmentsContext,
  address: string | null,
): Promise<void> {
  const found = await carriers.now();
  if (!found) return;
  const open = await selectOpen(db, MOST_OPEN);
  if (open.length > 0) await jobs.send(db, LOOKS, ...open.map((orderId) => ({ orderId })));
  if (address) await found.carrier.subscribe(address);
}

/** A notice about the carrier's key: it is not believed, but the carrier is asked soon, at most once a minute. */
export async function noteNotice(
  { db, clock, jobs }: Pick<ShipmentsContext, 'db' | 'clock' | 'jobs'>,
  carrierUuid: string,
): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - BETWEEN_LOOKS);
  const orderId = await claimLook(db, { carrierUuid }, { now, before });
  if (orderId === undefined) return;
  await jobs.send(db, { queue: LOOKS, delay: SECOND }, { orderId });
}

/** As {@link lookAfter}, at once, for a member of the staff. Throws `too_many_requests` where the carrier was asked within a minute. */
export async function lookNow(context: ShipmentsContext, orderId: number): Promise<boolean> {
  const now = context.clock.now();
  const before = new Date(now.getTime() - BETWEEN_LOOKS);
  const claimed = await claimLook(context.db, { orderId }, { now, before });
  if (claimed === undefined) throw new DomainError('too_many_requests');
  return lookAfter(context, orderId);
}
