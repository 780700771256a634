import type { FeedSource, SourceChangeBody } from '#contracts/admin/imports/feed-sources.ts';
import { importTaskMessages as messages } from '#messages/imports/import-tasks.ts';
import { type Actor, changesBetween, recordAction } from '#modules/audit/index.ts';
import { importSources, listSources, type SourceTerm } from '#modules/ownership/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { readFeedAddress, shownAddress } from './feed-address.ts';

/** The sources that goods came from or that the shop has decided about, with the addresses that are loaded every night, without their keys. */
export const listFeedSources = async (db: Database): Promise<FeedSource[]> =>
  (await readSources(db)).map((one) => ({
    ...one,
    address: one.address && shownAddress(one.address),
  }));

async function readSources(db: Database): Promise<FeedSource[]> {
  const addresses = await db
    .select({
      source: importSources.source,
      address: importSources.address,
      nightly: importSources.nightly,
    })
    .from(importSources);
  const bySource = new Map(addresses.map((one) => [one.source, one]));
  return (await listSources(db)).map((one) => ({
    source: one.source,
    on_sale: one.onSale,
    held: one.held,
    masters: [...one.masters],
    unavailable: one.unavailable,
    withdraw_percent: one.withdrawPercent,
    rules: one.rules,
    address: bySource.get(one.source)?.address ?? null,
    nightly: bySource.get(one.source)?.nightly ?? false,
    production_least: one.productionLeast,
    production_most: one.productionMost,
  }));
}

interface ChangeContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly actor: Actor;
}

/** Stores decisions about a source; an address that comes back as it is shown is kept. Throws `invalid` for an address that is no https address, for a schedule without one, and for half a term. */
export const changeOneSource = (
  { db, clock, actor }: ChangeContext,
  { source, ...change }: SourceChangeBody,
): Promise<void> =>
  db.transaction(async (db) => {
    const before = (await readSources(db)).find((one) => one.source === source);
    const known = before?.address ?? null;
    const isKept =
      change.address === undefined || (known !== null && change.address === shownAddress(known));
    const address = isKept ? known : (change.address ?? null);
    if (address) readFeedAddress(address);
    const nightly = change.nightly ?? before?.nightly ?? false;
    if (nightly && address === null) throw invalid('address', messages.nightlyNeedsAddress);
    const values = {
      address,
      nightly,
      ...(change.masters && { masters: change.masters }),
      ...(change.unavailable && { unavailable: change.unavailable }),
      ...termOf(change),
      ...(change.withdraw_percent !== undefined && { withdrawPercent: change.withdraw_percent }),
    };
    await db
      .insert(importSources)
      .values({ source, ...values })
      .onConflictDoUpdate({ target: importSources.source, set: values });
    const after = (await readSources(db)).find((one) => one.source === source);
    const changes = changesBetween(loggable(before), loggable(after));
    const isOther = address !== known;
    await recordAction(
      { db, clock, actor },
      {
        action: 'sources.change',
        entity: 'source',
        entityId: source,
        // The address may be the key to the feed.
        changes: { ...changes, ...(isOther && { address: 'changed' as const }) },
      },
    );
  });

/** Nothing where the change says nothing of it. Throws `invalid`. */
function termOf({
  production_least: least = null,
  production_most: most,
}: Omit<SourceChangeBody, 'source'>): Partial<SourceTerm> {
  if (most === undefined) return {};
  if (most === null) {
    if (least !== null) throw invalid('production_most', messages.termNeedsMost);
    return { productionLeast: null, productionMost: null };
  }
  if (least !== null && least > most) throw invalid('production_least', messages.termBackwards);
  return { productionLeast: least ?? most, productionMost: most };
}

const loggable = (one: FeedSource | undefined) => ({
  masters: one?.masters.join(', ') ?? '',
  unavailable: one?.unavailable ?? null,
  withdraw_percent: one?.withdraw_percent ?? null,
  nightly: one?.nightly ?? false,
  production_least: one?.production_least ?? null,
  production_most: one?.production_most ?? null,
});
