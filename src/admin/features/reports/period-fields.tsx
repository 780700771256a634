import { presetNames, reportWords as words } from '#messages/office/reports.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Select } from '../../ui/select.tsx';
import { daysOfPreset, type Period, presetOf, presets } from './presets.ts';

interface Props {
  readonly period: Period;
  /** By the clock of the shop. */
  readonly today: string;
  readonly onChange: (period: Partial<Period>) => void;
}

/** The days of a report: usual ones to choose, or a first and a last day. */
export const PeriodFields = ({ period, today, onChange }: Props) => (
  <>
    <Select
      label={words.period}
      any={words.ownPeriod}
      value={presetOf(period, today)}
      options={presets.map((preset) => [preset, presetNames[preset]] as const)}
      onChange={(preset) => preset && onChange(daysOfPreset(preset, today))}
    />
    {(['from', 'to'] as const).map((edge) => (
      <DayField
        key={edge}
        label={words[edge]}
        value={period[edge]}
        onChange={(day) => onChange({ [edge]: day || undefined })}
      />
    ))}
  </>
);
