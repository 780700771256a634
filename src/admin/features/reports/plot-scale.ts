const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;

/** The least round number that is not below a value: the top of an axis. */
export function topOfAxis(most: number): number {
  if (!(most > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = steps.find((times) => times * power >= most) ?? 10;
  return step * power;
}
