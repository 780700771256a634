import './day-fields.css';
import { dayMessages as words } from '#messages/office-days.ts';
import { Field } from './field.tsx';

interface Days {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

interface Props {
  readonly values: Days;
  readonly set: (change: { from?: string | null; until?: string | null }) => void;
  readonly isReadOnly: boolean;
}

/** The first and the last day on which something is shown. */
export const DayFields = ({ values, set, isReadOnly }: Props) => (
  <div className="day-fields">
    {(['from', 'until'] as const).map((name) => (
      <Field
        key={name}
        name={name}
        type="date"
        label={words[name]}
        value={values[name] ?? ''}
        isReadOnly={isReadOnly}
        onChange={(day) => set({ [name]: day || null })}
      />
    ))}
    <p>{words.hint}</p>
  </div>
);
