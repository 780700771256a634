import type { KeepingRun, StoredKeeping } from '#contracts/admin/keeping/keeping.ts';
import { keepingKinds, keepingRules } from '#contracts/admin/keeping/values.ts';
import { keepingKindWords, termText, keepingWords as words } from '#messages/office/keeping.ts';
import { formatNearDay, formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useKeeping } from './queries.ts';
import './keeping-terms.css';

const loadDialog = async () => (await import('./keeping-dialog.tsx')).KeepingDialog;

/** How long the shop keeps what, and what the last nights removed. */
export const KeepingTermsPart = () => (
  <section className="section">
    <p>{words.lead}</p>
    <Loaded query={useKeeping()}>{(stored) => <Terms stored={stored} />}</Loaded>
  </section>
);

function Terms({ stored }: { stored: StoredKeeping }) {
  const { time_zone: zone } = useViewer();
  const { Opened: Dialog, open, close } = useOpenLater(loadDialog);
  const { terms, runs, changed_at: at, changed_by: by } = stored;
  return (
    <>
      <div className="form__actions">
        <Button onPress={open}>{words.change}</Button>
      </div>
      <ul className="keeping" aria-label={words.title}>
        {keepingKinds.map((kind) => (
          <li key={kind}>
            <h2>
              {keepingKindWords[kind].name}: {termText(keepingRules[kind], terms[kind])}
            </h2>
            <p>{keepingKindWords[kind].about}</p>
            <LastNight run={runs.find((one) => one.kind === kind)} />
          </li>
        ))}
      </ul>
      {at && <p className="page__about">{words.changed(formatNearDay(new Date(at), zone), by)}</p>}
      {Dialog && <Dialog stored={stored} onClose={close} />}
    </>
  );
}

function LastNight({ run }: { run: KeepingRun | undefined }) {
  const { time_zone: zone } = useViewer();
  if (!run) return <p className="page__about">{`${words.lastNight}: ${words.never}.`}</p>;
  const time = formatNearTime(new Date(run.at), zone);
  if (run.failed) return <p className="keeping__failed">{`${words.failed(time)}.`}</p>;
  return (
    <p className="page__about">
      {`${words.ran(time, run.removed)}; ${words.lately(run.removed_lately)}.`}
    </p>
  );
}
