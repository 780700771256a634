import { officeMessages } from '#messages/office.ts';
import { Button } from './button.tsx';

interface Props {
  readonly label: string;
  readonly isPending: boolean;
  readonly isDanger?: boolean;
  readonly onCancel: () => void;
}

/** The buttons of a form in a dialog: send it, or leave. */
export const DialogActions = ({ label, isPending, isDanger = false, onCancel }: Props) => (
  <div className="form__actions">
    <Button type="submit" look={isDanger ? 'danger' : 'main'} isPending={isPending}>
      {label}
    </Button>
    <Button look="quiet" onPress={onCancel}>
      {officeMessages.cancel}
    </Button>
  </div>
);
