import type { ReactNode } from 'react';
import type { LargePrices } from '#contracts/admin/goods/large-prices.ts';
import type { TaskChanges, TaskResult } from '#contracts/admin/imports/import-results.ts';
import { largePriceMessages as priceWords } from '#messages/catalogue/large-prices.ts';
import { taskScreenMessages as words } from '#messages/office/import-task.ts';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  readonly changes: TaskChanges;
  readonly result: TaskResult;
  /** Goods that are not in the file go off sale. */
  readonly isWithdrawing: boolean;
}

/** What a look has found, good by good: prices and stock of before and after, new goods, and goods that are not in the file. */
export const TaskChangesView = ({ changes, result, isWithdrawing }: Props) => {
  const { prices, old_prices: oldPrices, stocks, others, created, missing } = changes;
  return (
    <>
      <LargePricesNotice large={result.large_prices} bigs={prices.big} />
      <Changed title={words.prices} count={prices.count} rows={prices.first.map(priceRow)} isOpen />
      <Changed
        title={words.oldPrices}
        count={oldPrices.count}
        rows={oldPrices.first.map(priceRow)}
      />
      <Changed title={words.stocks} count={stocks.count} rows={stocks.first.map(stockRow)} />
      {others > 0 && <p>{words.otherChanges(others)}</p>}
      <Named title={words.newGoods} count={result.created} goods={created} />
      <Named
        title={isWithdrawing ? words.willBeWithdrawn : words.notInFile}
        count={result.missing.count}
        goods={missing}
        isOpen={isWithdrawing}
      />
    </>
  );
};

/** A look of an earlier version knows only those that change by more than a half. */
function LargePricesNotice({ large, bigs }: { large: LargePrices | undefined; bigs: number }) {
  if (!large) return bigs > 0 && <Notice look="error">{words.bigChanges(bigs)}</Notice>;
  return large.count > 0 && <Notice look="error">{priceWords.look(large)}</Notice>;
}

interface Row {
  readonly article: string;
  readonly name: string;
  readonly from: string;
  readonly to: ReactNode;
  readonly isBig: boolean;
}

function priceRow({ is_big: isBig, ...one }: TaskChanges['prices']['first'][number]): Row {
  const { article, name, from, to } = one;
  const percent = from === null || to === null ? '' : words.percent(from, to);
  return {
    article,
    name,
    from: words.priceOf(from),
    to: (
      <>
        {words.priceOf(to)}
        {percent && <span className={isBig ? 'task-change__big' : 'task-change'}>{percent}</span>}
      </>
    ),
    isBig,
  };
}

const stockRow = ({ article, name, from, to }: TaskChanges['stocks']['first'][number]): Row => ({
  article,
  name,
  from: words.stockOf(from),
  to: words.stockOf(to),
  isBig: false,
});

interface ChangedProps {
  readonly title: string;
  readonly count: number;
  readonly rows: readonly Row[];
  readonly isOpen?: boolean;
}

/** A list that has more than this many rows is closed at first. */
const FEW = 10;

function Changed({ title, count, rows, isOpen = count <= FEW }: ChangedProps) {
  if (count === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        <h3>{words.listed(title, rows.length, count)}</h3>
      </summary>
      <table className="table task-change__table">
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col" className="task-change__value">
              {words.was}
            </th>
            <th scope="col" className="task-change__value">
              {words.becomes}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ article, name, from, to, isBig }) => (
            <tr key={article} className={isBig ? 'task-change__row' : undefined}>
              <td>
                {name} <span className="import-task__soft">{article}</span>
              </td>
              <td className="task-change__value">{from}</td>
              <td className="task-change__value">{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface NamedProps {
  readonly title: string;
  readonly count: number;
  readonly goods: TaskChanges['created'];
  readonly isOpen?: boolean;
}

function Named({ title, count, goods, isOpen = count <= FEW }: NamedProps) {
  if (count === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        <h3>{words.listed(title, goods.length, count)}</h3>
      </summary>
      <ul className="task-change__names">
        {goods.map(({ article, name }) => (
          <li key={article}>
            {name} <span className="import-task__soft">{article}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
