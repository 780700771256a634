import { useState } from 'react';
import type { SettingsVersion } from '#contracts/admin/content/home.ts';
import type { Permission } from '#contracts/admin/staff/permissions.ts';
import { homeScreenMessages as words } from '#messages/office/home.ts';
import { changedText } from '#messages/office/pages.ts';
import { useMay, useViewer } from '../api/session.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Form } from './form.tsx';

interface Props {
  readonly versions: readonly SettingsVersion[];
  /** Who may take a version back. */
  readonly permission?: Permission;
  readonly failure: Error | null;
  readonly isPending: boolean;
  readonly onRestore: (id: number, onDone: () => void) => void;
}

/** Who has changed what of the settings; each version comes back after a question. */
export function SettingsVersions(props: Props) {
  const { versions, permission = 'content.write', failure, isPending, onRestore } = props;
  const { time_zone: zone } = useViewer();
  const mayWrite = useMay()(permission);
  const [chosen, setChosen] = useState<number>();
  const close = () => setChosen(undefined);
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
          <Form failure={failure} onSubmit={() => onRestore(chosen, close)}>
            <DialogActions label={words.restore} isPending={isPending} onCancel={close} />
          </Form>
        </Dialog>
      )}
    </section>
  );
}
