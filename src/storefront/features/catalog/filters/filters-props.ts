import type { FilterParameters } from '#contracts/filters.ts';
import type { Block } from '../../../load.ts';
import type { CardFacts } from './card-facts.ts';
import type { FacetsText } from './facets-text.ts';
import type { FilterForm } from './filter-panel.tsx';
import type { FilteredList } from './use-filters.ts';

/** What is chosen at this moment, and which cards of the page it leaves. */
export interface FilterDraft {
  readonly parameters: FilterParameters;
  passes(card: { id: number; name: string; facts: CardFacts | null }): boolean;
}

export interface FiltersProps {
  list: FilteredList;
  facets: Block<FacetsText>;
  form: FilterForm;
  onDraft: (draft: FilterDraft) => void;
  /** The pointer or the focus comes near the filters. */
  onApproach: () => void;
}
