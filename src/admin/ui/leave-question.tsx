import { keysMessages as words } from '#messages/office/keys.ts';
import { Button } from './button.tsx';

interface Props {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks inside a dialog whether what was typed may be lost. The focus is on staying. */
export const LeaveQuestion = ({ onStay, onLeave }: Props) => (
  <div className="dialog__question" role="alertdialog" aria-labelledby="leave-question">
    <p id="leave-question">
      <strong>{words.closeDialog}</strong> {words.dialogText}
    </p>
    <div className="form__actions">
      <Button look="main" onPress={onStay} autoFocus>
        {words.stay}
      </Button>
      <Button look="danger" onPress={onLeave}>
        {words.close}
      </Button>
    </div>
  </div>
);
