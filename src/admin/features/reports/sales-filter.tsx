import '../../ui/filters.css';
import type { SalesFilter } from '#contracts/admin/reports/sales.ts';
import { saleGroups } from '#contracts/admin/reports/values.ts';
import { saleGroupNames, salesWords as words } from '#messages/office/sales.ts';
import { Select } from '../../ui/select.tsx';
import { PeriodFields } from './period-fields.tsx';

interface Props {
  readonly filter: SalesFilter;
  readonly today: string;
  readonly onChange: (filter: Partial<SalesFilter>) => void;
}

/** Days, and what sales are added up by; each choice acts at once. */
export function SalesFilterBar({ filter, today, onChange }: Props) {
  const set = (part: Partial<SalesFilter>) => onChange({ ...filter, ...part });
  return (
    <search className="filters">
      <PeriodFields period={filter} today={today} onChange={set} />
      <Select
        label={words.group}
        any={saleGroupNames.day}
        value={filter.group === 'day' ? undefined : filter.group}
        options={saleGroups
          .filter((group) => group !== 'day')
          .map((group) => [group, saleGroupNames[group]] as const)}
        onChange={(group) => set({ group })}
      />
      <Select
        label={words.trials}
        any={words.trialsLeftOut}
        value={filter.trials}
        options={[['shown', words.trialsShown]]}
        onChange={(trials) => set({ trials })}
      />
    </search>
  );
}
