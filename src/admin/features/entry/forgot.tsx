import { entryMessages as words } from '#messages/office/entry.ts';
import { call } from '../../api/call-api.ts';
import { staffCalls } from '../../api/endpoints/staff.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { EmailField } from './email-field.tsx';

/** Asks for a letter with the link to a new password. Whether the address is a member's is not told. */
export function Forgot() {
  const ask = useChange(({ email = '' }: Record<string, string>) =>
    call(staffCalls.requestReset, { body: { email } }),
  );
  if (ask.isSuccess) {
    return (
      <EntryCard title={words.sentTitle}>
        <p role="status">{words.sent}</p>
        <Link to="/">{words.toSignIn}</Link>
      </EntryCard>
    );
  }
  return (
    <EntryCard title={words.forgotTitle}>
      <p>{words.forgotText}</p>
      <Form onSubmit={ask.mutate} failure={ask.error}>
        <EmailField />
        <div className="form__actions">
          <Button type="submit" look="main" isPending={ask.isPending}>
            {words.send}
          </Button>
          <Link to="/">{words.toSignIn}</Link>
        </div>
      </Form>
    </EntryCard>
  );
}
