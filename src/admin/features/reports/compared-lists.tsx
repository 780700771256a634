import '../../ui/table.css';
import './compare.css';
import './reports.css';
import type { Compared, Differing } from '#contracts/admin/reports/compare.ts';
import type { ComparedWith } from '#contracts/admin/reports/values.ts';
import { differenceNames, keyNames, compareWords as words } from '#messages/office/compare.ts';
import { formatPrice } from '#messages/words/price.ts';
import { Notice } from '../../ui/notice.tsx';
import { Totals } from './totals.tsx';

const sum = (roubles: number | null) => roubles !== null && formatPrice(roubles);
const counted = ({ count, sum }: Compared['same']) => `${count} · ${formatPrice(sum)}`;

/** What a file and the shop say differently, by its kind. */
export const ComparedLists = ({ found, what }: { found: Compared; what: ComparedWith }) => (
  <>
    <Totals
      label={words.totals}
      totals={[
        [words.theirs, counted(found.theirs)],
        [words.ours, counted(found.ours)],
        [words.same, counted(found.same)],
      ]}
    />
    {found.unread.count > 0 && (
      <Notice look="error">
        {words.unread(found.unread.count)}
        <ul className="compared__unread">
          {found.unread.rows.map(({ line, text, reason }) => (
            <li key={line}>{words.line(line, text, reason)}</li>
          ))}
        </ul>
      </Notice>
    )}
    {found.without_key > 0 && <p className="report-note">{words.withoutKey(found.without_key)}</p>}
    {found.lists.map(({ kind, count, rows }) => (
      <section key={kind} className="compared" aria-label={differenceNames[kind]}>
        <h2>
          {differenceNames[kind]}: {count}
        </h2>
        {count === 0 ? (
          <p className="report-note">{words.none}</p>
        ) : (
          <Rows rows={rows} what={what} />
        )}
        {count > rows.length && <p className="report-note">{words.cut}</p>}
      </section>
    ))}
  </>
);

const Rows = ({ rows, what }: { rows: readonly Differing[]; what: ComparedWith }) => (
  <table className="table table--cards report">
    <thead>
      <tr>
        <th scope="col">{keyNames[what]}</th>
        <th scope="col">{words.order}</th>
        <th scope="col">{words.date}</th>
        <th scope="col" className="report__number">
          {words.theirs}
        </th>
        <th scope="col" className="report__number">
          {words.ours}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <td>{row.key}</td>
          <td data-label={words.order}>{row.order}</td>
          <td data-label={words.date}>{row.date}</td>
          <td data-label={words.theirs} className="report__number">
            {sum(row.theirs)}
          </td>
          <td data-label={words.ours} className="report__number">
            {sum(row.ours)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
