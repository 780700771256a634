import { type SQL, sql } from 'drizzle-orm';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionOf } from '../../filters/conditions.ts';
import { variantsInScope } from '../../filters/scope.ts';
import type { SearchMatch } from '../match.ts';
import type { Limits, Side, Stated } from './read-phrase.ts';

/** A stated length may differ by two percent: 160 cm is 157 to 163. */
const NEAR = 0.02;

/** A filter that a phrase sets. `about`: the stated length. */
export interface PhraseLimit {
  readonly filter: Extract<AppliedFilter, { kind: 'range' }>;
  readonly about: number | null;
}

export type StatedSize = Exclude<Stated, { kind: 'price' }>;

/** The names of sides, the likeliest first. */
const bySide: Record<Side, readonly string[]> = {
  width: ['width'],
  depth: ['depth'],
  height: ['height'],
  length: ['width', 'depth'],
};

/** What a size may mean, the likeliest first. `isBerth`: the phrase is about beds or mattresses. */
function candidatesOf(stated: StatedSize, isBerth: boolean): PhraseLimit[][] {
  if (stated.kind === 'pair') {
    const [first, second] = stated.sizes;
    const pair = (one: string, other: string) => [
      limit(one, { about: first }),
      limit(other, { about: second }),
    ];
    return [
      pair('bed_width', 'bed_length'),
      pair('width', 'depth'),
      pair('depth', 'width'),
      pair('width', 'height'),
    ];
  }
  const { side, limits } = stated;
  const usual = side ? bySide[side] : ['width', 'height', 'depth'];
  const berth = { width: 'bed_width', length: 'bed_length', height: null, depth: null };
  const first = isBerth ? berth[side ?? 'width'] : null;
  return [...(first ? [first] : []), ...usual].map((name) => [limit(name, limits)]);
}

function limit(name: string, { min, max, about }: Limits): PhraseLimit {
  const range =
    about === undefined
      ? { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
      : { min: Math.round(about * (1 - NEAR)), max: Math.round(about * (1 + NEAR)) };
  return { filter: { kind: 'range', name, ...range }, about: about ?? null };
}

/** For each size its likeliest meaning that some product of the match has; undefined where none has it. One statement. */
export async function settleSizes(
  db: Database,
  match: SearchMatch,
  sizes: readonly StatedSize[],
  isBerth: boolean,
): Promise<(PhraseLimit[] | undefined)[]> {
  if (sizes.length === 0) return [];
  const candidates = sizes.map((size) => candidatesOf(size, isBerth));
  const tests = candidates.flat().map((one) => exists(match, one));
  const { rows } = await db.execute<{ there: boolean[] }>(
    sql`SELECT ARRAY[${sql.join(tests, sql`, `)}] AS there`,
  );
  const there = [...(rows[0]?.there ?? [])];
  return candidates.map((choice) => {
    const has = there.splice(0, choice.length);
    return choice.find((_, at) => has[at]);
  });
}

const exists = (match: SearchMatch, limits: readonly PhraseLimit[]): SQL => {
  const tests = limits.map(({ filter }) => conditionOf(filter));
  return sql`EXISTS (SELECT ${variantsInScope({ match, filters: [] })} AND ${sql.join(tests, sql` AND `)})`;
};
