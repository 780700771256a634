import { useState } from 'react';
import type { LastChange } from '#contracts/admin/content/content-version.ts';
import type { SettingsVersion } from '#contracts/admin/content/home.ts';
import type { Permission } from '#contracts/admin/staff/permissions.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { homeScreenMessages as words } from '#messages/office/home.ts';
import { changedText } from '#messages/office/pages.ts';
import { useMay, useViewer } from '../api/session.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Form } from './form.tsx';
import { say } from './toasts.tsx';

/** The notice of a conflict: another member has saved the settings since they were opened. Undefined without a conflict. */
export const lateOf = <Stored extends LastChange>(now: Stored | undefined, zone: TimeZone) =>
  now && {
    now,
    texts: [`${words.conflictTitle}: ${changedText(now, zone)}.`, words.conflictKept],
  };

interface Props {
  readonly versions: readonly SettingsVersion[] | undefined;
  /** The version of now. */
  readonly version: number;
  /** Who may take a version back. */
  readonly permission?: Permission;
  readonly restore: {
    readonly error: Error | null;
    readonly isPending: boolean;
    mutate(given: { id: number; version: number }, ends: { onSuccess: () => void }): void;
  };
}

/** Who has changed what of the settings; each version comes back after a question. */
export function SettingsVersions(props: Props) {
  const { versions, version, permission = 'content.write', restore } = props;
  const { time_zone: zone } = useViewer();
  const mayWrite = useMay()(permission);
  const [chosen, setChosen] = useState<number>();
  const close = () => setChosen(undefined);
  const done = () => {
    say(words.restored);
    close();
  };
  if (!versions) return null;
  return (
    <section className="section" aria-labelledby="versions">
      <h2 id="versions">{words.versions}</h2>
      <ul className="versions">
        {versions.map((one, index) => {
          const when = changedText(one, zone);
          return (
            <li key={one.version}>
              <span>
                {when} · {index === 0 ? `${words.now} · ` : ''}
                {one.changed.join(', ').toLowerCase()}
              </span>
              {index > 0 && mayWrite && (
                <Button
                  look="quiet"
                  aria-label={words.restoreOf(when)}
                  onPress={() => setChosen(one.version)}
                >
                  {words.restore}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {chosen !== undefined && (
        <Dialog title={words.restoreAsk} onClose={close}>
          <p>{words.restoreText}</p>
          <Form
            failure={restore.error}
            onSubmit={() => restore.mutate({ id: chosen, version }, { onSuccess: done })}
          >
            <DialogActions label={words.restore} isPending={restore.isPending} />
          </Form>
        </Dialog>
      )}
    </section>
  );
}
