import '../../ui/filters.css';
import { searchKinds } from '#contracts/admin/content/values.ts';
import {
  searchDaysNames,
  searchKindNames,
  searchesMessages as words,
} from '#messages/office/searches.ts';
import { Select } from '../../ui/select.tsx';
import type { SearchesFilter } from './queries.ts';

interface Props {
  readonly filter: SearchesFilter;
  readonly onChange: (filter: SearchesFilter) => void;
}

/** Which days, and which searches; each acts at once. */
export const SearchesFilterBar = ({ filter, onChange }: Props) => (
  <search className="filters">
    <Select
      label={words.days}
      any={searchDaysNames['30']}
      value={filter.days}
      options={(['7', '90'] as const).map((days) => [days, searchDaysNames[days]] as const)}
      onChange={(days) => onChange({ ...filter, days })}
    />
    <Select
      label={words.kind}
      any={words.any}
      value={filter.kind}
      options={searchKinds.map((kind) => [kind, searchKindNames[kind]] as const)}
      onChange={(kind) => onChange({ ...filter, kind })}
    />
  </search>
);
