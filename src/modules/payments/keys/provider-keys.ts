import type { ProvidersState, ShownProvider } from '#contracts/admin/payments/providers.ts';
import { type ProviderName, providerNames } from '#contracts/payments.ts';
import { providerFaults as faults } from '#messages/office/payment-keys.ts';
import {
  type Actor,
  type Changes,
  changesBetween,
  type FindStaffNames,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import {
  openProvider,
  type ProviderRow,
  type ProvidersContext,
  sealSecret,
} from '../online/providers.ts';
import {
  countOpen,
  deleteProvider,
  holdProviders,
  selectProviders,
  upsertProvider,
} from './key-queries.ts';

export interface KeysContext extends ProvidersContext {
  readonly staffNames: FindStaffNames;
}

export interface KeysChanger extends KeysContext {
  readonly actor: Actor;
}

/** What is given of a provider; what is not stays as it is. */
export interface KeysChange {
  readonly account?: string | undefined;
  /** Empty: as if it were not given. */
  readonly secret?: string | undefined;
  readonly isTest?: boolean | undefined;
  readonly isOn?: boolean | undefined;
}

const entity = 'payment_provider';

/** What is stored of each provider, without its secret. */
export async function listProviders(context: KeysContext): Promise<ProvidersState> {
  const { db, staffNames } = context;
  const rows = await selectProviders(db);
  const names = await staffNames(db);
  const providers: ShownProvider[] = [];
  for (const name of providerNames) {
    const row = rows.find((one) => one.name === name);
    const by = names.get(String(row?.changedBy)) ?? null;
    const stored = row ? { ...shown(context, row, by), ...(await openOf(db, name)) } : null;
    providers.push({ name, stored, notices_url: context.noticesTo(name) });
  }
  return { providers };
}

const shown = (context: KeysContext, row: ProviderRow, by: string | null) => ({
  account: row.account,
  is_test: row.isTest,
  is_on: row.isOn,
  is_readable: openProvider(context, row) !== undefined,
  changed_at: row.changedAt.toISOString(),
  changed_by: by,
});

async function openOf(db: Database, name: ProviderName) {
  const { payments, refunds } = await countOpen(db, name);
  return { open_payments: payments, open_refunds: refunds };
}

/**
 * Stores keys of a provider, or turns it on or off; turning one on turns the other one off. A new one is off and for trying out unless it is
 * said otherwise. Throws `invalid` by the field that cannot be so, `not_found` where a provider without keys is turned on or off.
 */
export async function changeProvider(
  context: KeysChanger,
  name: ProviderName,
  change: KeysChange,
): Promise<ProvidersState> {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const rows = await holdProviders(db);
    const before = rows.find((row) => row.name === name);
    const row = changedRow(inside, name, before, change);
    await refuseLostWork(db, before, row);
    const others = rows.filter((one) => one.name !== name && one.isOn);
    // The others first: there is no moment at which two are on.
    for (const other of row.isOn ? others : []) {
      await store(inside, other, { ...other, ...changedBy(inside), isOn: false });
    }
    await store(inside, before, row, Boolean(change.secret));
  });
  return listProviders(context);
}

const changedBy = ({ clock, actor }: KeysChanger) => ({
  changedAt: clock.now(),
  changedBy: staffIdOf(actor),
});

/** Stores a row that differs, with what the log says of it: that the keys changed, and nothing of the secret. */
async function store(
  { db, clock, actor }: KeysChanger,
  before: ProviderRow | undefined,
  row: ProviderRow,
  hasNewSecret = false,
): Promise<void> {
  const changes: Changes = {
    ...(hasNewSecret && { keys: 'changed' as const }),
    ...changesBetween(told(before), told(row)),
  };
  if (Object.keys(changes).length === 0) return;
  await upsertProvider(db, row);
  const action = { action: 'payment_provider.change', entity, entityId: row.name, changes };
  await recordAction({ db, clock, actor }, action);
}

const told = (row: ProviderRow | undefined) => ({
  account: row?.account ?? null,
  is_test: row?.isTest ?? null,
  is_on: row?.isOn ?? null,
});

function changedRow(
  context: KeysChanger,
  name: ProviderName,
  before: ProviderRow | undefined,
  change: KeysChange,
): ProviderRow {
  const isNew = change.account !== undefined || Boolean(change.secret);
  if (!before && !isNew) throw new DomainError('not_found');
  const account = change.account ?? before?.account ?? '';
  if (account !== before?.account && !accounts[name].test(account))
    throw invalid('account', faults[name].account);
  const row: ProviderRow = {
    name,
    account,
    keys: keysOf(context, name, before, account, change.secret),
    isTest: change.isTest ?? before?.isTest ?? true,
    isOn: change.isOn ?? before?.isOn ?? false,
    till: before?.till ?? 'none',
    ...changedBy(context),
  };
  if (change.isOn && !openProvider(context, row)) {
    throw invalid('non_field_errors', faults.unreadable);
  }
  return row;
}

const accounts: Readonly<Record<ProviderName, RegExp>> = {
  yookassa: /^\d{3,20}$/,
  tbank: /^[\dA-Za-z_-]{3,50}$/,
};

/** A key of a provider: signs that can be typed, without spaces. */
const SECRET = /^[!-~]{4,200}$/;

/** The sealed secret. That of another account does not fit to this one. */
function keysOf(
  context: KeysChanger,
  name: ProviderName,
  before: ProviderRow | undefined,
  account: string,
  secret: string | undefined,
): Buffer {
  if (secret) {
    if (!SECRET.test(secret)) throw invalid('secret', faults[name].secret);
    return sealSecret(context.sealing, secret);
  }
  if (!before) throw invalid('secret', faults[name].noSecret);
  if (before.account !== account) throw invalid('secret', faults[name].otherAccount);
  const isKept = openProvider(context, before) !== undefined;
  if (!isKept && secret === '') throw invalid('secret', faults.enterAnew);
  return before.keys;
}

/** What is asked about by these keys would be unknown to those of another account or mode. */
async function refuseLostWork(
  db: Database,
  before: ProviderRow | undefined,
  row: ProviderRow,
): Promise<void> {
  if (!before) return;
  const isOther = before.account !== row.account;
  if (!isOther && before.isTest === row.isTest) return;
  const open = await countOpen(db, row.name);
  if (open.payments + open.refunds === 0) return;
  throw invalid(
    isOther ? 'account' : 'is_test',
    isOther ? faults[row.name].accountStays(open) : faults.modeStays(open),
  );
}

/** Forgets the keys of a provider. Throws `invalid` while payments or refunds are followed by them. */
export async function removeProvider(
  context: KeysChanger,
  name: ProviderName,
): Promise<ProvidersState> {
  const { db: outer, clock, actor } = context;
  await outer.transaction(async (db) => {
    const rows = await holdProviders(db);
    if (!rows.some((row) => row.name === name)) return;
    const open = await countOpen(db, name);
    if (open.payments + open.refunds > 0) {
      throw invalid('non_field_errors', faults.keysNeeded(open));
    }
    await deleteProvider(db, name);
    const action = { action: 'payment_provider.remove', entity, entityId: name };
    await recordAction({ db, clock, actor }, action);
  });
  return listProviders(context);
}
