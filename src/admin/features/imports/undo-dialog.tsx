import type { ImportRun } from '#contracts/admin/imports/imports.ts';
import { importsScreenMessages as words } from '#messages/office/imports.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useUndoImport } from './task-queries.ts';

interface Props {
  readonly run: ImportRun;
  readonly onClose: () => void;
}

/** Asks before an import is undone, and says what that gives back. */
export function UndoDialog({ run, onClose }: Props) {
  const undo = useUndoImport((undone) => {
    say(words.undone(undone));
    onClose();
  });
  return (
    <Dialog title={words.undoAsk(run.source)} onClose={onClose}>
      <p>{words.undoAbout}</p>
      <Form onSubmit={() => undo.mutate(run.id)} failure={undo.error}>
        <DialogActions label={words.undo} isDanger isPending={undo.isPending} />
      </Form>
    </Dialog>
  );
}
