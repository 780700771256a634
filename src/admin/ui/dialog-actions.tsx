import { use } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { Button } from './button.tsx';
import { LeavingDialog } from './leaving-dialog.ts';

interface Props {
  readonly label: string;
  readonly isPending: boolean;
  readonly isDanger?: boolean;
}

/** The buttons of a form in a dialog: send it, or leave the dialog, after a question where something was typed. */
export function DialogActions({ label, isPending, isDanger = false }: Props) {
  const leave = use(LeavingDialog);
  return (
    <div className="form__actions">
      <Button type="submit" look={isDanger ? 'danger' : 'main'} isPending={isPending}>
        {label}
      </Button>
      <Button look="quiet" onPress={leave}>
        {officeMessages.cancel}
      </Button>
    </div>
  );
}
