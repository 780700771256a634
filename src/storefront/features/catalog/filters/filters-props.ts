import type { FilterParameters } from '#contracts/filters.ts';
import type { Block } from '../../../load.ts';
import type { CardFacts } from './card-facts.ts';
import type { FacetsText } from './facets-text.ts';
import type { FilterForm } from './filter-panel.tsx';
import type { FilteredList } from './use-filters.ts';

/** Filters with a test for the cards of the page (optimistic filtering). */
export interface Narrowing {
  readonly parameters: FilterParameters;
  passes(card: { name: string; facts: CardFacts | null }): boolean;
}

/** The visitor's current choice. */
export interface FilterDraft {
  readonly parameters: FilterParameters;
  /** The debounced choice that was sent to the server. */
  readonly asked: Narrowing;
}

export interface FiltersProps {
  list: FilteredList;
  facets: Block<FacetsText>;
  form: FilterForm;
  onDraft: (draft: FilterDraft) => void;
}
