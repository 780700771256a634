import type { Characteristic } from '#contracts/characteristics.ts';
import { ownKey } from '#contracts/own-filters.ts';

type Lines = readonly Characteristic[];

/**
 * The lines of a variant with what has changed in those of another one, by label: a value or unit that is stated now, a line that is
 * removed. A line whose label is being typed changes no other variant until it has a value.
 */
export function withSame(lines: Lines, before: Lines, after: Lines): Lines {
  const isLike = (one: Characteristic, other: Characteristic) =>
    ownKey(one.label) === ownKey(other.label);
  const changed = after.filter(
    (one, at) =>
      one.label.trim() !== '' &&
      before[at]?.label === one.label &&
      (before[at].value !== one.value || before[at].unit !== one.unit),
  );
  if (after.length >= before.length) return changed.reduce(put, lines);
  const removed = before.filter((one) => !after.includes(one));
  return lines.filter((one) => !removed.some((gone) => isLike(one, gone)));

  function put(all: Lines, one: Characteristic): Lines {
    const at = all.findIndex((line) => isLike(line, one));
    return at === -1 ? [...all, one] : all.with(at, { ...one, label: all[at]?.label ?? one.label });
  }
}
