import { useEffect } from 'react';
import type { OwnSession } from '#contracts/admin/staff/staff.ts';
import { entryMessages as words } from '#messages/office/entry.ts';
import { passkeyMessages } from '#messages/office/passkeys.ts';
import { call } from '../../api/call-api.ts';
import { dropDrafts } from '../../api/drafts.ts';
import { passkeyCalls, staffCalls } from '../../api/endpoints/staff.ts';
import { openAnew } from '../../api/open-anew.ts';
import { showPasskey } from '../../api/passkeys.ts';
import { useTakeSession } from '../../api/session.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailField } from './email-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface Props {
  /** The member whose session has ended, and whose page waits behind. It does not open to anybody else. */
  readonly former: number | undefined;
  /** The owner has closed out who worked here. */
  readonly isClosed: boolean;
}

export function SignIn({ former, isClosed }: Props) {
  const takeSession = useTakeSession();
  useEffect(() => {
    if (isClosed) dropDrafts();
  }, [isClosed]);
  const enter = (session: OwnSession) =>
    isClosed || (former !== undefined && session.id !== former) ? openAnew() : takeSession(session);
  const signIn = useChange(
    ({ email = '', password = '' }: Record<string, string>) =>
      call(staffCalls.signIn, { body: { email, password } }),
    { onDone: enter },
  );
  const passkey = useChange(
    async () => call(passkeyCalls.signInByPasskey, { body: await showPasskey() }),
    { onDone: enter },
  );
  return (
    <EntryCard title={words.signIn}>
      {isClosed && <Notice look="error">{words.closedOut}</Notice>}
      {former !== undefined && !isClosed && <Notice>{words.sessionEnded}</Notice>}
      <Form
        onSubmit={(values) => {
          passkey.reset();
          signIn.mutate(values);
        }}
        failure={passkey.error ?? signIn.error}
      >
        <EmailField />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          isRequired
        />
        <div className="form__actions">
          <Button type="submit" look="main" isPending={signIn.isPending}>
            {words.enter}
          </Button>
          <Link to="/forgot">{words.forgot}</Link>
        </div>
      </Form>
      <PasskeyButton
        label={passkeyMessages.enter}
        isPending={passkey.isPending}
        onPress={() => {
          signIn.reset();
          passkey.mutate();
        }}
      />
    </EntryCard>
  );
}
