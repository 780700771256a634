/** What another option of a difference leads to. */
export interface Nearest<Variant> {
  readonly variant: Variant;
  /** The indices of the other differences that change with it. */
  readonly changed: readonly number[];
}

/**
 * The variant with the option of the difference `axis` that keeps most of the other choices of `chosen`; of equal ones the one that keeps
 * the earlier differences, then one that can be ordered. Null if no variant has the option.
 */
export function nearestVariant<Variant extends { choice: readonly number[]; available: boolean }>(
  variants: readonly Variant[],
  chosen: Variant,
  axis: number,
  option: number,
): Nearest<Variant> | null {
  const found = variants
    .filter(({ choice }) => choice[axis] === option)
    .map((variant) => ({
      variant,
      changed: variant.choice.flatMap((value, at) =>
        at !== axis && value !== chosen.choice[at] ? [at] : [],
      ),
    }));
  const [best = null] = found.sort(
    (a, b) =>
      a.changed.length - b.changed.length ||
      (b.changed[0] ?? 0) - (a.changed[0] ?? 0) ||
      Number(b.variant.available) - Number(a.variant.available),
  );
  return best;
}
