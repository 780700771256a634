import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { withAdvertising } from './advertising.ts';
import { type LookedUp, lookedUp, type Way } from './looked-up.ts';

/** Rules that differ by case alone are few. */
const MOST_ALIKE = 50;

/**
 * The page to which an address without one leads, encoded: by its path and query, else by its path. The order of
 * parameters does not count, nor does case, unless two rules differ by it. Marks of advertising go on to the page.
 */
export async function findRedirect(db: Database, address: string): Promise<string | undefined> {
  const read = lookedUp(address);
  if (!read) return undefined;
  const rules = await rulesOf(db, read);
  for (const way of read.ways) {
    const rule = ruleOf(way, rules);
    if (rule) return withAdvertising(rule.target, read.url);
  }
  return undefined;
}

interface Rule extends Way {
  readonly target: string;
}

async function rulesOf(db: Database, { ways }: LookedUp): Promise<Rule[]> {
  const { rows } = await db.execute<{ address: string; target: string }>(sql`
    SELECT address, target FROM address_redirects WHERE ${isAmong(ways)}
    ORDER BY changed_at DESC LIMIT ${MOST_ALIKE}`);
  return rows.flatMap(({ address, target }) => {
    const whole = lookedUp(address)?.whole;
    return whole ? [{ ...whole, target }] : [];
  });
}

/** The rules that one of these ways may find, also those that the version before has written. */
export const isAmong = (ways: readonly Way[]) => sql`(
  sought = ANY(${sql.param(ways.map(({ sought }) => sought))}::text[])
  OR sought IS NULL AND address = ANY(${sql.param(ways.map(({ address }) => address))}::text[]))`;

/** The latest of the rules in this very case; without one the only rule in another case. */
function ruleOf(way: Way, rules: readonly Rule[]): Rule | undefined {
  const alike = rules.filter(({ sought }) => sought === way.sought);
  const [other] = alike;
  const isOne = alike.every(({ form, target }) => form === other?.form || target === other?.target);
  return alike.find(({ form }) => form === way.form) ?? (isOne ? other : undefined);
}
