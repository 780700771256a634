import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { type HandWay, handWays } from '#contracts/payments.ts';
import { handWayNames, orderPaymentWords as words } from '#messages/office/order-payments.ts';
import { orderCardMessages } from '#messages/office/orders.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Conflict } from './conflict.tsx';
import { useNotePayment } from './payment-calls.ts';
import { useSeenVersion } from './use-seen-version.ts';

interface Props {
  readonly order: OrderCard;
  readonly money: OrderPayments;
  readonly onClose: () => void;
}

const read = (text: string) => readTyped(text, 'money', orderCardMessages.costWrong);

/** Notes money that came: how much, how, and by which paper. More than is left is noted once the member says that it is too much. */
export function NotePaymentDialog({ order, money: { left }, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const [typed, setTyped] = useState(left > 0 ? String(left) : '');
  const [way, setWay] = useState<HandWay>('cash');
  const note = useNotePayment(order.number, onClose);
  const sum = read(typed);
  const isBeyond = left === 0 || ('value' in sum && sum.value > left);
  const save = (values: Record<string, string>) => {
    setWrong('fault' in sum ? new ApiFailure(400, { amount: [sum.fault] }) : null);
    if ('fault' in sum) return;
    const { document = '', note: comment = '', extra } = values;
    note.mutate(
      {
        version,
        amount: sum.value,
        way,
        document: document.trim(),
        note: comment.trim(),
        extra: extra !== undefined,
      },
      { onError: refused },
    );
  };
  return (
    <Dialog title={words.noteTitle(order.number)} onClose={onClose}>
      <Conflict failure={note.error} delivery={order.delivery_type} />
      <Form failure={wrong ?? note.error} onSubmit={save}>
        <Field
          name="amount"
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          autoFocus
        />
        {isBeyond && <Check name="extra">{words.extra}</Check>}
        <SelectField
          name="way"
          label={words.way}
          value={way}
          onChange={setWay}
          options={handWays.map((one) => [one, handWayNames[one]] as const)}
        />
        <Field
          name="document"
          label={words.document}
          hint={words.documentHint}
          autoComplete="off"
          maxLength={60}
        />
        <Field name="note" label={words.comment} autoComplete="off" maxLength={300} />
        <DialogActions label={words.save} isPending={note.isPending} />
      </Form>
    </Dialog>
  );
}
