import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import { invoiceWords as words } from '#messages/office/invoices.ts';
import { orderCardMessages } from '#messages/office/orders.ts';
import { typedSum } from '#messages/words/price.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { useMay } from '../../../api/session.ts';
import { Check } from '../../../ui/check.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { readTyped } from '../../../ui/read-typed.ts';
import { Conflict } from '../conflict.tsx';
import { useSeenVersion } from '../use-seen-version.ts';
import { useMakeInvoice } from './invoice-calls.ts';

interface Props {
  readonly order: OrderCard;
  readonly known: OrderInvoices;
  readonly onClose: () => void;
}

/** Makes an invoice over all that is left, or a part of it. */
export function MakeInvoiceDialog({ order, known, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const mayHold = useMay()('payments.manual');
  // Before anything is paid, of an order that is paid by parts.
  const isFirst = order.payment_type === 'partial' && order.payment === 'waiting_for_payment';
  const make = useMakeInvoice(order.number, onClose);
  const save = ({ amount = '', hold }: Record<string, string>) => {
    const sum = readTyped(amount, 'money', orderCardMessages.costWrong);
    setWrong('fault' in sum ? new ApiFailure(400, { amount: [sum.fault] }) : null);
    if ('fault' in sum) return;
    make.mutate({ version, amount: sum.value, hold: hold !== undefined }, { onError: refused });
  };
  return (
    <Dialog title={words.makeTitle(order.number)} onClose={onClose}>
      <Conflict failure={make.error} delivery={order.delivery_type} />
      <p>{words.about}</p>
      {!known.knows_taxes && <Notice>{words.noTaxes}</Notice>}
      <Form failure={wrong ?? make.error} onSubmit={save}>
        <Field
          name="amount"
          label={words.amount}
          hint={isFirst ? words.firstHint(known.left) : words.amountHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedSum(isFirst ? order.amount_due : known.left)}
          autoFocus
        />
        {mayHold && !known.keeps_goods && (
          <Check name="hold" defaultChecked>
            {words.hold}
          </Check>
        )}
        <DialogActions label={words.make} isPending={make.isPending} />
      </Form>
    </Dialog>
  );
}
