import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { Invoice } from '#contracts/admin/payments/invoices.ts';
import { invoiceWords as words } from '#messages/office/invoices.ts';
import { orderCardMessages } from '#messages/office/orders.ts';
import { typedSum } from '#messages/words/price.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { Check } from '../../../ui/check.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { readTyped } from '../../../ui/read-typed.ts';
import { Conflict } from '../conflict.tsx';
import { useSeenVersion } from '../use-seen-version.ts';
import { useNoteInvoicePaid } from './invoice-calls.ts';

interface Props {
  readonly order: OrderCard;
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Notes money that the bank has brought for an invoice. */
export function InvoicePaidDialog({ order, invoice, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const note = useNoteInvoicePaid(order.number, invoice.number, onClose);
  const isBeyond = note.error instanceof ApiFailure && 'amount' in note.error.body;
  const save = ({ amount = '', document = '', extra }: Record<string, string>) => {
    const sum = readTyped(amount, 'money', orderCardMessages.costWrong);
    setWrong('fault' in sum ? new ApiFailure(400, { amount: [sum.fault] }) : null);
    if ('fault' in sum) return;
    note.mutate(
      { version, amount: sum.value, document: document.trim(), extra: extra !== undefined },
      { onError: refused },
    );
  };
  return (
    <Dialog title={words.paidTitle(invoice.number)} onClose={onClose}>
      <Conflict failure={note.error} delivery={order.delivery_type} />
      <p>{words.paidAbout}</p>
      <Form failure={wrong ?? note.error} onSubmit={save}>
        <Field
          name="amount"
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedSum(Math.round((invoice.amount - invoice.paid) * 100) / 100)}
        />
        {isBeyond && <Check name="extra">{words.extra}</Check>}
        <Field name="document" label={words.document} autoComplete="off" maxLength={60} autoFocus />
        <DialogActions label={words.save} isPending={note.isPending} />
      </Form>
    </Dialog>
  );
}
