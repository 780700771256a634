import { presetNames } from '#messages/office/reports.ts';

export type Preset = keyof typeof presetNames;
export const presets = Object.keys(presetNames) as Preset[];

export interface Period {
  readonly from: string;
  readonly to: string;
}

const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The days of a preset, where this is the day of today, `YYYY-MM-DD`. */
export function daysOfPreset(preset: Preset, today: string): Period {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const at = month - 1;
  const since = (from: string): Period => ({ from, to: today });
  switch (preset) {
    case 'today':
      return since(today);
    case 'week':
      return since(dateOf(year, at, day - 6));
    case 'month':
      return since(dateOf(year, at, 1));
    case 'lastMonth':
      return { from: dateOf(year, at - 1, 1), to: dateOf(year, at, 0) };
    case 'quarter':
      return since(dateOf(year, at - (at % 3), 1));
    case 'year':
      return since(dateOf(year, 0, 1));
  }
}

/** The preset that a period is, if it is one. */
export const presetOf = ({ from, to }: Period, today: string): Preset | undefined =>
  presets.find((preset) => {
    const days = daysOfPreset(preset, today);
    return days.from === from && days.to === to;
  });

/** The period of an address: what it leaves out is that of this month. */
export function periodOf({ from, to }: Partial<Period>, today: string): Period {
  const usual = daysOfPreset('month', to ?? today);
  return { from: from ?? usual.from, to: to ?? (from && from > today ? from : today) };
}
