import type { Facets } from '#contracts/facets.ts';
import type { FilterParameters } from '#contracts/filters.ts';
import type { JsonText } from '../../../json-text.ts';
import type { Block } from '../../../load.ts';
import type { CardFilterData } from './card-filter-data.ts';
import type { FilterForm } from './filter-panel.tsx';
import type { FilteredList } from './use-filters.ts';

/** Filters with a test for the cards of the page (optimistic filtering). */
export interface Narrowing {
  readonly parameters: FilterParameters;
  passes(card: { name: string; filterData: CardFilterData | null }): boolean;
}

/** The visitor's current choice. */
export interface FilterDraft {
  readonly parameters: FilterParameters;
  /** The debounced choice that was sent to the server. */
  readonly asked: Narrowing;
}

export interface FiltersProps {
  list: FilteredList;
  facets: Block<JsonText<Facets>>;
  form: FilterForm;
  onDraft: (draft: FilterDraft) => void;
}
