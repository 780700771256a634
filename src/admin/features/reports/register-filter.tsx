import '../../ui/filters.css';
import type { RegisterView } from '#contracts/admin/reports/read-report-filters.ts';
import { paidBy } from '#contracts/payments.ts';
import { payerNames } from '#messages/office/money.ts';
import { registerWords as words } from '#messages/office/register.ts';
import { Select } from '../../ui/select.tsx';
import { PeriodFields } from './period-fields.tsx';
import type { Period } from './presets.ts';

interface Props {
  readonly view: RegisterView;
  readonly period: Period;
  readonly today: string;
  readonly onChange: (view: RegisterView) => void;
}

/** Days, by whom money came, and whether sums or single payments are shown; each choice acts at once. */
export function RegisterFilterBar({ view, period, today, onChange }: Props) {
  const set = (part: RegisterView) => onChange({ ...view, ...part });
  return (
    <search className="filters">
      <PeriodFields
        period={period}
        today={today}
        onChange={(days) => set({ ...period, ...days })}
      />
      <Select
        label={words.by}
        any={words.anyBy}
        value={view.by}
        options={paidBy.map((by) => [by, payerNames[by]] as const)}
        onChange={(by) => set({ by })}
      />
      <Select
        label={words.level}
        any={words.days}
        value={view.level === 'days' ? undefined : view.level}
        options={[
          ['rows', words.rows],
          ['receipts', words.receipts],
        ]}
        onChange={(level) => set({ level })}
      />
      <Select
        label={words.trials}
        any={words.trialsLeftOut}
        value={view.trials}
        options={[['shown', words.trialsShown]]}
        onChange={(trials) => set({ trials })}
      />
    </search>
  );
}
