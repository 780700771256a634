import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { ChargeKind } from '#contracts/order-states.ts';
import { officeMessages } from '#messages/office/common.ts';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { ApiFailure, call } from '../../api/call-api.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { say } from '../../ui/toasts.tsx';
import { Conflict } from './conflict.tsx';
import { useCardChange } from './queries.ts';

interface Props {
  readonly order: OrderCard;
  readonly kind: ChargeKind;
  readonly onClose: () => void;
}

interface Wanted {
  /** Null takes the charge away. */
  readonly amount: number | null;
  readonly reason: string;
  readonly letter: boolean;
}

/** Sets a charge of an order; an empty field takes it away. */
export function ChargeDialog({ order, kind, onClose }: Props) {
  const [version, setVersion] = useState(order.version);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const { number } = order;
  const before = order.charges.find((charge) => charge.kind === kind);
  const change = useCardChange(
    number,
    (body: Wanted) =>
      call(orderWorkCalls.charge, { params: { number, kind }, body: { ...body, version } }),
    () => {
      say(words.chargeSaved(chargeNames[kind]));
      onClose();
    },
  );
  const save = ({ amount: text = '', reason = '', letter }: Record<string, string>) => {
    const read = text.trim() === '' ? { value: null } : readTyped(text, 'money', words.costWrong);
    setWrong('fault' in read ? new ApiFailure(400, { amount: [read.fault] }) : null);
    if ('fault' in read) return;
    change.mutate(
      { amount: read.value, reason: reason.trim(), letter: letter !== undefined },
      { onError: () => setVersion(order.version) },
    );
  };
  return (
    <Dialog title={chargeNames[kind]} onClose={onClose}>
      <Conflict failure={change.error} delivery={order.delivery_type} />
      <Form failure={wrong ?? change.error} onSubmit={save}>
        <Field
          name="amount"
          label={words.chargeAmount}
          hint={words.chargeHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={before ? String(before.amount) : ''}
          autoFocus
        />
        <Field
          name="reason"
          label={words.chargeReason}
          hint={words.chargeReasonHint}
          autoComplete="off"
          maxLength={200}
          defaultValue={before?.reason ?? ''}
        />
        <Check name="letter" defaultChecked>
          {words.letter}
        </Check>
        <DialogActions label={officeMessages.save} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}
