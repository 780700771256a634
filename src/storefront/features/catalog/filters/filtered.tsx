import { type ReactNode, useState } from 'react';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { FilterDraft, FiltersProps, Narrowing } from './filters-props.ts';
import { LazyFilters } from './lazy-filters.tsx';

interface Props extends Omit<FiltersProps, 'onDraft'> {
  /** Renders the list. `draft` is the current choice; null until the chunk of the filters is loaded. */
  children: (draft: FilterDraft | null) => ReactNode;
}

/** A list beside its filters. Another list needs another `key`. */
export function Filtered({ children, ...filters }: Props) {
  const [draft, setDraft] = useState<FilterDraft | null>(null);
  return (
    <div className="filtered-list">
      <LazyFilters {...filters} onDraft={setDraft} />
      {children(draft)}
    </div>
  );
}

/** The filters that the page's data does not reflect yet; null when there are none. The order of filters is fixed. */
export const narrowingSince = (
  draft: FilterDraft | null,
  filters: readonly AppliedFilter[],
): Narrowing | null =>
  draft && JSON.stringify(draft.asked.filters) !== JSON.stringify(filters) ? draft.asked : null;
