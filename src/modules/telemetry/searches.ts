import { type SQL, sql } from 'drizzle-orm';
import type { AskedText, SearchesQuery } from '#contracts/admin/content/searches.ts';
import type { SearchKind } from '#contracts/admin/content/values.ts';
import type { ToldSearch } from '#contracts/telemetry.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { purgeRows } from '#platform/database/purge-rows.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn, dateOfDay, dayIn } from '#platform/time/zone-day.ts';

export interface SearchesContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly timeZone: (db: Database) => Promise<TimeZone>;
}

/** So many different texts a day: a script may send many. */
const MOST_TEXTS = 5000;
const MOST_SHOWN = 200;

/** An e-mail, or digits enough for a telephone number. */
const isPersonal = (text: string): boolean =>
  text.includes('@') || (text.match(/\d/g)?.length ?? 0) >= 9;

/** Texts that people type differently and mean alike. */
const normal = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Counts a search of a visitor. `countFound`: the goods that it finds, which no visitor is asked for. */
export async function noteSearch(
  { db, clock, timeZone }: SearchesContext,
  { text: typed, opened }: ToldSearch,
  countFound: (text: string) => Promise<number>,
): Promise<void> {
  const text = normal(typed);
  if (!text || isPersonal(text)) return;
  const day = dateOfDay(dayIn(clock.now(), await timeZone(db)));
  if (opened) {
    await db.execute(
      sql`UPDATE searches SET opened = least(opened + 1, asked) WHERE day = ${day} AND text = ${text}`,
    );
    return;
  }
  const found = await countFound(text);
  await db.execute(sql`
    INSERT INTO searches (day, text, asked, found)
    SELECT ${day}, ${text}, 1, ${found}
    WHERE EXISTS (SELECT FROM searches WHERE day = ${day} AND text = ${text})
      OR (SELECT count(*) FROM searches WHERE day = ${day}) < ${MOST_TEXTS}
    ON CONFLICT (day, text) DO UPDATE SET asked = searches.asked + 1, found = excluded.found`);
}

const conditions: Readonly<Record<SearchKind, SQL>> = {
  nothing: sql`found = 0`,
  unopened: sql`found > 0 AND opened = 0`,
};

interface Insight {
  readonly searches: AskedText[];
  readonly asked: number;
  readonly nothing: number;
  readonly unopened: number;
}

/** What was searched for in these days. */
export async function listSearches(
  { db, clock, timeZone }: SearchesContext,
  { days, kind }: SearchesQuery,
): Promise<Insight> {
  const first = dateOfDay(dayIn(clock.now(), await timeZone(db)) - Number(days) + 1);
  const texts = sql`(
    SELECT text, sum(asked)::int AS asked, sum(opened)::int AS opened,
      (array_agg(found ORDER BY day DESC))[1] AS found
    FROM searches WHERE day >= ${first} GROUP BY text)`;
  const { rows: totals } = await db.execute<Record<'asked' | SearchKind, number>>(sql`
    SELECT coalesce(sum(asked), 0)::int AS asked,
      coalesce(sum(asked) FILTER (WHERE ${conditions.nothing}), 0)::int AS nothing,
      coalesce(sum(asked) FILTER (WHERE ${conditions.unopened}), 0)::int AS unopened
    FROM ${texts} t`);
  const { rows } = await db.execute<AskedText & Record<string, unknown>>(sql`
    SELECT text, asked, opened, found FROM ${texts} t WHERE ${kind ? conditions[kind] : sql`true`}
    ORDER BY asked DESC, text LIMIT ${MOST_SHOWN}`);
  const { asked = 0, nothing = 0, unopened = 0 } = totals[0] ?? {};
  return { searches: rows, asked, nothing, unopened };
}

/** Removes what was searched for on the days before a time, at most so many texts of a day. */
export async function purgeOldSearches(
  { db, timeZone }: Pick<SearchesContext, 'db' | 'timeZone'>,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const day = dateIn(before, await timeZone(db));
  return purgeRows(db, { table: 'searches', where: sql`day < ${day}::date`, most });
}
