import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { entryMessages } from '#messages/office/entry.ts';
import { meMessages as words } from '#messages/office/me.ts';
import { useViewer } from '../../api/session.ts';
import { sessionKey } from '../../api/session-key.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';

const FEW_CODES = 3;

/** The second factor of the member, and another app for it, which `connect` draws. */
export function FactorSection({ connect }: { connect: (onDone: () => void) => ReactNode }) {
  const { has_factor: hasFactor, backup_codes_left: left } = useViewer();
  const client = useQueryClient();
  const [isConnecting, setConnecting] = useState(false);
  const done = () => {
    setConnecting(false);
    say(words.connected);
    client.invalidateQueries({ queryKey: sessionKey });
    client.invalidateQueries({ queryKey: ['own-sessions'] });
  };
  return (
    <section className="section">
      <h2>{words.factorTitle}</h2>
      <p>{hasFactor ? `${words.hasFactor} ${words.codesLeft(left)}` : words.noFactor}</p>
      {hasFactor && left < FEW_CODES && <Notice>{words.fewCodes}</Notice>}
      <div>
        <Button onPress={() => setConnecting(true)}>
          {hasFactor ? words.replace : words.connect}
        </Button>
      </div>
      {isConnecting && (
        <Dialog title={entryMessages.connectTitle} onClose={() => setConnecting(false)}>
          {hasFactor && <p>{entryMessages.connectAgain}</p>}
          {connect(done)}
        </Dialog>
      )}
    </section>
  );
}
