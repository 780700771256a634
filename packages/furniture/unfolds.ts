import type { Opening, Stated } from './kind.ts';

/** A seat unfolds where it states how, and the bed that it becomes. */
export const unfolds = ({ attributes: a }: Stated): Opening | undefined =>
  a.bed_width && a.bed_length && a.mechanism && !/нераскладн|газлифт/.test(a.mechanism)
    ? 'unfolds'
    : undefined;

/** A table does where it states how wide or high it becomes. */
export const expands = ({ attributes: a }: Stated): Opening | undefined =>
  (a.expanded_width ?? a.expanded_height) ? 'unfolds' : undefined;
