import type { FilterParameters } from '#contracts/filters.ts';
import type { Block } from '../../../load.ts';
import type { CardFacts } from './card-facts.ts';
import type { FacetsText } from './facets-text.ts';
import type { FilterForm } from './filter-panel.tsx';
import type { FilteredList } from './use-filters.ts';

/** Filters, and which cards of the page pass them. */
export interface Narrowing {
  readonly parameters: FilterParameters;
  passes(card: { name: string; facts: CardFacts | null }): boolean;
}

/** What is chosen at this moment. */
export interface FilterDraft {
  readonly parameters: FilterParameters;
  /** What the shop has been asked for: the choice as it was when it last rested. */
  readonly asked: Narrowing;
}

export interface FiltersProps {
  list: FilteredList;
  facets: Block<FacetsText>;
  form: FilterForm;
  onDraft: (draft: FilterDraft) => void;
}
