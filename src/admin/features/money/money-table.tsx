import '../../ui/table.css';
import './money-table.css';
import type { MoneyPage, MoneyRow } from '#contracts/admin/payments/money.ts';
import {
  moneyHow,
  moneyKindNames,
  moneyState,
  moneySum,
  moneyTrouble,
  moneyWords as words,
} from '#messages/office/money.ts';
import { TEST_MARK } from '#messages/office/payment-states.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { DemoMark } from '../../ui/demo-mark.tsx';
import { Link } from '../../ui/link.tsx';

/** What came and went back of all that was found. */
export const MoneySums = ({ sums }: { sums: NonNullable<MoneyPage['sums']> }) => (
  <dl className="money-sums" aria-label={words.sums}>
    <div>
      <dt>{words.came}</dt>
      <dd>{formatPrice(sums.came)}</dd>
    </div>
    <div>
      <dt>{words.wentBack}</dt>
      <dd>{formatPrice(sums.went_back)}</dd>
    </div>
  </dl>
);

/** Payments and refunds line by line; on a phone each is a card. */
export const MoneyTable = ({ rows }: { rows: readonly MoneyRow[] }) => (
  <table className="table table--cards money">
    <thead>
      <tr>
        <th scope="col">{words.order}</th>
        <th scope="col">{words.when}</th>
        <th scope="col">{words.kind}</th>
        <th scope="col">{words.how}</th>
        <th scope="col">{words.state}</th>
        <th scope="col" className="money__sum">
          {words.sum}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </tbody>
  </table>
);

function Row({ row }: { row: MoneyRow }) {
  const { time_zone: zone } = useViewer();
  const { at, number, is_demo: isDemo, is_test: isTest, who, reference } = row;
  const trouble = moneyTrouble(row);
  return (
    <tr>
      <td className="money__order">
        <Link to={`${officePages.orders.path}/${number}`}>{number}</Link> {isDemo && <DemoMark />}
      </td>
      <td className="money__soft">
        <time dateTime={at}>{formatNearTime(new Date(at), zone)}</time>
      </td>
      <td className="money__kind">{moneyKindNames[row.kind]}</td>
      <td>
        <div>
          <div>
            {moneyHow(row)}
            {isTest && ` · ${TEST_MARK}`}
          </div>
          {who && <div className="money__soft">{who}</div>}
          {reference && <div className="money__soft money__reference">{reference}</div>}
        </div>
      </td>
      <td>
        <div>
          <div>{moneyState(row)}</div>
          {trouble && <div className="money__trouble">{trouble}</div>}
        </div>
      </td>
      <td className="money__sum">{moneySum(row)}</td>
    </tr>
  );
}
