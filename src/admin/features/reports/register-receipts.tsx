import '../../ui/table.css';
import './reports.css';
import type { ReceiptDays } from '#contracts/admin/reports/register.ts';
import { receiptKindNames } from '#messages/office/receipt-kinds.ts';
import { rateText } from '#messages/office/receipts.ts';
import { receiptsBy, registerWords as words } from '#messages/office/register.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatDate } from '#messages/words/shop-time.ts';
import { Notice } from '../../ui/notice.tsx';

/** The receipts of the days, by kind, till and rate of VAT; on a phone each row is a card. */
export function RegisterReceiptsTable({ found: { rows } }: { readonly found: ReceiptDays }) {
  if (rows.length === 0) return <Notice>{words.noReceipts}</Notice>;
  const numbers = [words.receiptsOf, words.sum, words.vat];
  return (
    <>
      <table className="table table--cards report">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.by}</th>
            <th scope="col">{words.rate}</th>
            {numbers.map((name) => (
              <th key={name} scope="col" className="report__number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, kind, by, is_noted: isNoted, rate, receipts, amount, vat }) => (
            <tr key={[day, kind, by, isNoted, rate].join(' ')}>
              <td>{formatDate(day)}</td>
              <td>{receiptKindNames[kind]}</td>
              <td>{receiptsBy(by, isNoted)}</td>
              <td data-label={words.rate}>{rateText(rate)}</td>
              {[String(receipts), formatPrice(amount), formatPrice(vat)].map((text, at) => (
                <td key={numbers[at]} data-label={numbers[at]} className="report__number">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="report-note">{words.receiptsNote}</p>
    </>
  );
}
