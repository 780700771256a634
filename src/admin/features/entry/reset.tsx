import { useState } from 'react';
import { useNavigate } from 'react-router';
import { entryMessages as words } from '#messages/office/entry.ts';
import { call } from '../../api/call-api.ts';
import { staffCalls } from '../../api/endpoints/staff.ts';
import { useTakeSession } from '../../api/session.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { linkKey } from './link-key.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Sets a new password by the link of a letter, with the second factor of one who has it. */
export function Reset() {
  const [key] = useState(linkKey);
  const takeSession = useTakeSession();
  const navigate = useNavigate();
  const reset = useChange(
    ({ code = '', password1 = '', password2 = '' }: Record<string, string>) =>
      call(staffCalls.resetPassword, { body: { key, code, password1, password2 } }),
    {
      onDone() {
        say(words.passwordSet);
        takeSession(null);
        navigate('/', { replace: true });
      },
    },
  );
  return (
    <EntryCard title={words.resetTitle}>
      {key ? (
        <Form onSubmit={reset.mutate} failure={reset.error}>
          <NewPasswordFields autoFocus />
          <Field
            name="code"
            label={words.resetCode}
            hint={words.resetCodeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <div className="form__actions">
            <Button type="submit" look="main" isPending={reset.isPending}>
              {words.setPassword}
            </Button>
          </div>
        </Form>
      ) : (
        <Notice look="error">{words.linkBroken}</Notice>
      )}
    </EntryCard>
  );
}
