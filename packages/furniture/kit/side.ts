import type { Attributes } from '../attributes.ts';

export type Side = 'left' | 'right';

/** The side that is stated, as seen by one who faces the thing; undefined where none is, or a choice of both. */
export function sideOf({ angle_variants: stated = [] }: Attributes): Side | undefined {
  const [only, ...others] = stated;
  if (only === undefined || others.length > 0) return undefined;
  if (/лев/i.test(only)) return 'left';
  return /прав/i.test(only) ? 'right' : undefined;
}
