import './passkeys-section.css';
import { useState } from 'react';
import type { Passkey } from '#contracts/admin/staff/passkeys.ts';
import { passkeyMessages as words } from '#messages/office/passkeys.ts';
import { formatNearDay, formatNearTime } from '#messages/words/shop-time.ts';
import { offersPasskeys } from '../../api/passkeys.ts';
import { useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Menu } from '../../ui/menu.tsx';
import { AddDialog, RemoveDialog, RenameDialog } from './passkey-dialogs.tsx';
import { usePasskeys } from './passkey-queries.ts';

/** The passkeys of the member. Only one who has an app for codes adds them: it is the way in when a passkey is lost. */
export const PasskeysSection = () => (
  <Loaded query={usePasskeys()}>
    {(passkeys) => (
      <section className="section">
        <h2>{words.title}</h2>
        <p className="passkeys__about">{words.about}</p>
        {passkeys.length > 0 && (
          <ul>
            {passkeys.map((passkey) => (
              <OnePasskey key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        <AddPasskey />
      </section>
    )}
  </Loaded>
);

function AddPasskey() {
  const { has_factor: hasApp } = useViewer();
  const [isAdding, setAdding] = useState(false);
  if (!hasApp) return <p className="page__about">{words.appFirst}</p>;
  if (!offersPasskeys) return <p className="page__about">{words.notHere}</p>;
  return (
    <div>
      <Button onPress={() => setAdding(true)}>{words.add}</Button>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function OnePasskey({ passkey }: { passkey: Passkey }) {
  const { time_zone: zone } = useViewer();
  const [question, setQuestion] = useState<'rename' | 'remove' | null>(null);
  const close = () => setQuestion(null);
  const { name, created_at: made, used_at: used } = passkey;
  const when = [
    words.made(formatNearDay(new Date(made), zone)),
    used ? words.used(formatNearTime(new Date(used), zone)) : words.unused,
  ];
  return (
    <li className="passkeys__one">
      <div>
        <p className="passkeys__name">{name}</p>
        <p className="passkeys__when">{when.join(', ')}</p>
      </div>
      <Menu
        label={words.actions(name)}
        actions={[
          { name: words.rename, run: () => setQuestion('rename') },
          { name: words.remove, isDanger: true, run: () => setQuestion('remove') },
        ]}
      />
      {question === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {question === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  );
}
