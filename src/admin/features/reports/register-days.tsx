import '../../ui/table.css';
import './reports.css';
import type { RegisterDay, RegisterDays } from '#contracts/admin/reports/register.ts';
import { payerNames } from '#messages/office/money.ts';
import { registerWords as words } from '#messages/office/register.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatDate } from '#messages/words/shop-time.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Totals } from './totals.tsx';

interface Props {
  readonly found: RegisterDays;
  /** The address of the payments behind a row. */
  readonly addressOf: (row: RegisterDay) => string;
}

const sum = (roubles: number | null) => (roubles === null ? '—' : formatPrice(roubles));

/** A day on which more went back than came has a minus. */
const net = (roubles: number) => `${roubles < 0 ? '−' : ''}${formatPrice(Math.abs(roubles))}`;

/** The register by days with its sums; on a phone each row is a card. */
export function RegisterDaysTable({ found: { days, totals, vats }, addressOf }: Props) {
  if (days.length === 0) return <Notice>{words.none}</Notice>;
  return (
    <>
      <Totals
        label={words.totals}
        totals={[
          [words.came, formatPrice(totals.came)],
          [words.wentBack, formatPrice(totals.went_back)],
          [words.fee, sum(totals.fee)],
          ...vats.map(
            ({ percent, fee, vat }) =>
              [words.feeVatOf(percent), formatPrice(percent > 0 ? vat : fee)] as const,
          ),
          [words.net, net(totals.net)],
        ]}
      />
      {totals.fee_unknown > 0 && (
        <p className="report-note">{words.feeUnknown(totals.fee_unknown)}</p>
      )}
      <table className="table table--cards report">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.by}</th>
            {[words.came, words.wentBack, words.fee, words.feeVat, words.net].map((name) => (
              <th key={name} scope="col" className="report__number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((row) => (
            <tr key={`${row.day} ${row.by}`}>
              <td>
                <Link to={addressOf(row)} aria-label={words.openDay(formatDate(row.day))}>
                  {formatDate(row.day)}
                </Link>
              </td>
              <td>{payerNames[row.by]}</td>
              <Counted label={words.came} roubles={row.came} count={row.payments} />
              <Counted label={words.wentBack} roubles={row.went_back} count={row.refunds} />
              <Cell label={words.fee}>
                {row.fee === null ? row.fee_unknown > 0 && '—' : formatPrice(row.fee)}
              </Cell>
              <Cell label={words.feeVat}>{row.fee_vat !== null && formatPrice(row.fee_vat)}</Cell>
              <Cell label={words.net}>{net(row.net)}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const Cell = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <td data-label={label} className="report__number">
    {children}
  </td>
);

const Counted = ({ label, roubles, count }: { label: string; roubles: number; count: number }) => (
  <Cell label={label}>
    {count > 0 && (
      <span>
        {formatPrice(roubles)} <span className="report__soft">{words.pieces(count)}</span>
      </span>
    )}
  </Cell>
);
