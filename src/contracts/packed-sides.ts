import type { Sides } from './carried-sizes.ts';

const millimetresIn = { мм: 1, см: 10, м: 1000 } as const;
const LEAST = 1;
const MOST = 20_000;

/** The sides in «200 × 60 × 22.5» or «2000х600х225 мм», in mm; undefined where it has not three or says no unit. */
export function readPackedSides(value: string, unit: string): Sides | undefined {
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
