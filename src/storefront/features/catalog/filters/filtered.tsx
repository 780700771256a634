import { type ReactNode, useState } from 'react';
import type { FilterParameters } from '#contracts/filters.ts';
import type { FilterDraft, FiltersProps, Narrowing } from './filters-props.ts';
import { LazyFilters } from './lazy-filters.tsx';

interface Props extends Omit<FiltersProps, 'onDraft'> {
  /** The list; `draft` is what is chosen by now, null before the script of the filters has come. */
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

/** What narrows a page that came for these filters; null where nothing else is asked for. Parameters come in one order. */
export const narrowingSince = (
  draft: FilterDraft | null,
  filters: FilterParameters,
): Narrowing | null =>
  draft && JSON.stringify(draft.asked.parameters) !== JSON.stringify(filters) ? draft.asked : null;
