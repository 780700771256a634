import './plot.css';
import type { Bar } from './bars-of-time.tsx';

interface Props {
  /** Says what is drawn. */
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly shown: (value: number) => string;
}

/** So many are drawn; all stand in the table. */
const MOST = 10;

/** The largest values, each with its name over its bar. */
export function RankedBars({ label, bars, shown }: Props) {
  const drawn = bars.toSorted((one, other) => other.value - one.value).slice(0, MOST);
  const top = Math.max(1, drawn[0]?.value ?? 0);
  return (
    <figure className="plot" role="img" aria-label={label}>
      <ol className="plot__ranks" aria-hidden="true">
        {drawn.map(({ key, name, value }) => (
          <li key={key} className="plot__rank">
            <span>{name}</span>
            <span>{shown(value)}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(Math.max(0, value) / top) * 100} height={10} />
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}
