import type { Invoice } from '#contracts/admin/payments/invoices.ts';
import { invoiceWords as words } from '#messages/office/invoices.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { useSendInvoice } from './invoice-calls.ts';

interface Props {
  readonly number: string;
  readonly invoice: Invoice;
  /** Of the order; may be empty. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Sends an invoice by a letter, to the customer or to who pays there. */
export function SendInvoiceDialog({ number, invoice, email, onClose }: Props) {
  const send = useSendInvoice(number, invoice.number, onClose);
  return (
    <Dialog title={words.sendTitle(invoice.number)} onClose={onClose}>
      <p>{words.sendAbout}</p>
      <Form
        failure={send.error}
        onSubmit={({ email: to = '' }) => send.mutate({ email: to.trim() })}
      >
        <Field
          name="email"
          label={words.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={invoice.sent?.to ?? email}
          autoFocus
        />
        <DialogActions label={words.send} isPending={send.isPending} />
      </Form>
    </Dialog>
  );
}
