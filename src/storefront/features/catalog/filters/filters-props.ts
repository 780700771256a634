import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { Facets } from '#contracts/facets.ts';
import type { JsonText } from '../../../json-text.ts';
import type { Block } from '../../../load.ts';
import type { CardFilterData } from './card-filter-data.ts';
import type { FilterForm } from './filter-panel.tsx';
import type { FilteredList } from './use-filters.ts';

/** Filters with a test for the cards of the page (optimistic filtering). */
export interface Narrowing {
  readonly filters: readonly AppliedFilter[];
  passes(card: { name: string; filterData: CardFilterData | null }): boolean;
}

/** The visitor's current choice. */
export interface FilterDraft {
  readonly filters: readonly AppliedFilter[];
  /** The debounced choice that was sent to the server. */
  readonly asked: Narrowing;
}

/** Facets that a page leaves to the browser. */
export interface AwaitedFacets {
  /** Number of products of the list. */
  readonly count: number;
  read(): Promise<Block<JsonText<Facets>>>;
}

export interface FiltersProps {
  list: FilteredList;
  /** Null where the page came without them: they are read in the browser when the filters are in sight. */
  facets: Block<JsonText<Facets>> | null;
  /** For a page without facets. */
  awaited?: AwaitedFacets | undefined;
  form: FilterForm;
  onDraft: (draft: FilterDraft) => void;
}
