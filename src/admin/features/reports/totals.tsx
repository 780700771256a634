import './reports.css';

interface Props {
  readonly label: string;
  readonly totals: readonly (readonly [name: string, value: string])[];
}

/** The sums of a whole report. */
export const Totals = ({ label, totals }: Props) => (
  <dl className="report-totals" aria-label={label}>
    {totals.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
