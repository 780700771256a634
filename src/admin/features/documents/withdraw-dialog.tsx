import type { OfficeDocument } from '#contracts/admin/content/documents.ts';
import { documentsScreenMessages as words } from '#messages/office/documents.ts';
import { documentNames } from '#messages/site/documents.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useWithdraw } from './queries.ts';

interface Props {
  readonly document: OfficeDocument;
  /** The newest one. */
  readonly version: number;
  readonly onClose: () => void;
}

/** Asks before a version is taken back, and says which one is in force then. */
export function WithdrawDialog({ document: { kind, editions }, version, onClose }: Props) {
  const before = editions.find((one) => one.version < version);
  const withdraw = useWithdraw(kind, () => {
    say(words.withdrawn(version));
    onClose();
  });
  return (
    <Dialog title={words.withdrawAsk(version, documentNames[kind])} onClose={onClose}>
      <p>{before ? words.withdrawBefore(before.version, before.in_force) : words.withdrawLast}</p>
      <Form failure={withdraw.error} onSubmit={() => withdraw.mutate(version)}>
        <DialogActions label={words.withdraw} isDanger isPending={withdraw.isPending} />
      </Form>
    </Dialog>
  );
}
