interface Placed {
  readonly id: number;
  readonly beside: number;
  readonly side: 'before' | 'after';
}

/** What was moved between two orders of the same ids, and beside what; undefined where nothing was. */
export function movedItem(before: readonly number[], after: readonly number[]): Placed | undefined {
  const without = (ids: readonly number[], one: number) => ids.filter((id) => id !== one).join();
  const first = after.findIndex((id, index) => id !== before[index]);
  if (first === -1) return undefined;
  const id = [after[first], before[first]].find(
    (one) => one !== undefined && without(before, one) === without(after, one),
  );
  if (id === undefined) return undefined;
  const place = after.indexOf(id);
  const [previous, next] = [after[place - 1], after[place + 1]];
  if (previous !== undefined) return { id, beside: previous, side: 'after' };
  return next === undefined ? undefined : { id, beside: next, side: 'before' };
}
