import type { ReceiptOfOrder } from '#contracts/admin/payments/receipts.ts';
import { officeMessages } from '#messages/office/common.ts';
import { receiptWords as words } from '#messages/office/receipts.ts';
import { call } from '../../api/call-api.ts';
import { receiptsCalls } from '../../api/endpoints/payments.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useMoney } from './payment-calls.ts';

interface Props {
  readonly number: string;
  readonly receipt: ReceiptOfOrder;
  readonly onClose: () => void;
}

/** Notes the number of a receipt that the till of the shop has printed. */
export function ReceiptDialog({ number, receipt: { id }, onClose }: Props) {
  const note = useMoney(
    number,
    (body: { document: string; link: string }) =>
      call(receiptsCalls.note, { params: { number, id }, body }),
    () => {
      say(words.noted);
      onClose();
    },
  );
  return (
    <Dialog title={words.noteTitle} onClose={onClose}>
      <p>{words.noteAbout}</p>
      <Form
        failure={note.error}
        onSubmit={({ document = '', link = '' }) =>
          note.mutate({ document: document.trim(), link: link.trim() })
        }
      >
        <Field name="document" label={words.document} autoComplete="off" maxLength={60} autoFocus />
        <Field
          name="link"
          label={words.link}
          hint={words.linkHint}
          autoComplete="off"
          maxLength={500}
        />
        <DialogActions label={officeMessages.save} isPending={note.isPending} />
      </Form>
    </Dialog>
  );
}
