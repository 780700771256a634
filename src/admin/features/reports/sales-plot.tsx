import '../../ui/filters.css';
import { useState } from 'react';
import type { SalesRow } from '#contracts/admin/reports/sales.ts';
import { type SaleGroup, saleTimes } from '#contracts/admin/reports/values.ts';
import {
  saleGroupNames,
  salesMark,
  salesName,
  salesWords as words,
} from '#messages/office/sales.ts';
import { formatPrice } from '#messages/words/price.ts';
import { BarsOfTime } from './bars-of-time.tsx';
import { RankedBars } from './ranked-bars.tsx';

const measures = ['ordered', 'orders', 'average', 'came'] as const;
type Measure = (typeof measures)[number];

const numberOf = (row: SalesRow, measure: Measure): number => row[measure] ?? 0;

/** One measure of the rows as a picture: bars over time, or the largest of what and who sold. */
export function SalesPlot({ rows, group }: { rows: readonly SalesRow[]; group: SaleGroup }) {
  const [measure, setMeasure] = useState<Measure>('ordered');
  const isOfTime = saleTimes.some((time) => time === group);
  const Bars = isOfTime ? BarsOfTime : RankedBars;
  return (
    <>
      <div className="filters">
        <label>
          <span>{words.plot}</span>
          <select
            value={measure}
            onChange={({ target }) =>
              setMeasure(measures.find((one) => one === target.value) ?? 'ordered')
            }
          >
            {measures.map((one) => (
              <option key={one} value={one}>
                {words[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Bars
        label={words.plotOf(words[measure], saleGroupNames[group])}
        bars={rows.map((row) => ({
          key: row.key,
          name: salesName(row, group),
          mark: salesMark(row, group),
          value: numberOf(row, measure),
        }))}
        shown={measure === 'orders' ? String : formatPrice}
      />
    </>
  );
}
