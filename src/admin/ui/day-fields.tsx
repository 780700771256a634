import './day-fields.css';
import { dayMessages as words } from '#messages/office/days.ts';
import { DayField } from './day-field.tsx';

interface Days {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

interface Props {
  /** Before the names of the fields. */
  readonly name?: string;
  readonly values: Days;
  readonly set: (change: { from?: string | null; until?: string | null }) => void;
  readonly isReadOnly: boolean;
}

/** The first and the last day on which something is shown. */
export const DayFields = ({ name, values, set, isReadOnly }: Props) => (
  <div className="day-fields">
    {(['from', 'until'] as const).map((part) => (
      <DayField
        key={part}
        name={name ? `${name}.${part}` : part}
        label={words[part]}
        value={values[part] ?? ''}
        isReadOnly={isReadOnly}
        onChange={(day) => set({ [part]: day || null })}
      />
    ))}
    <p>{words.hint}</p>
  </div>
);
