import '../../ui/print.css';
import '../../ui/table.css';
import type { ErasureAct } from '#contracts/admin/customers/customers.ts';
import {
  erasedNames,
  erasureReasonNames,
  keptNames,
  customerWords as words,
} from '#messages/office/customers.ts';
import { formatNearDate, formatTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';

/** What was done: who, when, why, how, and how many rows of what. */
export function ErasureActView({ act }: { act: ErasureAct }) {
  const { time_zone: zone } = useViewer();
  const facts = [
    [words.actAt, formatTime(new Date(act.at), zone)],
    [words.actBy, act.by ?? words.actByCustomer],
    [words.actReason, erasureReasonNames[act.reason]],
    [words.actAskedOn, formatNearDate(act.asked_on)],
    [words.actHow, words.actHowText],
  ];
  return (
    <section className="section">
      <dl className="customer__facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Rows
        title={words.actRemoved}
        rows={act.removed.map(({ kind, rows }) => [erasedNames[kind], rows])}
      />
      <Rows
        title={words.actKept}
        rows={act.kept.map(({ kind, rows }) => [keptNames[kind], rows])}
      />
    </section>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, rows: number])[];
}

const Rows = ({ title, rows }: RowsProps) =>
  rows.length > 0 && (
    <>
      <h2>{title}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.actWhat}</th>
            <th scope="col">{words.actRows}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
