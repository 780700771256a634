import '../../ui/filters.css';
import type { CustomersFilter as Filter } from '#contracts/admin/customers/customers.ts';
import { customerKinds } from '#contracts/admin/customers/values.ts';
import { customerKindNames, customerWords as words } from '#messages/office/customers.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';

interface Props {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Words and a choice; each acts at once. */
export function CustomersFilter({ filter, onChange }: Props) {
  const set = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <search className="filters">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        text={filter.text ?? ''}
        onChange={(text) => set({ text: text || undefined })}
      />
      <Select
        label={words.kind}
        any={words.anyKind}
        value={filter.kind}
        options={customerKinds.map((kind) => [kind, customerKindNames[kind]] as const)}
        onChange={(kind) => set({ kind })}
      />
      {Object.values(filter).some(Boolean) && (
        <Button look="quiet" onPress={() => onChange({})}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}
