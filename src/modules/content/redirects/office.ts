import { sql } from 'drizzle-orm';
import type { NewRedirects, Redirect, RedirectsQuery } from '#contracts/admin/content/redirects.ts';
import { isSafeLink } from '#contracts/safe-link.ts';
import { redirectsScreenMessages as messages } from '#messages/office/redirects.ts';
import { type Actor, type FindStaffNames, recordAction, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deadAmong } from '../links/dead-among.ts';
import { isUnknownPath, productOfLink } from '../links/own-paths.ts';
import { isAmong } from './find.ts';
import { lookedUp, type Way } from './looked-up.ts';

export interface RedirectsWork {
  readonly db: Database;
  readonly clock: Clock;
  /** Of the shop, whose addresses may be pasted whole. */
  readonly publicOrigin: string;
  readonly staffNames: FindStaffNames;
}

const MOST_SHOWN = 200;

/** The redirects that have a text in them, the latest first; behind them those that the shop has made of renamed pages and categories. */
export async function listRedirects(
  { db, staffNames }: RedirectsWork,
  { text }: RedirectsQuery,
): Promise<{ redirects: Redirect[]; count: number }> {
  const where = text ? sql`strpos(lower(address || ' ' || target), lower(${text})) > 0` : sql`true`;
  const { rows } = await db.execute<Row>(sql`
    SELECT *, count(*) OVER ()::int AS count FROM (
      SELECT address, target, changed_at, staff_id, false AS is_own FROM address_redirects
      UNION ALL
      SELECT '/?page=' || f.slug, '/?page=' || f.page, NULL, NULL, true FROM page_redirects f JOIN pages p ON p.slug = f.page
      UNION ALL
      SELECT '/products/?category=' || f.slug, '/products/?category=' || c.slug, NULL, NULL, true
      FROM category_redirects f JOIN categories c ON c.id = f.category_id
    ) one
    WHERE ${where} ORDER BY is_own, changed_at DESC, address LIMIT ${MOST_SHOWN}`);
  const names = await staffNames(db);
  const redirects = rows.map(({ address, target, is_own, changed_at: at, staff_id: id }) => ({
    address,
    target,
    is_own,
    changed_at: at && new Date(at).toISOString(),
    changed_by: names.get(String(id)) ?? null,
  }));
  return { redirects, count: rows[0]?.count ?? 0 };
}

interface Row extends Record<string, unknown> {
  readonly address: string;
  readonly target: string;
  readonly is_own: boolean;
  readonly changed_at: Date | null;
  readonly staff_id: number | null;
  readonly count: number;
}

/** Saves all or none. Throws `invalid` with a fault for each wrong line, `lines.0.address`. */
export async function saveRedirects(
  { db, clock, publicOrigin }: RedirectsWork,
  { lines }: NewRedirects,
  actor: Actor,
): Promise<number> {
  const faults: Record<string, string[]> = {};
  const read = lines.map((line) => ({
    way: lookedUp(line.address)?.whole,
    target: line.target.replace(publicOrigin, '') || '/',
  }));
  const redirected = await redirectedAmong(db, read);
  const dead = await deadTargets(db, read);
  for (const [index, { way, target }] of read.entries()) {
    const wrongAddress = faultOfAddress(way?.address);
    const wrongTarget = faultOfTarget(target, way, { redirected, dead });
    if (wrongAddress) faults[`lines.${index}.address`] = [wrongAddress];
    if (wrongTarget) faults[`lines.${index}.target`] = [wrongTarget];
  }
  if (Object.keys(faults).length > 0) throw new DomainError('invalid', { fields: faults });
  const given = new Map(
    read.flatMap(({ way, target }) => (way ? [[way.form, { way, target }]] : [])),
  );
  const ways = [...given.values()].map(({ way }) => way);
  const addresses = ways.map(({ address }) => address);
  const targets = [...given.values()].map(({ target }) => target);
  await db.transaction(async (db) => {
    await forgetSameForms(db, ways);
    await db.execute(sql`
      INSERT INTO address_redirects (address, sought, target, changed_at, staff_id)
      SELECT address, sought, target, ${clock.now().toISOString()}::timestamptz, ${staffIdOf(actor)}::integer
      FROM unnest(${sql.param(addresses)}::text[], ${sql.param(ways.map(({ sought }) => sought))}::text[], ${sql.param(targets)}::text[])
        AS given (address, sought, target)
      ON CONFLICT (address) DO UPDATE
      SET sought = excluded.sought, target = excluded.target, changed_at = excluded.changed_at, staff_id = excluded.staff_id`);
    const [only] = addresses.length === 1 ? addresses : [];
    await recordAction(
      { db, clock, actor },
      {
        action: 'redirects.save',
        entity: 'redirect',
        entityId: only ?? 'many',
        changes: only
          ? { target: { from: null, to: targets[0] ?? '' } }
          : { count: { from: null, to: String(addresses.length) } },
      },
    );
  });
  return addresses.length;
}

