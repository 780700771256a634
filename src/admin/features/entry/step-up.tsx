import { type ReactNode, useState } from 'react';
import { officeMessages } from '#messages/office.ts';
import { entryMessages as words } from '#messages/office-entry.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { StepUp, type WithStepUp } from '../../api/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { CodeField } from './code-field.tsx';
import { useProveFactor } from './use-prove-factor.ts';

interface Asked {
  readonly proved: () => void;
  readonly refused: () => void;
}

/** Asks for the second factor in a dialog whenever a piece of work needs it. One who closes the dialog has refused the work. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);

  const withStepUp: WithStepUp = async (work) => {
    try {
      return await work();
    } catch (error) {
      const isAsked = error instanceof ApiFailure && error.code === 'step_up_required';
      if (!isAsked) throw error;
      await new Promise<void>((proved, refused) => {
        setAsked({ proved, refused: () => refused(error) });
      }).finally(() => setAsked(null));
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
  const prove = useProveFactor(proved);
  return (
    <Dialog title={words.stepUpTitle} onClose={refused}>
      <p>{words.stepUp}</p>
      <Form onSubmit={prove.mutate} failure={prove.error}>
        <CodeField />
        <div className="form__actions">
          <Button type="submit" look="main" isPending={prove.isPending}>
            {words.confirm}
          </Button>
          <Button look="quiet" onPress={refused}>
            {officeMessages.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
