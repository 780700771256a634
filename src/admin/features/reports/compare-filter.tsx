import '../../ui/filters.css';
import type { CompareView } from '#contracts/admin/reports/read-report-filters.ts';
import { type ComparedWith, comparedWith } from '#contracts/admin/reports/values.ts';
import { providerNames } from '#contracts/payments.ts';
import { comparedNames, compareWords as words } from '#messages/office/compare.ts';
import { payerNames } from '#messages/office/money.ts';
import { Select } from '../../ui/select.tsx';
import { PeriodFields } from './period-fields.tsx';
import type { Period } from './presets.ts';

interface Props {
  readonly view: CompareView;
  readonly what: ComparedWith;
  readonly period: Period;
  readonly today: string;
  readonly onChange: (view: CompareView) => void;
}

/** What is compared, of whom, and of which days. */
export function CompareFilterBar({ view, what, period, today, onChange }: Props) {
  const set = (part: CompareView) => onChange({ ...view, ...part });
  return (
    <search className="filters">
      <label className="filters__search">
        <span>{words.what}</span>
        <select
          value={what}
          onChange={({ target }) => set({ what: comparedWith.find((one) => one === target.value) })}
        >
          {comparedWith.map((one) => (
            <option key={one} value={one}>
              {comparedNames[one]}
            </option>
          ))}
        </select>
      </label>
      {(what === 'payments' || what === 'refunds') && (
        <Select
          label={words.by}
          any={words.anyBy}
          value={view.by}
          options={providerNames.map((by) => [by, payerNames[by]] as const)}
          onChange={(by) => set({ by })}
        />
      )}
      <PeriodFields
        period={period}
        today={today}
        onChange={(days) => set({ ...period, ...days })}
      />
    </search>
  );
}
