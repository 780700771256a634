import { type ReactNode, useState } from 'react';
import type { FilterParameters } from '#contracts/filters.ts';
import { type FilterDraft, type FiltersProps, LazyFilters } from './lazy-filters.tsx';

interface Props extends Omit<FiltersProps, 'onDraft'> {
  /** The list; `draft` is what is chosen by now, null before anybody could choose. */
  children: (draft: FilterDraft | null) => ReactNode;
}

/** A list beside its filters. Another list must be another element (`key`). */
export function Filtered({ children, ...filters }: Props) {
  const [draft, setDraft] = useState<FilterDraft | null>(null);
  return (
    <div className="filtered-list">
      <LazyFilters {...filters} onDraft={setDraft} />
      {children(draft)}
    </div>
  );
}

/** What was chosen since an answer to these filters came; null where that is still all. Parameters come in one order. */
export const draftSince = (
  draft: FilterDraft | null,
  filters: FilterParameters,
): FilterDraft | null =>
  draft && JSON.stringify(draft.parameters) !== JSON.stringify(filters) ? draft : null;
