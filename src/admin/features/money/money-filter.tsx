import '../../ui/filters.css';
import type { MoneyFilter as Filter } from '#contracts/admin/payments/money.ts';
import { moneyKinds, moneyQueues, moneyStates } from '#contracts/admin/payments/money-values.ts';
import { paidBy } from '#contracts/payments.ts';
import {
  moneyKindNames,
  moneyQueueNames,
  moneyStateNames,
  payerNames,
  moneyWords as words,
} from '#messages/office/money.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';

interface Props {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Words and choices; each acts at once. */
export function MoneyFilter({ filter, onChange }: Props) {
  const set = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  const named = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ) => values.map((value) => [value, names[value]] as const);
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
        options={named(moneyKinds, moneyKindNames)}
        onChange={(kind) => set({ kind })}
      />
      <Select
        label={words.by}
        any={words.anyBy}
        value={filter.by}
        options={named(paidBy, payerNames)}
        onChange={(by) => set({ by })}
      />
      <Select
        label={words.state}
        any={words.anyState}
        value={filter.state}
        options={named(moneyStates, moneyStateNames)}
        onChange={(state) => set({ state })}
      />
      <Select
        label={words.attention}
        any={words.anyAttention}
        value={filter.attention}
        options={named(moneyQueues, moneyQueueNames)}
        onChange={(attention) => set({ attention })}
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
