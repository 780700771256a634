import { entryMessages as words } from '#messages/office/entry.ts';
import { passkeyMessages } from '#messages/office/passkeys.ts';
import { useSignOut } from '../../api/use-sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { Form } from '../../ui/form.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useProveFactor } from './use-prove-factor.ts';

/** Asks one who has given the password for the second factor. */
export function Factor({ hasPasskey }: { hasPasskey: boolean }) {
  const prove = useProveFactor();
  const signOut = useSignOut();
  return (
    <EntryCard title={words.codeTitle}>
      <Form onSubmit={prove.byCode} failure={prove.failure}>
        <CodeField hint={words.codeHint} />
        <div className="form__actions">
          <Button type="submit" look="main" isPending={prove.isCodeSent}>
            {words.confirm}
          </Button>
          <Button look="quiet" onPress={() => signOut.mutate()}>
            {words.otherMember}
          </Button>
        </div>
      </Form>
      {hasPasskey && (
        <PasskeyButton
          label={passkeyMessages.confirm}
          isPending={prove.isPasskeyAsked}
          onPress={prove.byPasskey}
        />
      )}
      <p className="field__hint">{words.noCode}</p>
    </EntryCard>
  );
}
