import { useState } from 'react';
import { useNavigate } from 'react-router';
import { meMessages as words } from '#messages/office/me.ts';
import { call } from '../../api/call-api.ts';
import { staffCalls } from '../../api/endpoints/staff.ts';
import { sessionKey } from '../../api/session-key.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';

/** Confirms the member's new e-mail by the link of a letter. A press does it: scanners of mail open links too. */
export function ConfirmEmail({ linkKey }: { linkKey: string }) {
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const confirm = useChange(() => call(staffCalls.confirmEmail, { body: { key: linkKey } }), {
    onDone({ email }) {
      say(words.emailConfirmed(email));
      setDone(true);
      navigate({ hash: '' }, { replace: true });
    },
    makesOld: [sessionKey],
  });
  if (isDone) return null;
  return (
    <section className="section">
      <h2>{words.confirmTitle}</h2>
      <p>{words.confirmText}</p>
      {confirm.error && <Notice look="error">{confirm.error.message}</Notice>}
      <div>
        <Button look="main" isPending={confirm.isPending} onPress={() => confirm.mutate()}>
          {words.confirmEmail}
        </Button>
      </div>
    </section>
  );
}
