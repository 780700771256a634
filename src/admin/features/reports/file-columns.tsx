import '../../ui/filters.css';
import '../../ui/table.css';
import './compare.css';
import type { LookedFile } from '#contracts/admin/reports/compare.ts';
import {
  type ComparedColumn,
  type ComparedWith,
  comparedColumns,
} from '#contracts/admin/reports/values.ts';
import { columnNames, keyNames, compareWords as words } from '#messages/office/compare.ts';
import { Select } from '../../ui/select.tsx';

export type Columns = LookedFile['guessed'];

interface Props {
  readonly looked: LookedFile;
  readonly what: ComparedWith;
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
}

/** The beginning of a file, and which column is what. */
export function FileColumns({ looked, what, columns, onChange }: Props) {
  const { header, rows, total } = looked;
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const nameOf = (at: number) => header[at] || words.column(at + 1);
  const places = Array.from({ length: width }, (_, at) => [String(at), nameOf(at)] as const);
  const isOfOrders = what === 'orders' || what === 'paid';
  const asked = comparedColumns.filter((column) => !(isOfOrders && column === 'order'));
  const labelOf = (column: ComparedColumn) =>
    column === 'key' ? keyNames[what] : columnNames[column];
  return (
    <>
      <div className="filters">
        {asked.map((column) => (
          <Select
            key={column}
            label={labelOf(column)}
            any={words.noColumn}
            value={columns[column]?.toString()}
            options={places}
            onChange={(at) =>
              onChange({ ...columns, [column]: at === undefined ? undefined : Number(at) })
            }
          />
        ))}
      </div>
      <p className="report-note">{words.total(total)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className="file-preview" aria-label={words.preview} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              {places.map(([at, name]) => (
                <th key={at} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <tr key={line}>
                {places.map(([at]) => (
                  <td key={at}>{row[Number(at)]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
