import { plainName } from '../quote/find-zone.ts';
import type { TownRef, Zone } from '../quote/tariffs.ts';
import { largestTowns, regionNames, towns } from './towns.ts';

/** The key of a town, as browsers keep it: «Тверь, Тверская область». */
export const keyOfTown = ({ name, region }: TownRef): string => `${name}, ${region}`;

/** What a text names: a town, several of one name, or a town whose region must be told. */
export type FoundTown =
  | { readonly town: TownRef }
  | { readonly among: readonly TownRef[] }
  | { readonly unknown: 'region missing' | 'no such region' };

/** The towns that a shop knows. */
export interface Towns {
  /**
   * The town that a key or a typed name means. Case and spaces do not count; a name is never taken for another one that begins like it. A
   * town that is not known is taken with a region that there is.
   */
  find(text: string): FoundTown;
  /** Towns whose name, or a word of it, begins so; those of the zones first. */
  suggest(text: string): readonly TownRef[];
}

const MOST_SUGGESTED = 8;
const plainRegions = new Map(regionNames.map((region) => [plainName(region), region]));

/** Knows the towns of the zones and those of the list. */
export function createTowns(zones: readonly Zone[]): Towns {
  const known = new Map<string, TownRef>();
  for (const { name, region } of [...zones.flatMap(townsOf), ...towns]) {
    const key = plainName(keyOfTown({ name, region }));
    if (!known.has(key)) known.set(key, { name, region });
  }
  const byName = Map.groupBy(known.values(), ({ name }) => plainName(name));
  const ofZones = [...known.values()].slice(0, countOf(zones));
  const largest = largestTowns.flatMap((name) => byName.get(plainName(name)) ?? []);
  const first = [...new Set([...ofZones, ...largest])].slice(0, MOST_SUGGESTED);
  return {
    find(text) {
      const sought = plainName(text);
      const exact = known.get(sought);
      if (exact) return { town: exact };
      const called = byName.get(sought) ?? [];
      const [only] = called;
      if (only && called.length === 1) return { town: only };
      return called.length > 1 ? { among: called } : typed(text);
    },
    suggest(text) {
      const sought = plainName(text);
      if (sought === '') return first;
      const all = [...byName].flatMap(([plain, same]) => same.map((town) => ({ plain, town })));
      const begins = all.filter(({ plain }) => plain.startsWith(sought));
      const within = all.filter(
        ({ plain }) =>
          !plain.startsWith(sought) && plain.split(/[ -]/).some((word) => word.startsWith(sought)),
      );
      return [...begins, ...within].slice(0, MOST_SUGGESTED).map(({ town }) => town);
    },
  };
}

const townsOf = ({ places }: Zone): readonly TownRef[] => [
  ...(places.towns ?? []),
  ...(places.districts ?? []).map(({ town }) => town),
  ...(places.around ? [places.around] : []),
];

/** How many towns the zones name. */
const countOf = (zones: readonly Zone[]): number =>
  new Set(zones.flatMap(townsOf).map((town) => plainName(keyOfTown(town)))).size;

/** A town typed by hand with its region. */
function typed(text: string): FoundTown {
  const comma = text.lastIndexOf(',');
  const name = text.slice(0, Math.max(0, comma)).trim().replaceAll(/\s+/g, ' ');
  if (!name) return { unknown: 'region missing' };
  const region = plainRegions.get(plainName(text.slice(comma + 1)));
  return region ? { town: { name, region } } : { unknown: 'no such region' };
}
