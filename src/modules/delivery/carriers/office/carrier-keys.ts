import type { CarrierState, NewCarrier } from '#contracts/admin/delivery/carrier.ts';
import type { CarrierTrial } from '#contracts/admin/delivery/values.ts';
import { carrierMessages as messages } from '#messages/office/carrier.ts';
import {
  type Actor,
  changesBetween,
  type FindStaffNames,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { plainName } from '../../quote/find-zone.ts';
import { regionNames } from '../../towns/towns.ts';
import type { CarrierCheck } from '../carrier.ts';
import {
  type CarriersContext,
  CDEK,
  carrierOf,
  openKeys,
  sealKeys,
  senderOf,
} from '../carriers.ts';
import {
  type CarrierRow,
  deleteCarrier,
  lockCarrier,
  selectCarrier,
  upsertCarrier,
} from '../queries.ts';

export interface CarrierWork extends CarriersContext {
  readonly staffNames: FindStaffNames;
}

/** So many signs of the account are shown. Of a short one none: they would be most of it. */
const SHOWN = 4;
const LEAST_SHOWN_OF = 12;

const entity = 'carrier';

/** What is stored of the carrier, without its keys. */
export async function getCarrier({
  db,
  sealing,
  staffNames,
}: Omit<CarrierWork, 'clock'>): Promise<CarrierState> {
  const row = await selectCarrier(db, CDEK);
  const regions = [...regionNames];
  if (!row) return { carrier: null, regions };
  const { town, region, handOver, handedOverAt, accountEnd, changedAt, changedBy } = row;
  const names = await staffNames(db);
  return {
    carrier: {
      town,
      region,
      hand_over: handOver,
      handed_over_at: handedOverAt,
      account_end: accountEnd,
      is_readable: openKeys(sealing, row) !== undefined,
      changed_at: changedAt.toISOString(),
      changed_by: names.get(String(changedBy)) ?? null,
    },
    regions,
  };
}

/** Stores keys and sender of the carrier. Without new keys the stored ones stay. Throws `invalid`. */
export async function saveCarrier(
  context: CarrierWork & { readonly actor: Actor },
  given: NewCarrier,
): Promise<CarrierState> {
  const region = regionNames.find((name) => plainName(name) === plainName(given.region));
  if (!region) throw invalid('region', messages.noRegion);
  const handedOverAt = placeOf(given);
  const { db: outer, clock, actor, sealing } = context;
  await outer.transaction(async (db) => {
    const before = await lockCarrier(db, CDEK);
    const row: CarrierRow = {
      name: CDEK,
      ...keysOf(sealing, given, before),
      town: given.town,
      region,
      handOver: given.hand_over,
      handedOverAt,
      changedAt: clock.now(),
      changedBy: staffIdOf(actor),
    };
    await upsertCarrier(db, row);
    const changes = {
      ...(given.account && { keys: 'changed' as const }),
      ...changesBetween(told(before), told(row)),
    };
    await recordAction(
      { db, clock, actor },
      { action: 'carrier.change', entity, entityId: CDEK, changes },
    );
  });
  return getCarrier(context);
}

/** What the log tells of a carrier: nothing of its keys. */
const told = (row: CarrierRow | undefined) => ({
  town: row?.town ?? null,
  region: row?.region ?? null,
  hand_over: row?.handOver ?? null,
  handed_over_at: row?.handedOverAt || null,
});

/** A code of a point as the carrier writes them: «MSK65». */
const POINT = /^[A-Z]{2,5}\d{1,5}$/;
const LEAST_ADDRESS = 5;

/** Where packages are handed over, checked by the way in which they are. */
function placeOf({ hand_over: way, handed_over_at: typed }: NewCarrier): string {
  if (typed === '') return '';
  if (way === 'door') {
    if (typed.length < LEAST_ADDRESS || !/\p{L}/u.test(typed)) {
      throw invalid('handed_over_at', messages.noAddress);
    }
    return typed;
  }
  const code = typed.toUpperCase();
  if (!POINT.test(code)) throw invalid('handed_over_at', messages.noPoint);
  return code;
}

function keysOf(
  sealing: CarrierWork['sealing'],
  { account, secret }: NewCarrier,
  before: CarrierRow | undefined,
): Pick<CarrierRow, 'keys' | 'accountEnd'> {
  if (account && secret) {
    return {
      keys: sealKeys(sealing, { account, secret }),
      accountEnd: account.length < LEAST_SHOWN_OF ? '' : account.slice(-SHOWN),
    };
  }
  if (account || secret) throw invalid(account ? 'secret' : 'account', messages.bothKeys);
  if (!before) throw invalid('account', messages.noKeys);
  if (!openKeys(sealing, before)) throw invalid('account', messages.unreadable);
  return { keys: before.keys, accountEnd: before.accountEnd };
}

/** Forgets the carrier and its keys. */
export async function removeCarrier({
  db: outer,
  clock,
  actor,
}: Pick<CarrierWork, 'db' | 'clock'> & { readonly actor: Actor }): Promise<void> {
  await outer.transaction(async (db) => {
    if (!(await deleteCarrier(db, CDEK))) return;
    await recordAction({ db, clock, actor }, { action: 'carrier.remove', entity, entityId: CDEK });
  });
}

const outcomes: Readonly<Record<CarrierCheck, CarrierTrial>> = {
  works: 'works',
  silent: 'silent',
  'keys refused': 'keys_refused',
  'town not known': 'town_not_known',
};

/** Asks the carrier for a token and for the sender's town. Throws `not_found` where no keys are stored. */
export async function checkCarrier(context: CarriersContext): Promise<CarrierTrial> {
  const row = await selectCarrier(context.db, CDEK);
  if (!row) throw new DomainError('not_found');
  const carrier = carrierOf(context, row);
  return carrier ? outcomes[await carrier.check(senderOf(row))] : 'keys_unreadable';
}
