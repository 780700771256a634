import type {
  AddressServiceState,
  NewAddressService,
} from '#contracts/admin/delivery/addresses.ts';
import type { AddressTrial } from '#contracts/admin/delivery/values.ts';
import { addressMessages as messages } from '#messages/office/addresses.ts';
import {
  type Actor,
  changesBetween,
  type FindStaffNames,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { type AddressesContext, dayOfService, openKey, sealKey } from '../addresses.ts';
import { askDadata } from '../dadata.ts';
import {
  deleteService,
  lockService,
  type ServiceRow,
  selectService,
  setStopped,
  takeUse,
  upsertService,
} from '../queries.ts';

export interface AddressWork extends AddressesContext {
  readonly staffNames: FindStaffNames;
}

const entity = 'address_service';
const entityId = 'dadata';

/** What is stored of the service, without its key, and how much it was asked today. */
export async function getAddressService({
  db,
  clock,
  sealing,
  staffNames,
}: AddressWork): Promise<AddressServiceState> {
  const row = await selectService(db, dayOfService(clock));
  if (!row) return { service: null };
  const names = await staffNames(db);
  return {
    service: {
      daily_budget: row.dailyBudget,
      asked_today: row.askedToday,
      is_stopped: row.isStopped,
      is_readable: openKey(sealing, row) !== undefined,
      changed_at: row.changedAt.toISOString(),
      changed_by: names.get(String(row.changedBy)) ?? null,
    },
  };
}

/** Stores key and budget. Without a new key the stored one stays. Throws `invalid`. */
export async function saveAddressService(
  context: AddressWork & { readonly actor: Actor },
  given: NewAddressService,
): Promise<AddressServiceState> {
  const { db: outer, clock, actor, sealing } = context;
  await outer.transaction(async (db) => {
    const before = await lockService(db);
    const row: ServiceRow = {
      key: keyOf(sealing, given, before),
      dailyBudget: given.daily_budget,
      changedAt: clock.now(),
      changedBy: staffIdOf(actor),
    };
    await upsertService(db, row);
    // Another key may have questions left.
    if (given.key) await setStopped(db, dayOfService(clock), false);
    const changes = {
      ...(given.key && { key: 'changed' as const }),
      ...changesBetween(told(before), told(row)),
    };
    await recordAction(
      { db, clock, actor },
      { action: 'address_service.change', entity, entityId, changes },
    );
  });
  return getAddressService(context);
}

/** What the log tells of the service: nothing of its key. */
const told = (row: ServiceRow | undefined) => ({ daily_budget: row?.dailyBudget ?? null });

/** What a header can bear. */
const isKey = (text: string): boolean => /^[\w-]+$/.test(text);

function keyOf(
  sealing: AddressWork['sealing'],
  { key }: NewAddressService,
  before: ServiceRow | undefined,
): Buffer {
  if (key) {
    if (!isKey(key)) throw invalid('key', messages.badKey);
    return sealKey(sealing, key);
  }
  if (!before) throw invalid('key', messages.noKey);
  if (openKey(sealing, before) === undefined) throw invalid('key', messages.unreadable);
  return before.key;
}

/** Forgets the service and its key. */
export async function removeAddressService({
  db: outer,
  clock,
  actor,
}: Pick<AddressWork, 'db' | 'clock'> & { readonly actor: Actor }): Promise<void> {
  await outer.transaction(async (db) => {
    if (!(await deleteService(db))) return;
    await recordAction(
      { db, clock, actor },
      { action: 'address_service.remove', entity, entityId },
    );
  });
}

/** No more than the number in the database can be. */
const UNBOUNDED = 2_000_000_000;
/** A street that there is in every town. */
const TRIED = 'Москва, Тверская улица';

/** Asks the service for an address, also where it has refused today: a trial may show that it answers again. Throws `not_found` where no key is stored. */
export async function checkAddressService(context: AddressesContext): Promise<AddressTrial> {
  const { db, clock, sealing, dadataUrl: url, patience } = context;
  const today = dayOfService(clock);
  const row = await selectService(db, today);
  if (!row) throw new DomainError('not_found');
  const key = openKey(sealing, row);
  if (key === undefined) return 'key_unreadable';
  await setStopped(db, today, false);
  await takeUse(db, today, UNBOUNDED);
  const answer = await askDadata({ url, key, patience }, { query: TRIED });
  if ('found' in answer) return 'works';
  if (answer.failure === 'refused') await setStopped(db, today, true);
  return answer.failure;
}
