import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { ApiFailure } from '../../api/call-api.ts';
import { StepUp, StepUpClosed, type WithStepUp } from '../../api/step-up.ts';
import type { StepUpDialog } from './step-up-dialog.tsx';

interface Asked extends ComponentProps<typeof StepUpDialog> {
  readonly Dialog: typeof StepUpDialog;
}

/** Asks for the second factor in a dialog whenever a piece of work needs it. One who closes the dialog has refused the work. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The dialog that is open: pieces of work that need it meanwhile wait for it, too. */
  const asking = useRef<Promise<void>>(null);

  const ask = async (error: ApiFailure) => {
    const { StepUpDialog: Dialog } = await import('./step-up-dialog.tsx').catch(() => {
      throw error;
    });
    await new Promise<void>((proved, refused) => {
      setAsked({
        Dialog,
        proved,
        refused: () => refused(new StepUpClosed(error.status, error.body)),
      });
    });
  };
  const withStepUp: WithStepUp = async (work) => {
    try {
      return await work();
    } catch (error) {
      const isAsked = error instanceof ApiFailure && error.code === 'step_up_required';
      if (!isAsked) throw error;
      asking.current ??= ask(error).finally(() => {
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
      {asked && <asked.Dialog proved={asked.proved} refused={asked.refused} />}
    </StepUp>
  );
}
