import '../../ui/table.css';
import './imports-table.css';
import type { ImportRun } from '#contracts/admin/imports/imports.ts';
import { outcomeText, importsScreenMessages as words } from '#messages/office/imports.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/toasts.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useSettle } from './queries.ts';

const loadUndo = async () => (await import('./undo-dialog.tsx')).UndoDialog;

/** Imports line by line, each with what it said; on a phone each is a card. */
export function ImportsTable({ runs }: { runs: readonly ImportRun[] }) {
  const { time_zone: zone } = useViewer();
  return (
    <table className="table table--cards imports">
      <thead>
        <tr>
          <th scope="col">{words.source}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.outcome}</th>
          <th scope="col">{words.action}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id} data-waits={run.waits}>
            <td>{run.source}</td>
            <td>
              <time dateTime={run.ended_at}>{formatNearTime(new Date(run.ended_at), zone)}</time>
            </td>
            <td>
              <span className="imports__outcome">{outcomeText(run)}</span>
              <details open={run.outcome === 'failed' && run.waits}>
                <summary>{words.report}</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard */}
                <pre className="imports__report" tabIndex={0}>
                  {run.report.join('\n')}
                </pre>
              </details>
            </td>
            <td>
              <div className="imports__actions">
                <Settling run={run} />
                <Undoing run={run} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Settling({ run }: { run: ImportRun }) {
  const mayChange = useMay()('imports.change');
  const settle = useSettle(() => say(words.settled(run.source)));
  if (run.settled_by) return words.settledBy(run.settled_by);
  if (!run.waits || !mayChange) return null;
  return (
    <Button isPending={settle.isPending} onPress={() => settle.mutate(run.id)}>
      {words.settle}
    </Button>
  );
}

function Undoing({ run }: { run: ImportRun }) {
  const mayChange = useMay()('imports.change');
  const dialog = useOpenLater(loadUndo);
  if (run.undone_by) return <p>{words.undoneBy(run.undone_by)}</p>;
  if (!run.can_be_undone || !mayChange) return null;
  return (
    <>
      <Button look="quiet" onPress={dialog.open}>
        {words.undo}
      </Button>
      {dialog.Opened && <dialog.Opened run={run} onClose={dialog.close} />}
    </>
  );
}
