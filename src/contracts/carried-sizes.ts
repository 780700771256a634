import type { PackageSize } from './passing.ts';

/** Three sides in mm, in any order. */
export type Sides = readonly [number, number, number];

/** What is known of the size in which a thing is carried. */
export interface KnownSizes {
  readonly name: string;
  /** Sides of its packages. */
  readonly packed?: readonly Sides[] | undefined;
  /** Width, depth and height of the thing itself. */
  readonly size: Sides | null;
}

/** What is carried: packages, or the thing as it stands in the room. */
export interface CarriedSizes {
  readonly isPacked: boolean;
  readonly sizes: readonly PackageSize[];
}

/** Things that are carried rolled or folded: their sizes say nothing of a door. */
const rolled = /(?:^|[^а-яё])(?:ков[её]?р|палас|плед|покрывал|штор|одеял|скатерт|полотен)/iu;

/** The packages where they are known, else the thing itself; null where neither says how it is carried. */
export function carriedSizes({ name, packed = [], size }: KnownSizes): CarriedSizes | null {
  if (packed.length > 0) return { isPacked: true, sizes: packed.map(sizeOf) };
  if (!size || rolled.test(name)) return null;
  return { isPacked: false, sizes: [sizeOf(size)] };
}

const sizeOf = ([length, width, height]: Sides): PackageSize => ({ length, width, height });