/** A page that the shop shows needs no redirect, and would never be looked up. */
function faultOfAddress(address: string | undefined): string | undefined {
  if (address === undefined) return messages.noAddress;
  if (address === '/' || address.startsWith('/api/') || address.startsWith('/admin'))
    return messages.ownAddress;
  const mayBeGone = address.includes('?') || address.includes('.') || productOfLink(address);
  return mayBeGone || isUnknownPath(address) ? undefined : messages.ownAddress;
}

function faultOfTarget(
  target: string,
  way: Way | undefined,
  { redirected, dead }: Record<'redirected' | 'dead', ReadonlySet<string>>,
): string | undefined {
  if (!target.startsWith('/') || !isSafeLink(target)) return messages.noTarget;
  const ways = waysOf(target);
  if (ways.some(({ sought }) => sought === way?.sought)) return messages.leadsToItself;
  if (dead.has(target)) return messages.noPage;
  return ways.some(({ sought }) => redirected.has(sought)) ? messages.leadsOn : undefined;
}

/** Those that lead to what the shop does not have. */
async function deadTargets(
  db: Database,
  read: readonly { readonly target: string }[],
): Promise<ReadonlySet<string>> {
  const links = read.map(({ target }) => ({ link: target })).filter(({ link }) => isSafeLink(link));
  const dead = await deadAmong(db, links, { takesFormer: true });
  return new Set(dead.map(({ link }) => link));
}

/** How a page would be looked up if it were missing. */
const waysOf = (target: string): readonly Way[] => lookedUp(target)?.ways ?? [];

/** What is sought of addresses that lead on, of these lines and of the shop: a line that leads to one of them could lead back to itself. */
async function redirectedAmong(
  db: Database,
  read: readonly { readonly way: Way | undefined; readonly target: string }[],
): Promise<ReadonlySet<string>> {
  const stored = await rulesAmong(
    db,
    read.flatMap(({ target }) => waysOf(target)),
  );
  return new Set([...stored, ...read.flatMap(({ way }) => way ?? [])].map(({ sought }) => sought));
}

async function rulesAmong(db: Database, ways: readonly Way[]): Promise<Way[]> {
  const { rows } = await db.execute<{ address: string }>(
    sql`SELECT address FROM address_redirects WHERE ${isAmong(ways)}`,
  );
  return rows.flatMap(({ address }) => {
    const way = lookedUp(address)?.whole;
    return way ? [{ ...way, address }] : [];
  });
}

/** Of two rules whose parameters only stand in another order the new one counts. */
async function forgetSameForms(db: Database, ways: readonly Way[]): Promise<void> {
  const forms = new Map(ways.map(({ form, address }) => [form, address]));
  const replaced = (await rulesAmong(db, ways)).filter(
    ({ form, address }) => forms.has(form) && forms.get(form) !== address,
  );
  await db.execute(sql`
    DELETE FROM address_redirects WHERE address = ANY(${sql.param(replaced.map(({ address }) => address))}::text[])`);
}

/** Throws `not_found`. */
export const removeRedirect = (
  { db, clock }: RedirectsWork,
  address: string,
  actor: Actor,
): Promise<void> =>
  db.transaction(async (db) => {
    const { rows } = await db.execute<{ target: string }>(
      sql`DELETE FROM address_redirects WHERE address = ${address} RETURNING target`,
    );
    const [gone] = rows;
    if (!gone) throw new DomainError('not_found');
    await recordAction(
      { db, clock, actor },
      {
        action: 'redirects.remove',
        entity: 'redirect',
        entityId: address,
        changes: { target: { from: gone.target, to: null } },
      },
    );
  });
