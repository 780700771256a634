import '../../ui/table.css';
import './reports.css';
import type { SalesRow } from '#contracts/admin/reports/sales.ts';
import type { SaleGroup } from '#contracts/admin/reports/values.ts';
import { saleGroupHeads, salesName, shareOf, salesWords as words } from '#messages/office/sales.ts';
import { formatPrice } from '#messages/words/price.ts';

interface Props {
  readonly rows: readonly SalesRow[];
  readonly group: SaleGroup;
}

const heads = [
  words.orders,
  words.cancelled,
  words.ordered,
  words.average,
  words.came,
  words.wentBack,
] as const;

/** The measures of sales row by row; on a phone each row is a card. */
export const SalesTable = ({ rows, group }: Props) => (
  <table className="table table--cards report">
    <thead>
      <tr>
        <th scope="col">{saleGroupHeads[group]}</th>
        {heads.map((name) => (
          <th key={name} scope="col" className="report__number">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <td>{salesName(row, group)}</td>
          <Cell label={words.orders}>{row.orders}</Cell>
          <Cell label={words.cancelled}>
            {row.cancelled > 0 && `${row.cancelled} (${shareOf(row.cancelled, row.orders)})`}
          </Cell>
          <Cell label={words.ordered}>{row.ordered > 0 && formatPrice(row.ordered)}</Cell>
          <Cell label={words.average}>{row.average !== null && formatPrice(row.average)}</Cell>
          <Cell label={words.came}>{row.came > 0 && formatPrice(row.came)}</Cell>
          <Cell label={words.wentBack}>
            {row.went_back > 0 &&
              `${formatPrice(row.went_back)} (${shareOf(row.went_back, row.came)})`}
          </Cell>
        </tr>
      ))}
    </tbody>
  </table>
);

const Cell = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <td data-label={label} className="report__number">
    {children}
  </td>
);
