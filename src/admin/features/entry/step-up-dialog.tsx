import { officeMessages } from '#messages/office/common.ts';
import { entryMessages as words } from '#messages/office/entry.ts';
import { passkeyMessages } from '#messages/office/passkeys.ts';
import { useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useProveFactor } from './use-prove-factor.ts';

interface Props {
  readonly proved: () => void;
  readonly refused: () => void;
}

/** Asks for the second factor. */
export function StepUpDialog({ proved, refused }: Props) {
  const { has_passkey: hasPasskey, has_factor: hasFactor } = useViewer();
  const prove = useProveFactor(proved);
  if (!hasFactor && !hasPasskey) {
    return (
      <Dialog title={words.stepUpTitle} onClose={refused}>
        <p>{words.noFactor}</p>
        <Button onPress={refused}>{officeMessages.close}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.stepUpTitle} onClose={refused}>
      <p>{words.stepUp}</p>
      <Form onSubmit={prove.byCode} failure={prove.failure}>
        <CodeField />
        <DialogActions label={words.confirm} isPending={prove.isCodeSent} />
      </Form>
      {hasPasskey && (
        <PasskeyButton
          label={passkeyMessages.confirm}
          isPending={prove.isPasskeyAsked}
          onPress={prove.byPasskey}
        />
      )}
    </Dialog>
  );
}
