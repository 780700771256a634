import { type ReactNode, useRef, useState } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { entryMessages as words } from '#messages/office/entry.ts';
import { passkeyMessages } from '#messages/office/passkeys.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { useViewer } from '../../api/session.ts';
import { StepUp, type WithStepUp } from '../../api/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useProveFactor } from './use-prove-factor.ts';

interface Asked {
  readonly proved: () => void;
  readonly refused: () => void;
}

/** Asks for the second factor in a dialog whenever a piece of work needs it. One who closes the dialog has refused the work. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The dialog that is open: pieces of work that need it meanwhile wait for it, too. */
  const asking = useRef<Promise<void>>(null);

  const withStepUp: WithStepUp = async (work) => {
    try {
      return await work();
    } catch (error) {
      const isAsked = error instanceof ApiFailure && error.code === 'step_up_required';
      if (!isAsked) throw error;
      asking.current ??= new Promise<void>((proved, refused) => {
        setAsked({ proved, refused: () => refused(error) });
      }).finally(() => {
        asking.current = null;
        setAsked(null);
      });
      await asking.current;
      return work();
    }
  };

  return (
    <StepUp value={withStepUp}>
      {children}
      {asked && <StepUpDialog {...asked} />}
    </StepUp>
  );
}

function StepUpDialog({ proved, refused }: Asked) {
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
