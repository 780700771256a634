import { useState } from 'react';
import type { ReturnCard } from '#contracts/admin/returns/returns.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { type NextStep, nextSteps, stepNames } from './next-steps.ts';

const loadDialog = async () => (await import('./step-dialog.tsx')).StepDialog;

/** The buttons of the steps of a return, each with its dialog. */
export function ReturnActions({ card }: { card: ReturnCard }) {
  const [to, setTo] = useState<NextStep>('agreed');
  const { Opened: StepDialog, ...dialog } = useOpenLater(loadDialog);
  return (
    <>
      {nextSteps[card.state].map((step, at) => (
        <Button
          key={step}
          look={at === 0 ? 'main' : step === 'withdrawn' ? 'quiet' : 'plain'}
          onPress={() => {
            setTo(step);
            dialog.open();
          }}
        >
          {stepNames[step]}
        </Button>
      ))}
      {StepDialog && <StepDialog card={card} to={to} onClose={dialog.close} />}
    </>
  );
}
