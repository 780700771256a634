import type { Characteristic } from './characteristics.ts';
import type { Package } from './packages.ts';
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

/** What a variant is delivered in, as it is stored. */
export interface StatedPackages {
  /** Of the staff. */
  readonly packages: readonly Package[] | null;
  /** Of a feed: the characteristic that states the sides of the only package. */
  readonly stated: Characteristic | null;
}

/** Sides of the packages in mm: as the staff state them, else as a feed does; empty where neither does. */
export function packedSides({ packages, stated }: StatedPackages): Sides[] {
  if (packages?.length) return packages.map(({ width, depth, height }) => [width, depth, height]);
  const sides = stated && readPackedSides(stated.value, stated.unit);
  return sides ? [sides] : [];
}

const millimetresIn = { мм: 1, см: 10, м: 1000 } as const;
const LEAST = 1;
const MOST = 20_000;

/** The sides in «200 × 60 × 22.5» or «2000х600х225 мм», in mm; undefined where it has not three or says no unit. */
function readPackedSides(value: string, unit: string): Sides | undefined {
  const found =
    /^(\d+(?:[.,]\d+)?)\s*[×xх*/]\s*(\d+(?:[.,]\d+)?)\s*[×xх*/]\s*(\d+(?:[.,]\d+)?)\s*(мм|см|м)?\.?$/iu.exec(
      value.trim(),
    );
  const scale = millimetresIn[(found?.[4] ?? unit).toLowerCase() as keyof typeof millimetresIn];
  if (!found || scale === undefined) return undefined;
  const sides = found.slice(1, 4).map((side) => Math.round(Number(side.replace(',', '.')) * scale));
  return sides.every((side) => side >= LEAST && side <= MOST)
    ? (sides as unknown as Sides)
    : undefined;
}
