import '../../ui/filters.css';
import type { ReturnsFilter as Filter } from '#contracts/admin/returns/returns.ts';
import { returnQueues } from '#contracts/admin/returns/values.ts';
import { returnStates } from '#contracts/return-states.ts';
import { returnQueueNames, returnWords as words } from '#messages/office/returns.ts';
import { returnStateNames } from '#messages/orders/return-state-names.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';

interface Props {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Words and choices; each acts at once. */
export function ReturnsFilter({ filter, onChange }: Props) {
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
        label={words.state}
        any={words.anyState}
        value={filter.state}
        options={returnStates.map((state) => [state, returnStateNames[state]] as const)}
        onChange={(state) => set({ state })}
      />
      <Select
        label={words.waits}
        any={words.anyWaits}
        value={filter.waits}
        options={returnQueues.map((queue) => [queue, returnQueueNames[queue]] as const)}
        onChange={(waits) => set({ waits })}
      />
      {Object.values(filter).some(Boolean) && (
        <Button look="quiet" onPress={() => onChange({})}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}
