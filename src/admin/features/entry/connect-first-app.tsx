import { useQueryClient } from '@tanstack/react-query';
import { entryMessages as words } from '#messages/office/entry.ts';
import { sessionKey } from '../../api/session-key.ts';
import { useSignOut } from '../../api/use-sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { ConnectApp } from './connect-app.tsx';

/** Before the office opens to one whose role needs a second factor. */
export function ConnectFirstApp() {
  const client = useQueryClient();
  const signOut = useSignOut();
  return (
    <EntryCard title={words.connectTitle}>
      <p>{words.connectNeeded}</p>
      <ConnectApp onDone={() => client.invalidateQueries({ queryKey: sessionKey })} />
      <div className="entry__links">
        <Button look="quiet" onPress={() => signOut.mutate()}>
          {words.otherMember}
        </Button>
      </div>
    </EntryCard>
  );
}
