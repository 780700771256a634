import '../../ui/filters.css';
import type { MovementFilter } from '#contracts/admin/goods/stock.ts';
import { movementReasons } from '#contracts/admin/goods/values.ts';
import { movementNames, stockScreenMessages as words } from '#messages/office/stock.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';

interface Props {
  readonly filter: MovementFilter;
  readonly onChange: (filter: MovementFilter) => void;
}

/** Goods, reason and days; each acts at once. */
export function MovementsFilter({ filter, onChange }: Props) {
  const set = (part: Partial<MovementFilter>) => onChange({ ...filter, ...part });
  return (
    <search className="filters">
      <SearchField
        label={words.find}
        hint={words.findHint}
        text={filter.text ?? ''}
        onChange={(text) => set({ text: text || undefined })}
      />
      <Select
        label={words.reason}
        any={words.anyReason}
        value={filter.reason}
        options={movementReasons.map((reason) => [reason, movementNames[reason]] as const)}
        onChange={(reason) => set({ reason })}
      />
      {(['from', 'to'] as const).map((edge) => (
        <DayField
          key={edge}
          label={words[edge]}
          value={filter[edge] ?? ''}
          onChange={(day) => set({ [edge]: day || undefined })}
        />
      ))}
      {Object.values(filter).some(Boolean) && (
        <Button look="quiet" onPress={() => onChange({})}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}
