import { type ComponentType, lazy, Suspense } from 'react';
import { logFailure } from '../../../log.ts';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { ReloadOffer } from '../../../ui/reload-offer.tsx';
import type { EmptyStateActionsProps } from './empty-state-actions.tsx';
import type { FiltersProps } from './filters-props.ts';
import type { PopularFilterLinksProps } from './popular-filter-links.tsx';

const loadFilters = () => import('./filters.tsx');

/** `otherwise`: in its place when the chunk is not loaded. */
const lazily = <Props,>(
  pick: (module: typeof import('./filters.tsx')) => ComponentType<Props>,
  otherwise: ComponentType = () => <ReloadOffer />,
) =>
  lazy<ComponentType<Props>>(() =>
    loadChunk(loadFilters).then(
      (module) => ({ default: pick(module) }),
      (error: unknown) => {
        logFailure('the filters were not loaded', error);
        return { default: otherwise as ComponentType<Props> };
      },
    ),
  );

const LoadedFilters = lazily(({ Filters }) => Filters);
/** The filters offer the reload: once is enough. */
const LoadedPopularFilterLinks = lazily(
  ({ PopularFilterLinks }) => PopularFilterLinks,
  () => null,
);
const LoadedEmptyStateActions = lazily(({ EmptyStateActions }) => EmptyStateActions);

/** The filters are server-rendered and work as a plain form. Their script is a lazy chunk, hydrated later. */
export const LazyFilters = (props: FiltersProps) => (
  <Suspense fallback={<div className="filters" />}>
    <LoadedFilters {...props} />
  </Suspense>
);

/** The popular filters of a list, rendered by the server. */
export const LazyPopularFilterLinks = (props: PopularFilterLinksProps) => (
  <Suspense>
    <LoadedPopularFilterLinks {...props} />
  </Suspense>
);

/** The actions of an empty list: which filters to remove. */
export const LazyEmptyStateActions = (props: EmptyStateActionsProps) => (
  <Suspense>
    <LoadedEmptyStateActions {...props} />
  </Suspense>
);
