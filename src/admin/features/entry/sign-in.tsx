import { useMutation } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { staffEndpoints } from '#contracts/admin/staff.ts';
import { entryMessages as words } from '#messages/office-entry.ts';
import { callApi } from '../../api/call-api.ts';
import { openAnew } from '../../api/open-anew.ts';
import { useTakeSession } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailField } from './email-field.tsx';

/** `former`: the member whose session has ended, and whose page waits behind. It does not open to anybody else. */
export function SignIn({ former }: { former?: number | undefined }) {
  const takeSession = useTakeSession();
  const signIn = useMutation({
    mutationFn: ({ email = '', password = '' }: Record<string, string>) =>
      callApi<(typeof staffEndpoints)['signIn']>({
        method: 'POST',
        url: adminPaths.session,
        body: { email, password },
      }),
    onSuccess: (session) =>
      former === undefined || session.id === former ? takeSession(session) : openAnew(),
  });
  return (
    <EntryCard title={words.signIn}>
      {former !== undefined && <Notice>{words.sessionEnded}</Notice>}
      <Form onSubmit={signIn.mutate} failure={signIn.error}>
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
    </EntryCard>
  );
}
