import type { ProviderName } from '#contracts/payments.ts';
import { paymentKeysMessages as words } from '#messages/office/payment-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRemoveKeys, useTurn } from './provider-queries.ts';

interface Props {
  readonly name: ProviderName;
  readonly onClose: () => void;
}

interface TurnProps extends Props {
  readonly isTest: boolean;
  /** The other provider, where customers are led to it. */
  readonly other: ProviderName | undefined;
}

/** Leads customers to a provider: what that does to the other one, and to payments of trying out. */
export function TurnOnDialog({ name, isTest, other, onClose }: TurnProps) {
  const turn = useTurn(name, true, () => {
    say(words.turnedOn(name));
    onClose();
  });
  return (
    <Dialog title={words.turnOnTitle(name)} onClose={onClose}>
      <p>{words.turnOnText(name)}</p>
      {other && <p>{words.otherGoesOff(other)}</p>}
      <p>{isTest ? words.testIsOn : words.testsEnd}</p>
      <Form failure={turn.error} onSubmit={() => turn.mutate()}>
        <DialogActions label={words.turnOn} isPending={turn.isPending} />
      </Form>
    </Dialog>
  );
}

export function TurnOffDialog({ name, isTest, onClose }: Omit<TurnProps, 'other'>) {
  const turn = useTurn(name, false, () => {
    say(words.turnedOff(name));
    onClose();
  });
  return (
    <Dialog title={words.turnOffTitle(name)} onClose={onClose}>
      <p>{words.turnOffText}</p>
      {!isTest && <p>{words.testsCount}</p>}
      <Form failure={turn.error} onSubmit={() => turn.mutate()}>
        <DialogActions label={words.turnOff} isPending={turn.isPending} isDanger />
      </Form>
    </Dialog>
  );
}

export function RemoveKeysDialog({ name, onClose }: Props) {
  const remove = useRemoveKeys(name, () => {
    say(words.removed(name));
    onClose();
  });
  return (
    <Dialog title={words.removeTitle(name)} onClose={onClose}>
      <p>{words.removeText}</p>
      <Form failure={remove.error} onSubmit={() => remove.mutate()}>
        <DialogActions label={words.remove} isPending={remove.isPending} isDanger />
      </Form>
    </Dialog>
  );
}
