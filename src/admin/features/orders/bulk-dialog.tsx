import type { BulkAnswer } from '#contracts/admin/orders/order-bulk.ts';
import type { OrderRowOfOffice } from '#contracts/admin/orders/orders.ts';
import { isOwed, type OrderStatus } from '#contracts/order-states.ts';
import { orderWorkMessages as workWords } from '#messages/office/order-work.ts';
import {
  bulkActions,
  bulkChanged,
  bulkQuestion,
  bulkMessages as words,
} from '#messages/office/views.ts';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { useBulkChange, useBulkUndo } from './bulk-calls.ts';
import { handsOver } from './change-dialog.tsx';

/** For so many ms several steps can be taken back; the first of them was made some time before the last. */
const UNDO_SHOWN = 7000;

interface Props {
  /** As they were when the step was chosen. */
  readonly orders: readonly Pick<OrderRowOfOffice, 'number' | 'version' | 'payment'>[];
  readonly status: OrderStatus;
  readonly onDone: (answer: BulkAnswer) => void;
  readonly onClose: () => void;
}

/** Asks once before a step of several orders, and whether their customers are written to. */
export function BulkDialog({ orders, status, onDone, onClose }: Props) {
  const undo = useBulkUndo({
    onDone: ({ changed, refused }) => say(words.undone(changed.length, refused.length)),
    // The dialog is closed by now.
    onFailure: ({ message }) => say(message),
  });
  const change = useBulkChange((answer) => {
    const changed = chosen.filter(({ number }) => answer.changed.includes(number));
    const next = changed.map(({ number, version }) => ({ number, version: version + 1 }));
    if (changed.length > 0) {
      say(bulkChanged(status, changed.length), {
        label: workWords.undo,
        shown: UNDO_SHOWN,
        run: () => undo.mutate({ orders: next }),
      });
    }
    onClose();
    onDone(answer);
  });
  const chosen = orders.map(({ number, version }) => ({ number, version }));
  const owed = handsOver.includes(status)
    ? orders.filter(({ payment }) => isOwed(payment)).length
    : 0;
  return (
    <Dialog title={bulkQuestion(status, orders.length)} onClose={onClose}>
      {owed > 0 && <Notice>{words.owed(owed)}</Notice>}
      <p>{consequenceOf(status)}</p>
      <Form
        onSubmit={({ letter }) =>
          change.mutate({ orders: chosen, status, letter: letter !== undefined })
        }
        failure={change.error}
      >
        <Check name="letter" defaultChecked>
          {words.letter}
        </Check>
        <DialogActions
          label={bulkActions[status]}
          isPending={change.isPending}
          isDanger={status === 'cancelled'}
        />
      </Form>
    </Dialog>
  );
}

function consequenceOf(status: OrderStatus): string {
  if (status === 'cancelled') return words.cancelText;
  return status === 'delivered' ? words.finalText : words.forwardText;
}
