import './plot.css';
import { topOfAxis } from './plot-scale.ts';

export interface Bar {
  readonly key: string;
  readonly name: string;
  /** Under the axis. */
  readonly mark: string;
  readonly value: number;
}

interface Props {
  /** Says what is drawn. */
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly shown: (value: number) => string;
}

/** Numbers on an axis are short: «1,5 млн». */
const short = new Intl.NumberFormat('ru', { notation: 'compact', maximumFractionDigits: 1 });

const HEIGHT = 100;

/** Bars in the order of time over an axis. The numbers stand in the table beside it. */
export function BarsOfTime({ label, bars, shown }: Props) {
  const top = topOfAxis(Math.max(...bars.map(({ value }) => value)));
  const heightOf = (value: number) => (Math.max(0, value) / top) * HEIGHT;
  const [first, middle, last] = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)];
  const marks = bars.length > 2 ? [first, middle, last] : bars;
  return (
    <figure className="plot" role="img" aria-label={label}>
      <div className="plot__area" aria-hidden="true">
        <div className="plot__axis">
          {[top, top / 2, 0].map((mark) => (
            <span key={mark}>{short.format(mark)}</span>
          ))}
        </div>
        <svg
          className="plot__bars"
          viewBox={`0 0 ${bars.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1={0} x2={bars.length} y1={y} y2={y} />
          ))}
          {bars.map(({ key, name, value }, at) => (
            <rect
              key={key}
              x={at + 0.1}
              width={0.8}
              y={HEIGHT - heightOf(value)}
              height={heightOf(value)}
            >
              <title>{`${name}: ${shown(value)}`}</title>
            </rect>
          ))}
        </svg>
        <div className="plot__days">
          {marks.map((bar) => bar && <span key={bar.key}>{bar.mark}</span>)}
        </div>
      </div>
    </figure>
  );
}
