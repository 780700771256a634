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
import { EmailField } from './email-field.tsx';
import { linkKey } from './link-key.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Makes the account that a link promises: the first owner's, who also names an address, or that of an invitation. */
export function Join({ isFirst = false }: { isFirst?: boolean }) {
  const [key] = useState(linkKey);
  const takeSession = useTakeSession();
  const navigate = useNavigate();
  const join = useChange(
    ({ email, name = '', password1 = '', password2 = '' }: Record<string, string>) =>
      call(staffCalls.join, { body: { key, name, password1, password2, email } }),
    {
      onDone(session) {
        takeSession(session);
        navigate('/', { replace: true });
      },
    },
  );
  return (
    <EntryCard title={isFirst ? words.firstTitle : words.joinTitle}>
      <p>{isFirst ? words.first : words.join}</p>
      {key ? (
        <Form onSubmit={join.mutate} failure={join.error}>
          {isFirst && <EmailField />}
          <Field
            name="name"
            label={words.name}
            autoComplete="name"
            maxLength={100}
            isRequired
            autoFocus={!isFirst}
          />
          <NewPasswordFields />
          <div className="form__actions">
            <Button type="submit" look="main" isPending={join.isPending}>
              {words.create}
            </Button>
          </div>
        </Form>
      ) : (
        <Notice look="error">{words.linkBroken}</Notice>
      )}
    </EntryCard>
  );
}
