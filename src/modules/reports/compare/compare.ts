import type { Compared, Differing } from '#contracts/admin/reports/compare.ts';
import { type Difference, differences } from '#contracts/admin/reports/values.ts';
import { roublesOrNull, toRoubles } from '#contracts/money.ts';
import type { OurEntry } from './our-entries.ts';
import type { FileEntry, ReadEntries } from './read-entries.ts';

interface Pair {
  readonly key: string;
  readonly theirs: FileEntry | undefined;
  readonly ours: OurEntry | undefined;
}

/** Both sides under each key, what differs by its kind, and what is the same. */
export interface Pairs {
  readonly same: readonly Pair[];
  readonly byKind: Readonly<Record<Difference, readonly Pair[]>>;
}

/** Lays a file beside what the shop has. What lies outside the period counts only where the file names it. */
export function pairUp(file: ReadEntries['entries'], ours: readonly OurEntry[]): Pairs {
  const known = new Map(ours.map((one) => [one.key, one]));
  const pairs: Pair[] = [...file].map(([key, theirs]) => ({ key, theirs, ours: known.get(key) }));
  for (const one of ours) {
    if (one.within && !file.has(one.key))
      pairs.push({ key: one.key, theirs: undefined, ours: one });
  }
  const kindOf = ({ theirs, ours: mine }: Pair): Difference | 'same' => {
    if (!mine) return 'missing_here';
    if (!theirs) return 'missing_there';
    if (theirs.kopecks === mine.kopecks) return 'same';
    return theirs.kopecks === mine.kopecks + mine.lowered ? 'before_refunds' : 'other_sum';
  };
  const byKind = Map.groupBy(pairs, kindOf);
  const of = (kind: Difference) => byKind.get(kind) ?? [];
  return {
    same: byKind.get('same') ?? [],
    byKind: {
      missing_here: of('missing_here'),
      missing_there: of('missing_there'),
      other_sum: of('other_sum'),
      before_refunds: of('before_refunds'),
    },
  };
}

/** So many rows of a list are on the screen. */
const SHOWN = 200;
/** So many rows that are not read are told. */
const TOLD = 50;

const theirSum = (pairs: readonly Pair[]) =>
  toRoubles(pairs.reduce((sum, { theirs }) => sum + (theirs?.kopecks ?? 0), 0));
const ourSum = (pairs: readonly Pair[]) =>
  toRoubles(pairs.reduce((sum, { ours }) => sum + (ours?.kopecks ?? 0), 0));

/** A comparison as the screen shows it. */
export function presentCompared({ same, byKind }: Pairs, read: ReadEntries): Compared {
  const all = [...same, ...Object.values(byKind).flat()];
  const [theirs, ours] = [all.filter((one) => one.theirs), all.filter((one) => one.ours)];
  return {
    theirs: { count: theirs.length, sum: theirSum(theirs) },
    ours: { count: ours.length, sum: ourSum(ours) },
    same: { count: same.length, sum: ourSum(same) },
    lists: differences.map((kind) => ({
      kind,
      count: byKind[kind].length,
      theirs: theirSum(byKind[kind]),
      ours: ourSum(byKind[kind]),
      rows: byKind[kind].slice(0, SHOWN).map(presentPair),
    })),
    without_key: read.withoutKey,
    unread: { count: read.unread.length, rows: read.unread.slice(0, TOLD) },
  };
}

/** One key with what both sides say. */
export const presentPair = ({ key, theirs, ours }: Pair): Differing => ({
  key: theirs?.key || key,
  order: ours?.number ?? theirs?.order ?? '',
  date: theirs?.date || (ours?.day ?? ''),
  theirs: roublesOrNull(theirs?.kopecks ?? null),
  ours: roublesOrNull(ours?.kopecks ?? null),
});
